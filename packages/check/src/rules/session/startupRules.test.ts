import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { engineers, FSDJump, Missions } = sampleEvents;
const jump = { event: FSDJump({ timestamp: "2026-05-01T12:20:00Z" }) };
const missions = { event: Missions() };
const summary = { event: engineers() };

it("reports whichever of the two events the start-up lacks", () => {
  expect(findingsInSamples([missions, jump])).toEqual(["error startup-missing"]);
  expect(findingsInSamples([summary, jump])).toEqual(["error startup-missing"]);
  expect(findingsInSamples([summary, missions, jump])).toEqual([]);
});

it("does not decide without a start-up, before a minute has passed, or in a later part", () => {
  expect(findingsInSamples([jump])).toEqual([]);
  expect(findingsInSamples([missions, { event: FSDJump({ timestamp: "2026-05-01T12:00:59Z" }) }])).toEqual([]);
  expect(findingsInSamples([{ file: "Journal.2026-05-01T135800.02.log" }, missions, jump])).toEqual([
    "warning part-gap",
  ]);
});

it("does not decide after an unreadable line, which may be the other event", () => {
  expect(findingsInSamples([{ line: "damaged" }, missions, jump])).toEqual(["error invalid-json"]);
  expect(findingsInSamples([missions, { line: "damaged" }, jump])).toEqual(["error invalid-json"]);
});
