import { issueCodes, severities, type Dialect } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { observedDifferences } from "@shipslog/contract/observed";
import { lineDefects } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { createChecker } from "../engine/createChecker.ts";
import { sampleEntries } from "../../tests/helpers/sampleEntries.ts";
import type { Finding } from "../findings/Finding.ts";
import { exampleFindings } from "../../tests/helpers/exampleFindings.ts";
import { ruleMutations } from "../../tests/helpers/mutations/ruleMutations.ts";
import { basisNameOf, type Rule, type Sample } from "../declare/Rule.ts";
import { rules } from "./rules.ts";

/** Examples have no file header unless their rule is about it. */
const withoutHeader = { "header-first": "off" } as const;

function checkSamples(samples: readonly Sample[], { id, exampleDialect, severity }: Rule): readonly Finding[] {
  const dialect = exampleDialect ?? (Object.keys(severity)[0] as Dialect);
  const settings = id in withoutHeader ? {} : withoutHeader;
  const checker = createChecker({ dialect, rules: settings, observed: observedDeclarations });
  return [...sampleEntries(samples).flatMap((entry) => checker.push(entry)), ...checker.end()];
}

const brief = ({ rule, pointer, received }: Finding): string => `${rule} ${pointer} ${received}`;

describe.each(rules.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  it("finds nothing in its passing example", () => {
    expect(checkSamples(rule.passes, rule).map(brief)).toEqual([]);
  });

  it("reports its failing example once, and no other rule does", () => {
    const found = checkSamples(rule.fails, rule);
    const others = [...new Set(found.map((finding) => finding.rule))].filter((other) => other !== id);
    expect(others, `also find it: give ${id} an example that it alone finds, or leave the case to them`).toEqual([]);
    expect(found).toHaveLength(1);
    const [finding] = found;
    expect(
      [finding?.pointer, finding?.expected, finding?.received],
      "the words of the finding, in tests/helpers/exampleFindings.ts",
    ).toEqual(exampleFindings[id]);
    expect(finding?.message).not.toBe("");
    expect(finding?.expected).not.toBe("");
    expect(finding?.received).not.toBe("");
    expect(finding?.restsOn).not.toBe("");
    expect((finding?.position === undefined) !== (finding?.companion === undefined)).toBe(true);
  });

  it.each(rule.files ?? [])("reports its example of $file, and nothing in a sound one", ({ file, passes, fails }) => {
    const inLive = { ...rule, exampleDialect: "live" } as const;
    expect(checkSamples(passes, inLive).map(brief)).toEqual([]);
    const found = checkSamples(fails, inLive);
    expect(found.map((finding) => [finding.rule, finding.companion?.file])).toEqual([[id, file]]);
  });

  it("has every text that its page needs", () => {
    expect(id).toMatch(/^[a-z]+(-[a-z\d]+)*$/);
    for (const text of [rule.title, rule.why, rule.evidence]) expect(text).toMatch(/\.$/);
    expect(Object.keys(rule.severity).length).toBeGreaterThan(0);
    for (const severity of Object.values(rule.severity)) expect(["off", ...severities]).toContain(severity);
    expect([rule.issue, rule.defect, rule.observed, rule.start].filter((each) => each !== undefined)).toHaveLength(1);
  });
});

describe("the rules", () => {
  it("about the game are at most warnings in spec", () => {
    const game = rules.filter((rule) => basisNameOf(rule) === "game");
    expect(game.filter(({ severity }) => severity.spec === "error").map(({ id }) => id)).toEqual([]);
  });

  it("about observed kinds are at most warnings, and silent in spec", () => {
    const observed = rules.filter((rule) => rule.observed !== undefined);
    expect(observed.map(({ severity }) => [severity.spec, severity.live === "error"])).toEqual(
      observed.map(() => [undefined, false]),
    );
  });

  it("name the specification as their source exactly when they check its statements", () => {
    const naming = rules.filter(({ restsOn }) => restsOn.startsWith("Specification"));
    expect(naming.map(({ id }) => id)).toEqual(
      rules.filter((rule) => basisNameOf(rule) === "spec").map(({ id }) => id),
    );
  });

  it("have unique ids, each with a row in the table of findings", () => {
    expect(Object.keys(exampleFindings).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
  });

  it("have damages in the table of the mutation test, unless no single change of a valid journal breaks them", () => {
    const unbroken = rules.filter(({ id }) => ruleMutations[id] === undefined).map(({ id }) => id);
    expect(unbroken).toEqual([
      "empty-journal",
      "file-order",
      "file-truncated",
      "oversize-line",
      "unreadable-file",
      "engineer-repeat",
      "engineer-update",
      "goals-unchanged",
      "jump-again",
      "jump-nowhere",
      "not-at-carrier",
      "not-at-startup",
      "not-docked",
      "not-on-foot",
      "not-outside",
      "route-jump",
      "service-missing",
      "squadron-startup",
      "startup-absent",
      "startup-missing",
      "status-in-journal",
      "stored-unchanged",
      "suit-loadout-missing",
      "companion-missing",
      "companion-unannounced",
      "status-event",
      "status-missing",
      "status-stale",
    ]);
    expect(Object.keys(ruleMutations)).toHaveLength(rules.length - unbroken.length);
  });

  it("cover every issue code of the contract, every defect of a line and every difference from observed kinds", () => {
    // A value that is not an object never becomes an event: its line is a defect.
    const codes = Object.keys(issueCodes).filter((code) => code !== "not-an-object");
    expect(rules.flatMap(({ issue = [] }) => issue).toSorted()).toEqual(codes.toSorted());
    expect(rules.flatMap(({ defect = [] }) => defect).toSorted()).toEqual(Object.keys(lineDefects).toSorted());
    expect(rules.flatMap(({ observed = [] }) => observed).toSorted()).toEqual(
      ["bounds", ...observedDifferences].toSorted(),
    );
  });
});
