import { expect, it } from "vitest";
import type { Sample } from "../../declare/Rule.ts";
import { createChecker } from "../../engine/createChecker.ts";
import { sampleEntries } from "../../../tests/helpers/sampleEntries.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";
import { sampleFiles } from "../examples/sampleFiles.ts";

const found = (...samples: readonly Sample[]) =>
  findingsOf("companion-contradicts", samples, "live").map(({ pointer }) => pointer);

const cargo = sampleFiles["Cargo.json"];
const line = (count: number): Sample => ({ event: { ...cargo.line, Count: count } });
const file = (count: number): Sample => ({ companion: "Cargo.json", event: { ...cargo.event, Count: count } });

it("compares the file with its line, whichever is seen first", () => {
  expect(found(line(4), file(5))).toEqual(["/Count"]);
  expect(found(file(5), line(4))).toEqual(["/Count"]);
  expect(found(line(4), file(4))).toEqual([]);
});

it("waits for all lines of a second: a file may be seen before the line that it belongs to", () => {
  expect(found(file(3), line(3), file(4), line(4))).toEqual([]);
  expect(found(line(3), file(4), line(4))).toEqual([]);
  expect(found(line(3), line(4), file(5))).toEqual(["/Count"]);
  expect(found(line(3), line(4), file(5), file(4))).toEqual(["/Count"]);
});

it("reports a content once, however often it was observed", () => {
  expect(found(file(5), line(4), file(5))).toEqual(["/Count"]);
});

it("reports at the next announcement, and not only at the end", () => {
  const checker = createChecker({ dialect: "live", rules: { "header-first": "off" } });
  const next = { event: { ...cargo.line, timestamp: "2026-05-01T12:02:00Z" } };
  const each = sampleEntries([line(4), file(5), next]).map((entry) => checker.push(entry).length);
  expect(each).toEqual([0, 0, 1]);
});

it("says nothing of a file with another time, which companion-stale reports", () => {
  const later = { event: { ...cargo.line, timestamp: "2026-05-01T12:09:00Z", Count: 7 } };
  expect(found(later, file(4))).toEqual([]);
});

it("does not compare the first Cargo of a session, which lists the hold itself and writes no file", () => {
  expect(found({ event: { ...cargo.event, Count: 9 } }, file(4))).toEqual([]);
});

it("compares the name of the line that clears a route", () => {
  const { event } = sampleFiles["NavRoute.json"];
  const cleared = { event: { timestamp: event["timestamp"] ?? "", event: "NavRouteClear" } };
  expect(found(cleared, { companion: "NavRoute.json", event })).toEqual(["/event"]);
});
