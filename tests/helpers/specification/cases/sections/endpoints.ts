import type { CaseTable } from "../Case.ts";
import { docked } from "../events/Docked.ts";
import { moduleInfoLine, modulesInfo } from "../events/ModuleInfo.ts";
import { navRoute, navRouteLine, stars } from "../events/NavRoute.ts";
import { squadron } from "../events/others.ts";
import { inShip } from "../events/Status.ts";
import { play } from "../play.ts";

const line = '{ "timestamp":"2026-05-01T12:02:00Z", "event":"SquadronStartup", "SquadronName":"x", "CurrentRank":0 }';
const { StationType: _type, ...untyped } = docked;

/** Part 4: where events are written. */
export const endpointCases: CaseTable = {
  "4.3": {
    violations: [
      { what: "a payload without a field of its shape", level: "error", play: play([untyped]) },
      { what: "a payload with another type", level: "error", play: play([{ ...docked, StationType: 1 }]) },
    ],
    valid: [{ what: "a payload of the shape", play: play([docked]) }],
  },
  "4.4": {
    violations: [
      { what: "two events on one line", level: "error", play: play([`${line} ${line}`]) },
      { what: "carriage returns between events", level: "error", play: play([`${line}\r${line}`]) },
      { what: "an event on two lines", level: "error", play: play([line.slice(0, 50), line.slice(50)]) },
      { what: "a line that is not an object", level: "error", play: play(["5"]) },
      { what: "a line without an event", level: "error", play: play([line, "", squadron]) },
    ],
    valid: [{ what: "one object for each event", play: play([line, docked]) }],
  },
  "4.5": {
    violations: [
      {
        what: "half a file",
        level: "error",
        play: play([], { status: '{ "timestamp":"2026-05-01T12:01:00Z", "event":"Sta' }),
      },
      { what: "another event", level: "error", play: play([], { status: { ...squadron } }) },
      { what: "no file", level: "error", play: play([moduleInfoLine], { status: undefined }) },
      { what: "an empty file", level: "error", play: play([], { status: "" }) },
      {
        what: "an hour old",
        level: "error",
        play: play([squadron], { status: { ...inShip, timestamp: "2026-05-01T11:00:00Z" } }),
      },
    ],
    valid: [{ what: "a Status event", play: play([], { status: inShip }) }],
  },
  "4.6": {
    violations: [
      { what: "no file after its line", level: "error", play: play([moduleInfoLine], { modules: undefined }) },
      { what: "an empty file", level: "error", play: play([moduleInfoLine], { modules: "" }) },
      {
        what: "half a file",
        level: "error",
        play: play([moduleInfoLine], { modules: '{ "timestamp":"2026-05-01T12:0' }),
      },
      { what: "no modules", level: "error", play: play([moduleInfoLine], { modules: moduleInfoLine }) },
    ],
    valid: [{ what: "a ModuleInfo event with modules", play: play([moduleInfoLine], { modules: modulesInfo }) }],
  },
  "4.7": {
    violations: [
      { what: "no file after its line", level: "error", play: play([navRouteLine], { route: undefined }) },
      { what: "an empty file", level: "error", play: play([navRouteLine], { route: "" }) },
      { what: "half a file", level: "error", play: play([navRouteLine], { route: '{ "timestamp":"2026-05-01T12:0' }) },
      { what: "no stars", level: "error", play: play([navRouteLine], { route: navRouteLine }) },
      {
        what: "one star",
        level: "error",
        play: play([navRouteLine], { route: { ...navRoute, Route: stars.slice(1) } }),
      },
    ],
    valid: [{ what: "a NavRoute event with two stars", play: play([navRouteLine], { route: navRoute }) }],
  },
};
