import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { engineers, FSDJump, Missions, SquadronStartup } = sampleEvents;
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

it("takes a start-up a minute later for the next one where a lost line hides what both have", () => {
  const at = (time: string) => ({ timestamp: `2026-05-01T${time}Z` });
  const again = [
    { event: engineers({}, "2026-05-01T12:10:00Z") },
    { event: SquadronStartup(at("12:10:01")) },
    { event: Missions(at("12:10:02")) },
  ];
  const squadron = { event: SquadronStartup() };
  const damaged = [{ line: "damaged" }, squadron, missions, ...again, jump];
  expect(findingsInSamples(damaged)).toEqual(["error invalid-json"]);
  // A third one alone is reported: of the second every line is known.
  const third = { event: Missions(at("12:15:00")) };
  expect(findingsInSamples([...damaged.slice(0, -1), third, jump])).toEqual([
    "error invalid-json",
    "error not-at-startup",
  ]);
});
