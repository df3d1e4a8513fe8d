import { describe, expect, it } from "vitest";
import { parseBaseline } from "./Baseline.ts";
import { createChecker } from "../engine/createChecker.ts";
import { sampleEntries, sampleFile } from "../../tests/helpers/sampleEntries.ts";
import { sampleEvents } from "../rules/examples/sampleEvents.ts";

const { FSDJump, nextJump } = sampleEvents;
const wrong = sampleEntries([
  { event: FSDJump() },
  { event: nextJump({ JumpDist: 9 }) },
  { event: FSDJump({ timestamp: "2026-05-01T12:20:00Z", Colour: "red", JumpDist: 4.377 }) },
]);

function findWith(accepted: readonly object[]) {
  const parsed = parseBaseline(JSON.stringify({ accepted }));
  const checker = createChecker({ dialect: "spec", baseline: parsed.ok ? parsed.baseline : undefined });
  const rules = wrong.flatMap((entry) => checker.push(entry)).map(({ rule }) => rule);
  return { rules, summary: checker.summary() };
}

describe("a baseline", () => {
  it("accepts the finding it names and lists entries that match nothing", () => {
    const known = { rule: "jump-distance", file: sampleFile, line: 2, pointer: "/JumpDist", reason: "hand-made" };
    const { rules, summary } = findWith([known, { ...known, line: 3 }]);
    expect(rules).toEqual(["unknown-field"]);
    expect(summary.accepted).toBe(1);
    expect(summary.findings).toEqual({ error: 0, warning: 0, note: 1 });
    expect(summary.unusedBaseline).toEqual([{ ...known, line: 3 }]);
  });

  it("accepts every finding of a rule when it names only the rule", () => {
    expect(findWith([{ rule: "unknown-field", reason: "known" }]).rules).toEqual(["jump-distance"]);
  });

  it("accepts nothing in another file", () => {
    const elsewhere = { rule: "jump-distance", file: "Journal.other.01.log", reason: "known" };
    expect(findWith([elsewhere]).rules).toEqual(["jump-distance", "unknown-field"]);
  });

  it("accepts a finding about the whole event by its empty pointer", () => {
    const accepted = [{ rule: "layout", pointer: "", reason: "known" }];
    expect(parseBaseline(JSON.stringify({ accepted }))).toEqual({ ok: true, baseline: { accepted } });
  });

  it("takes an empty pointer for findings about a whole line", () => {
    const entry = { rule: "jump-distance", pointer: "", reason: "known" };
    const { rules, summary } = findWith([entry]);
    expect(rules).toEqual(["jump-distance", "unknown-field"]);
    expect(summary.unusedBaseline).toEqual([entry]);
  });

  it.each([
    ["{", ["the baseline is not JSON"]],
    ["null", [`the baseline has no array "accepted"`]],
    ['{"accepted":[{"rule":"layout"}]}', [`accepted[0]: "reason" must be a non-empty string`]],
    ['{"accepted":[{"rule":"layout","reason":""}]}', [`accepted[0]: "reason" must be a non-empty string`]],
    ['{"accepted":[{"rule":"layout","reason":"x","line":"2"}]}', [`accepted[0]: "line" must be a number`]],
    ['{"accepted":[{"rule":"layout","reason":"x","pointer":7}]}', [`accepted[0]: "pointer" must be a string`]],
    [
      '{"accepted":[{"rule":"layout","reason":"x","pointer":"","\\"pointer\\"":1}]}',
      [`accepted[0] has an unknown field ""pointer""`],
    ],
    ['{"accepted":[{"rule":"layout","reason":"x","colour":1}]}', [`accepted[0] has an unknown field "colour"`]],
  ])("is rejected with its problems: %s", (text, problems) => {
    expect(parseBaseline(text)).toEqual({ ok: false, problems });
  });
});
