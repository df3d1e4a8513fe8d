import { severities } from "@shipslog/contract";
import { escapeControls } from "@shipslog/contract/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileFindings } from "../../tests/helpers/hostileFindings.ts";
import { JunitReport } from "./JunitReport.ts";
import { printed, sampleFindings, sampleRules, summaryOf } from "../../tests/helpers/sampleFindings.ts";
import { readXml, type XmlElement } from "../../tests/helpers/wellFormedXml.ts";

const context = { dialect: "live", rules: sampleRules, version: "0.1.0" } as const;
const casesOf = (suites: XmlElement): readonly XmlElement[] =>
  suites.children.flatMap(({ children }) => children.filter(({ name }) => name === "testcase"));

describe("JunitReport", () => {
  it("has a passed test per rule without findings and a failed test per finding", () => {
    const cases = casesOf(readXml(printed(new JunitReport(context), sampleFindings)));
    const named = (start: string): readonly XmlElement[] =>
      cases.filter(({ attributes }) => attributes["name"]!.startsWith(start));
    expect(named("jump-distance ")).toHaveLength(43);
    expect(named("one-vehicle").map(({ children }) => children)).toEqual([[]]);
    const [failure] = named("wrong-type")[0]!.children;
    expect(failure?.attributes).toEqual({ message: "A field has the wrong type.", type: "error" });
    expect(failure?.text.split("\n").slice(0, 3)).toEqual([
      "Journal.2026-05-01T120000.01.log:131:97",
      "/MarketID",
      `expected an integer, received the string "3228342528"`,
    ]);
  });

  it("fails at the given severity and lists other findings in system-out", () => {
    const failures = severities.map((failOn) => {
      const suites = readXml(printed(new JunitReport({ ...context, failOn }), sampleFindings));
      return casesOf(suites).filter(({ children }) => children.length > 0).length;
    });
    expect(failures).toEqual([46, 47, 48]);
    expect(printed(new JunitReport(context), sampleFindings)).toContain(
      "141:15: warning: clock-back: A line is earlier",
    );
  });

  it("includes the start time when it is given", () => {
    const text = printed(new JunitReport({ ...context, startedAtMs: Date.UTC(2026, 4, 1, 12) }), []);
    expect(text).toContain(` timestamp="2026-05-01T12:00:00"`);
    expect(printed(new JunitReport(context), [])).not.toContain("timestamp");
  });

  it("is well-formed with correct counts for any content", () => {
    fc.assert(
      fc.property(hostileFindings, (findings) => {
        const suites = readXml(
          printed(new JunitReport({ ...context, failOn: "warning" }), findings, summaryOf(findings)),
        );
        const failing = findings.filter(({ severity }) => severity !== "note");
        const messages = casesOf(suites).flatMap(({ children }) =>
          children.map(({ attributes }) => attributes["message"]!),
        );
        const expected = failing.map(({ message }) => message.split("\n").map(escapeControls).join("\n"));
        expect(messages.toSorted(byText)).toEqual(
          expected.map((message) => message.replaceAll(/[\ufffe\uffff]/g, shown)).toSorted(byText),
        );
        for (const { attributes, children } of suites.children) {
          const cases = children.filter(({ name }) => name === "testcase");
          expect(Number(attributes["tests"])).toBe(cases.length);
          expect(Number(attributes["failures"])).toBe(cases.filter((each) => each.children.length > 0).length);
        }
      }),
    );
  });
});

function shown(character: string): string {
  return `<U+${character.charCodeAt(0).toString(16).toUpperCase()}>`;
}

function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
