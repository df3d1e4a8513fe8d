import { expect, it } from "vitest";
import { createChecker } from "../../engine/createChecker.ts";
import { sampleEntries } from "../../../tests/helpers/sampleEntries.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples, findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { alphaCentauri, NavRoute, NavRouteLine, sol } = sampleEvents;
const line = (time: string) => ({ event: NavRouteLine(`2026-05-01T${time}Z`) });
const file = { companion: "NavRoute.json", event: NavRoute([sol, alphaCentauri]) } as const;

const staleFiles = (lineTime: string, fileTime: string) =>
  findingsOf("companion-stale", [
    { event: NavRouteLine(lineTime) },
    { companion: "NavRoute.json", event: NavRoute([sol, alphaCentauri], fileTime) },
  ]);

it("compares the times of file and line, not their texts", () => {
  expect(staleFiles("2026-05-01T12:01:00Z", "20260501T120100Z")).toEqual([]);
  expect(staleFiles("2026-05-01T12:01:00Z", "2026-05-01T12:01:00+00:00")).toEqual([]);
  expect(staleFiles("20260501T120100Z", "2026-05-01T12:00:59.500Z")).toMatchObject([
    { expected: "20260501T120100Z", received: "2026-05-01T12:00:59.500Z" },
  ]);
});

it("accepts a file that is up to a minute older than its line in spec, and none in live", () => {
  expect(findingsInSamples([line("12:02:00"), file])).toEqual([]);
  expect(findingsInSamples([line("12:02:01"), file])).toEqual(["error companion-stale /timestamp"]);
  expect(findingsInSamples([file, line("12:02:01")])).toEqual(["error companion-stale /timestamp"]);
  expect(findingsInSamples([line("12:01:01"), file], "live")).toEqual(["note companion-stale /timestamp"]);
});

it.each([
  ["before", [file, line("12:01:00")]],
  ["after", [line("12:01:00"), file]],
])("counts a file that was written %s its line as held", (_, samples) => {
  const checker = createChecker({ dialect: "live" });
  for (const entry of sampleEntries(samples)) checker.push(entry);
  checker.end();
  expect(checker.summary().rules["companion-stale"]?.held).toBe(1);
});
