import type { CompanionFile, JsonObject } from "@shipslog/contract";
import type { CaseTable, Play } from "../Case.ts";
import { goals, goalsWith } from "../events/CommunityGoal.ts";
import { docked } from "../events/Docked.ts";
import { engineersAtStart, engineerUpdated } from "../events/EngineerProgress.ts";
import { bareJump, jump } from "../events/FSDJump.ts";
import { missionsAtStart } from "../events/Missions.ts";
import { moduleInfoLine, modulesInfo } from "../events/ModuleInfo.ts";
import { navRoute, navRouteLine, stars } from "../events/NavRoute.ts";
import { cargoMoved, dataSold, squadron, suitLoadout, synthesis } from "../events/others.ts";
import { inShip, onFootStatus, withFlags } from "../events/Status.ts";
import { storedModules, storedWithout } from "../events/StoredModules.ts";
import { play, timeAt } from "../play.ts";

const early = "2026-05-01T11:00:00Z";
const onPad = withFlags(inShip, ["Docked", "InMainShip"]);
const sameSystem: JsonObject = { ...jump, JumpDist: 0, FuelUsed: 0.1, FuelLevel: 14.9 };

const justNamed = { event: "EngineerProgress", Engineer: "Felicity Farseer", EngineerID: 300_100 };
const nothingSold = { ...dataSold, Discovered: [] };
const moved = (...parts: readonly JsonObject[]): JsonObject => ({
  event: "CargoTransfer",
  Transfers: parts.map((part) => ({ Type: "gold", Count: 4, Direction: "toship", ...part })),
});

/** Status.json in supercruise, in the second of a line; the lines of the start-up are at minutes 0 and 1. */
const inSupercruise = (minute: number) => ({
  status: { ...withFlags(inShip, ["InMainShip", "Supercruise"]), timestamp: timeAt(minute) },
});
const longPlay = Array.from({ length: 40 }, (_, index) => ({ ...goalsWith({ CurrentTotal: 5000 + index }) }));

/** A session with a companion file that no line announces. */
function withFileAlone(file: CompanionFile, content: JsonObject): Play {
  const { lines, files } = play([squadron, squadron, squadron]);
  return { lines, files: { ...files, [file]: { ...content, timestamp: timeAt(2) } } };
}

/** Part 6: when each kind is written. */
export const writtenCases: CaseTable = {
  "6.2": {
    violations: [
      { what: "a jump to the same system", level: "error", play: play([jump, sameSystem]) },
      { what: "two jumps to one system", level: "warning", play: play([bareJump, bareJump]) },
      {
        what: "on a pad in the second of the jump",
        level: "warning",
        play: play([jump], { status: { ...withFlags(inShip, ["Docked", "InMainShip"]), timestamp: timeAt(2) } }),
      },
    ],
    valid: [{ what: "a jump to another system", play: play([jump, bareJump]) }],
  },
  "6.3": {
    violations: [{ what: "Status in the journal", level: "note", play: play([inShip]) }],
    valid: [{ what: "Status in Status.json", play: play([]) }],
  },
  "6.3a": {
    violations: [
      { what: "absent", level: "error", play: play([squadron], { status: undefined }) },
      { what: "an hour old", level: "error", play: play([squadron], { status: { ...inShip, timestamp: early } }) },
    ],
    valid: [{ what: "a second old", play: play([squadron]) }],
  },
  "6.4": {
    violations: [
      { what: "on a pad after a jump, without Docked", level: "note", play: play([bareJump], { status: onPad }) },
      {
        what: "at a station without a pad",
        level: "warning",
        play: play([{ ...docked, LandingPads: { Small: 0, Medium: 0, Large: 0 } }]),
      },
      { what: "in supercruise in the second of the landing", level: "warning", play: play([docked], inSupercruise(2)) },
    ],
    valid: [{ what: "on a pad after Docked", play: play([jump, docked], { status: onPad }) }],
  },
  "6.5": {
    violations: [{ what: "the same goals twice in a row", level: "note", play: play([goals, goals]) }],
    valid: [{ what: "goals that changed", play: play([goals, goalsWith({ CurrentTotal: 6000 })]) }],
  },
  "6.6": {
    violations: [
      { what: "a lower rank", level: "error", play: play([{ ...engineerUpdated, Rank: 2 }]) },
      { what: "an earlier stage", level: "error", play: play([{ ...engineerUpdated, Progress: "Known" }]) },
      { what: "the same access again", level: "warning", play: play([engineerUpdated, engineerUpdated]) },
      { what: "nothing but a name", level: "warning", play: play([justNamed]) },
    ],
    valid: [{ what: "a higher rank", play: play([engineerUpdated]) }],
  },
  "6.6a": {
    violations: [
      { what: "no summary at start-up", level: "error", play: play([squadron], { start: [missionsAtStart] }) },
      { what: "a summary after a jump", level: "error", play: play([jump, engineersAtStart, bareJump]) },
      { what: "no start-up in half an hour", level: "warning", play: play(longPlay, { start: [] }) },
    ],
    valid: [{ what: "a summary at start-up", play: play([squadron]) }],
  },
  "6.7": {
    violations: [
      { what: "no Missions at start-up", level: "error", play: play([squadron], { start: [engineersAtStart] }) },
      { what: "Missions after a jump", level: "error", play: play([jump, missionsAtStart, bareJump]) },
      { what: "no start-up in half an hour", level: "warning", play: play(longPlay, { start: [] }) },
    ],
    valid: [{ what: "Missions at start-up", play: play([squadron]) }],
  },
  "6.8": {
    violations: [
      { what: "after a jump", level: "error", play: play([jump, storedModules]) },
      {
        what: "at a station without Outfitting",
        level: "warning",
        play: play([{ ...docked, StationServices: ["Dock"] }, storedModules]),
      },
      { what: "in supercruise in the same second", level: "warning", play: play([storedModules], inSupercruise(2)) },
    ],
    valid: [{ what: "at a station with Outfitting", play: play([docked, storedModules]) }],
  },
  "6.8a": {
    violations: [
      {
        what: "the same modules three times at one port",
        level: "error",
        play: play([docked, storedModules, storedModules, storedModules]),
      },
    ],
    valid: [
      {
        what: "other modules",
        play: play([docked, storedModules, storedWithout(["EngineerModifications", "Level", "Quality"])]),
      },
    ],
  },
  "6.9": {
    violations: [
      { what: "a page without a system", level: "warning", play: play([docked, nothingSold]) },
      { what: "after a jump", level: "error", play: play([jump, dataSold]) },
      { what: "at a station without Cartographics", level: "warning", play: play([docked, dataSold]) },
      { what: "in supercruise in the same second", level: "warning", play: play([dataSold], inSupercruise(2)) },
    ],
    valid: [
      {
        what: "a page with one system",
        play: play([{ ...docked, StationServices: ["Dock", "Exploration"] }, dataSold]),
      },
    ],
  },
  "6.10": {
    violations: [
      { what: "no cargo", level: "warning", play: play([{ ...cargoMoved, Transfers: [] }]) },
      { what: "0 tons", level: "warning", play: play([moved({ Count: 0 })]) },
      {
        what: "to a carrier and to an SRV",
        level: "warning",
        play: play([moved({ Direction: "tocarrier" }, { Direction: "tosrv" })]),
      },
      { what: "to a carrier after a jump", level: "error", play: play([jump, moved({ Direction: "tocarrier" })]) },
      { what: "to a carrier at a station", level: "error", play: play([docked, moved({ Direction: "tocarrier" })]) },
      {
        what: "to an SRV in the second of a jump",
        level: "error",
        play: play([jump, { ...moved({ Direction: "tosrv" }), timestamp: timeAt(2) }]),
      },
      { what: "in supercruise in the same second", level: "warning", play: play([moved({})], inSupercruise(2)) },
    ],
    valid: [
      { what: "from one side to the other", play: play([moved({ Direction: "tosrv" }, { Direction: "toship" })]) },
    ],
  },
  "6.11": {
    violations: [
      {
        what: "on the map in the same second",
        level: "warning",
        play: play([moduleInfoLine], { status: { ...inShip, GuiFocus: 6, timestamp: timeAt(2) } }),
      },
    ],
    valid: [
      {
        what: "at the panel on the right in the same second",
        play: play([moduleInfoLine], { status: { ...inShip, GuiFocus: 1, timestamp: timeAt(2) } }),
      },
    ],
  },
  "6.11a": {
    violations: [
      { what: "no file", level: "error", play: play([moduleInfoLine], { modules: undefined }) },
      {
        what: "an older file",
        level: "error",
        play: play([moduleInfoLine], { modules: { ...modulesInfo, timestamp: early } }),
      },
      { what: "a file without its line", level: "error", play: withFileAlone("ModulesInfo.json", modulesInfo) },
    ],
    valid: [{ what: "a file of the same time", play: play([moduleInfoLine]) }],
  },
  "6.12": {
    violations: [
      {
        what: "a route of one star",
        level: "error",
        play: play([navRouteLine], { route: { ...navRoute, Route: stars.slice(1) } }),
      },
    ],
    valid: [{ what: "a route of two stars", play: play([navRouteLine]) }],
  },
  "6.12a": {
    violations: [
      { what: "no file", level: "error", play: play([navRouteLine], { route: undefined }) },
      {
        what: "an older file",
        level: "error",
        play: play([navRouteLine], { route: { ...navRoute, timestamp: early } }),
      },
      { what: "a file without its line", level: "error", play: withFileAlone("NavRoute.json", navRoute) },
    ],
    valid: [{ what: "a file of the same time", play: play([navRouteLine]) }],
  },
  "6.13": {
    violations: [
      { what: "the jump drive", level: "warning", play: play([{ ...synthesis, Name: "FSD Basic" }]) },
      {
        what: "on foot in the same second",
        level: "warning",
        play: play([suitLoadout, synthesis], { status: { ...onFootStatus, timestamp: timeAt(3) } }),
      },
    ],
    valid: [{ what: "a repair", play: play([{ ...synthesis, Name: "Repair Basic" }]) }],
  },
  "6.15": {
    violations: [
      { what: "on foot without SuitLoadout", level: "error", play: play([squadron], { status: onFootStatus }) },
      {
        what: "in the second of a jump",
        level: "error",
        play: play([jump, { ...suitLoadout, timestamp: timeAt(2) }], { status: onFootStatus }),
      },
      { what: "in supercruise in the same second", level: "warning", play: play([suitLoadout], inSupercruise(2)) },
    ],
    valid: [{ what: "on foot after SuitLoadout", play: play([suitLoadout], { status: onFootStatus }) }],
  },
  "6.18": {
    violations: [
      { what: "an event of another kind", level: "error", play: play([{ event: "Undocked", StationName: "Galileo" }]) },
    ],
    valid: [{ what: "an event of the list", play: play([docked]) }],
  },
};
