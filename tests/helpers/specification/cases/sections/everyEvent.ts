import type { CaseTable } from "../Case.ts";
import { docked } from "../events/Docked.ts";
import { jump } from "../events/FSDJump.ts";
import { dataSold, squadron, suitLoadout, synthesis } from "../events/others.ts";
import { inShip } from "../events/Status.ts";
import { play } from "../play.ts";

const { SquadronName: _name, ...unnamed } = squadron;
const at = (timestamp: string) => play([{ ...squadron, timestamp }]);
const beyondDoubles =
  '{ "timestamp":"2026-05-01T12:02:00Z", "event":"Docked", "StationName":"x", "StationType":"x", "DistFromStarLS":1e999 }';
const nameless = { ...squadron, event: 5 };

/** Types, and the fields of every event. */
export const everyEventCases: CaseTable = {
  "2.0.1": {
    violations: [
      { what: "null", level: "error", play: play([{ ...squadron, SquadronName: null }]) },
      { what: "a number in quotes", level: "error", play: play([{ ...squadron, CurrentRank: "2" }]) },
      { what: "a fraction where an integer is due", level: "error", play: play([{ ...squadron, CurrentRank: 2.5 }]) },
      { what: "a number that no double holds", level: "error", play: play([beyondDoubles]) },
      { what: "a quantity that doubles round", level: "note", play: play([{ ...jump, Population: 2n ** 60n }]) },
    ],
    valid: [
      { what: "a value of each type", play: play([docked]) },
      { what: "an id of 64 bits", play: play([{ ...squadron, SquadronID: 2n ** 64n - 1n }]) },
      { what: "a quantity that doubles round", play: play([{ ...jump, Population: 2n ** 60n }]) },
      { what: "a whole number where a number is due", play: play([{ ...docked, DistFromStarLS: 505 }]) },
    ],
  },
  "2.0.2": {
    violations: [
      { what: "an element of another type", level: "error", play: play([{ ...suitLoadout, SuitMods: [1] }]) },
      { what: "an object instead of an array", level: "error", play: play([{ ...suitLoadout, SuitMods: {} }]) },
    ],
    valid: [
      { what: "an array of strings", play: play([suitLoadout]) },
      { what: "an empty array", play: play([{ ...suitLoadout, SuitMods: [] }]) },
    ],
  },
  "2.0.3": {
    violations: [{ what: "a field marked R is absent", level: "error", play: play([unnamed]) }],
    valid: [
      {
        what: "fields marked O are absent",
        play: play([{ event: "SquadronStartup", SquadronName: "Watch", CurrentRank: 0 }]),
      },
    ],
  },
  "2.1.1": {
    violations: [
      {
        what: "a number",
        level: "error",
        play: play([{ ...squadron, timestamp: 1_777_636_800 }]),
        pointer: "/timestamp",
      },
      { what: "another calendar", level: "error", play: at("1 May 3312"), pointer: "/timestamp" },
      { what: "another offset", level: "error", play: at("2026-05-01T14:02:00+02:00"), pointer: "/timestamp" },
      { what: "no offset", level: "error", play: at("2026-05-01T12:02:00"), pointer: "/timestamp" },
      { what: "a day that does not exist", level: "error", play: at("2026-02-30T12:02:00Z"), pointer: "/timestamp" },
      {
        what: "absent",
        level: "error",
        play: play(['{ "event":"SquadronStartup", "SquadronName":"x", "CurrentRank":0 }']),
      },
      { what: "no time in Status.json", level: "error", play: play([], { status: { ...inShip, timestamp: "now" } }) },
      { what: "a form that many readers reject", level: "note", play: at("20260501T120200Z"), pointer: "/timestamp" },
    ],
    valid: [
      "2026-05-01T12:02:00Z",
      "2026-05-01T12:02:00.5Z",
      "2026-05-01T12:02:00+00:00",
      "2026-05-01T12:02Z",
      "20260501T120200Z",
      "20260501T120200+0000",
      "2026-121T12:02:00Z",
      "2026-W18-5T12:02:00Z",
    ].map((timestamp) => ({ what: timestamp, play: at(timestamp) })),
  },
  "2.1.2": {
    violations: [
      { what: "another spelling", level: "error", play: play([{ ...squadron, event: "squadronStartup" }]) },
      { what: "a number", level: "error", play: play([nameless]) },
      { what: "absent", level: "error", play: play(['{ "timestamp":"2026-05-01T12:02:00Z", "SquadronName":"x" }']) },
      {
        what: "another kind in Status.json",
        level: "error",
        play: play([], { status: { ...inShip, event: "Docked" } }),
      },
    ],
    valid: [{ what: "the name of the kind", play: play([squadron, synthesis, dataSold]) }],
  },
};
