import fc from "fast-check";
import { expect, it } from "vitest";
import { createChecker } from "../engine/createChecker.ts";
import { sampleEntries } from "../../tests/helpers/sampleEntries.ts";
import { hostileFindings } from "../../tests/helpers/hostileFindings.ts";
import { BaselineMatcher, parseBaseline } from "./Baseline.ts";
import { updateBaseline } from "./updateBaseline.ts";

const none = { accepted: [] };
const music = (second: number) => `{ "timestamp":"2026-05-01T12:00:0${second}Z", "event":"Musik", "MusicTrack":"X" }`;

function findingsOf(lines: readonly string[]) {
  const checker = createChecker({ dialect: "live", only: ["misspelt-kind", "half-line", "empty-journal"] });
  return sampleEntries(lines.map((line) => ({ line }))).flatMap((entry) => checker.push(entry));
}

it("accepts exactly what was found, whatever it was, and survives a file", () => {
  fc.assert(
    fc.property(hostileFindings, (findings) => {
      const { baseline, removed } = updateBaseline(none, findings, "x");
      const parsed = parseBaseline(JSON.stringify(baseline));
      const named = baseline.accepted.every(({ rule, kind, file }) => rule !== "" && kind !== "" && file !== "");
      expect([parsed.ok, removed]).toEqual([named, 0]);
      const matcher = new BaselineMatcher(baseline);
      expect(findings.every((finding) => matcher.accepts(finding))).toBe(true);
      expect(updateBaseline(baseline, findings, "y").baseline).toEqual(baseline);
    }),
  );
});

it("knows a line when others come before it, but not another line", () => {
  const { baseline } = updateBaseline(none, findingsOf([music(1), '{ "timestamp":"2026']), "seen");
  const matcher = new BaselineMatcher(baseline);
  const later = findingsOf([music(0), music(2), music(1), '{ "timestamp":"2026']);
  expect(later.map((finding) => [finding.position?.line, matcher.accepts(finding)])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ]);
});

it("keeps reasons of what is still found, and drops the rest", () => {
  const { baseline } = updateBaseline(none, findingsOf([music(1), music(2)]), "seen");
  const reviewed = { accepted: baseline.accepted.map((entry, at) => ({ ...entry, reason: `reviewed ${at}` })) };
  const update = updateBaseline(reviewed, findingsOf([music(2), music(3)]), "new");
  expect(update).toMatchObject({ added: 1, removed: 1 });
  expect(update.baseline.accepted.map(({ reason }) => reason)).toEqual(["reviewed 1", "new"]);
});
