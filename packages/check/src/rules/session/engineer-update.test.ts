import { expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsInSamples } from "../../../tests/helpers/findingsOf.ts";

const { engineers, oneEngineer } = sampleEvents;
const summary = { event: engineers() };

it("reports a lower rank or stage as an error in spec, and as engineer-rank or engineer-stage in live", () => {
  const rank = { event: oneEngineer({ Rank: 2 }) };
  const stage = { event: oneEngineer({ Progress: "Invited" }) };
  expect(findingsInSamples([summary, rank])).toEqual(["error engineer-update /Rank"]);
  expect(findingsInSamples([summary, stage])).toEqual(["error engineer-update /Progress"]);
  expect(findingsInSamples([summary, rank], "live")).toEqual(["warning engineer-rank /Rank"]);
  expect(findingsInSamples([summary, stage], "live")).toEqual(["warning engineer-stage /Progress"]);
});

it("leaves equal values to engineer-repeat, and accepts the first of an engineer", () => {
  expect(findingsInSamples([summary, { event: oneEngineer({ Rank: 3 }) }])).toEqual(["warning engineer-repeat /Rank"]);
  expect(findingsInSamples([{ event: oneEngineer({ Rank: 1 }) }])).toEqual([]);
});

it("leaves a lower rank in a summary to knowledge about the game", () => {
  const lower = { event: engineers({ Rank: 2 }, "2026-05-01T12:00:30Z") };
  expect(findingsInSamples([summary, lower])).toEqual(["warning engineer-rank /Engineers/0/Rank"]);
});
