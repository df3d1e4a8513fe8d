import { expect, it } from "vitest";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Fileheader } = sampleEvents;
const bounty =
  '{ "timestamp":"2016-09-20T14:42:34Z", "event":"Bounty", "Faction":"A", "Faction":"$faction_Federation;", "Reward":1 }';

it.each([
  ["2.2 (Beta 2)", []],
  ["3.8.0.407", []],
  ["Fleet Carriers Update - Patch 9", []],
  ["4.0.0.1700", ["duplicate-key"]],
])("knows which keys the game repeated in version %s", (gameversion, found) => {
  const samples = [{ event: Fileheader({ timestamp: "2016-09-20T14:42:00Z", gameversion }) }, { line: bounty }];
  expect(findingsOf("duplicate-key", samples).map(({ rule }) => rule)).toEqual(found);
});

it("judges a file without a header by today's game", () => {
  expect(findingsOf("duplicate-key", [{ line: bounty }])).toHaveLength(1);
});
