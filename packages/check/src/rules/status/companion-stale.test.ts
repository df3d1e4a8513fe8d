import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../findingsOf.testing.ts";

const { NavRoute, NavRouteLine, sol } = sampleEvents;

const staleFiles = (lineTime: string, fileTime: string) =>
  findingsOf("companion-stale", [
    { event: NavRouteLine(lineTime) },
    { companion: "NavRoute.json", event: NavRoute([sol], fileTime) },
  ]);

it("compares the times of file and line, not their texts", () => {
  expect(staleFiles("2026-05-01T12:01:00Z", "20260501T120100Z")).toEqual([]);
  expect(staleFiles("2026-05-01T12:01:00Z", "2026-05-01T12:01:00+00:00")).toEqual([]);
  expect(staleFiles("20260501T120100Z", "2026-05-01T12:00:59.500Z")).toMatchObject([
    { expected: "20260501T120100Z", received: "2026-05-01T12:00:59.500Z" },
  ]);
});
