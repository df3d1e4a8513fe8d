/**
 * Lines that were found to cost seconds or minutes. Here each must be parsed and checked at all and counted exactly; what they cost
 * beside an ordinary line is measured by `npm run bench check-hostile`.
 */
import { createChecker } from "@shipslog/check";
import { parseLine } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import { entriesIn } from "../bench/functions/entries.ts";
import { hostileLines } from "../bench/functions/hostileLines.ts";

describe.each(Object.entries(hostileLines))("%s", (_name, text) => {
  it("is parsed, and checked with at least one finding", () => {
    expect(parseLine(text)).toMatchObject({ ok: true });
    const checker = createChecker({ dialect: "spec" });
    const findings = entriesIn(text).flatMap((entry) => [...checker.push(entry)]);
    expect([...findings, ...checker.end()].length).toBeGreaterThan(0);
  });
});

it("counts every finding of such a line, and lists a hundred of each rule", () => {
  const checker = createChecker({ dialect: "spec" });
  const findings = entriesIn(hostileLines["10,000 unknown services"] ?? "").flatMap((entry) => checker.push(entry));
  const unknown = findings.filter(({ rule }) => rule === "value-outside-set");
  expect(unknown).toHaveLength(101);
  expect(unknown.at(-1)).toMatchObject({ count: 9900, pointer: "", severity: "error" });
  expect(checker.summary().findingsByRule["value-outside-set"]).toBe(10_000);
});
