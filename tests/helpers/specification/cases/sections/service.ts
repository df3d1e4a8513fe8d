import type { CaseTable } from "../Case.ts";
import { bareDocked, docked } from "../events/Docked.ts";
import { jump } from "../events/FSDJump.ts";
import { moduleInfoLine, modulesInfo } from "../events/ModuleInfo.ts";
import { navRoute, navRouteLine, stars } from "../events/NavRoute.ts";
import { squadron } from "../events/others.ts";
import { inShip } from "../events/Status.ts";
import { play, timeAt } from "../play.ts";

const text = (fields: string): string => `{ "timestamp":"${timeAt(2)}", "event":"Synthesis", ${fields} }`;
const nested = `${"[".repeat(1001)}${"]".repeat(1001)}`;
const endless = "x".repeat(17 * 2 ** 20);
const sound = '"Name":"Repair Basic", "Materials":[  ]';
const bytesOf = (line: string): Uint8Array => new Uint8Array(Buffer.from(line, "latin1"));
const { StationName: _name, ...unnamed } = docked;
const oldStatus = { ...inShip, timestamp: "2026-05-01T09:00:00Z" };

/** Part 1: what the service does. */
export const serviceCases: CaseTable = {
  "1.2": {
    violations: [
      { what: "an array", level: "error", play: play(["[ 1, 2 ]"]) },
      { what: "a string", level: "error", play: play(['"Synthesis"']) },
      { what: "two objects on one line", level: "error", play: play([`${text(sound)}${text(sound)}`]) },
      { what: "carriage returns between objects", level: "error", play: play([`${text(sound)}\r${text(sound)}`]) },
      { what: "UTF-16", level: "error", play: play([new Uint8Array(Buffer.from(text(sound), "utf16le"))]) },
      { what: "text that is not JSON", level: "error", play: play(["Synthesis of iron"]) },
      { what: "a line that ends inside the object", level: "error", play: play([text(sound).slice(0, 60)]) },
      { what: "a line that begins inside the object", level: "error", play: play([text(sound).slice(20)]) },
      { what: "NUL bytes", level: "error", play: play(["\0\0\0\0\0\0"]) },
      { what: "a number that JSON does not have", level: "error", play: play([text('"Name":"x", "Materials":NaN')]) },
      { what: "a blank line", level: "error", play: play(["", squadron]) },
      { what: "a key twice", level: "error", play: play([text(`${sound}, "Name":"x"`)]) },
      { what: "a byte order mark", level: "error", play: play([`\uFEFF${text(sound)}`]) },
      { what: "Latin-1", level: "error", play: play([bytesOf(text('"Name":"Über", "Materials":[  ]'))]) },
    ],
    valid: [
      { what: "one object on a line", play: play([text(sound)]) },
      { what: "letters beyond ASCII in UTF-8", play: play([text('"Name":"Über", "Materials":[  ]')]) },
    ],
  },
  "1.3": {
    violations: [
      { what: "no timestamp", level: "error", play: play(['{ "event":"Synthesis", "Name":"x", "Materials":[  ] }']) },
      { what: "no event", level: "error", play: play([`{ "timestamp":"${timeAt(2)}", "Name":"x" }`]) },
    ],
    valid: [{ what: "both", play: play([squadron]) }],
  },
  "1.4": {
    violations: [
      { what: "the fields of another kind", level: "error", play: play([{ ...docked, event: "FSDJump" }]) },
      { what: "a field that only another kind has", level: "note", play: play([{ ...squadron, Population: 1 }]) },
    ],
    valid: [{ what: "the fields of its own kind", play: play([docked]) }],
  },
  "1.5": {
    violations: [
      { what: "NavRoute without its file", level: "error", play: play([navRouteLine], { route: undefined }) },
      { what: "ModuleInfo without its file", level: "error", play: play([moduleInfoLine], { modules: undefined }) },
      { what: "an empty file", level: "error", play: play([navRouteLine], { route: "" }) },
      { what: "half a file", level: "error", play: play([navRouteLine], { route: '{ "timestamp":"2026-05' }) },
      {
        what: "a file without its line",
        level: "error",
        play: {
          ...play([squadron, squadron, squadron]),
          files: { "NavRoute.json": { ...navRoute, timestamp: timeAt(2) } },
        },
      },
      {
        what: "NavRoute, and none of the three files",
        level: "error",
        play: play([navRouteLine], { route: undefined, status: undefined }),
      },
    ],
    valid: [
      { what: "both files with their lines", play: play([navRouteLine, moduleInfoLine]) },
      { what: "no line that announces a file, and Status.json alone", play: play([squadron]) },
    ],
  },
  "1.6": {
    violations: [
      { what: "half a Status.json", level: "error", play: play([], { status: '{ "timestamp":"2026-05-01T12' }) },
      { what: "no Status.json", level: "error", play: play([navRouteLine], { status: undefined }) },
      { what: "an empty Status.json", level: "error", play: play([squadron], { status: "" }) },
      { what: "a Status.json of three hours ago", level: "error", play: play([squadron], { status: oldStatus }) },
    ],
    valid: [
      { what: "a Status.json of the last second", play: play([squadron]) },
      { what: "a Status.json of the last line", play: play([], { status: { ...inShip, timestamp: timeAt(1) } }) },
    ],
  },
  "1.7": {
    violations: [
      {
        what: "ModulesInfo.json without modules",
        level: "error",
        play: play([moduleInfoLine], { modules: moduleInfoLine }),
      },
    ],
    valid: [{ what: "ModulesInfo.json with modules", play: play([moduleInfoLine], { modules: modulesInfo }) }],
  },
  "1.8": {
    violations: [
      { what: "NavRoute.json without stars", level: "error", play: play([navRouteLine], { route: navRouteLine }) },
      {
        what: "a route of one star",
        level: "error",
        play: play([navRouteLine], { route: { ...navRoute, Route: stars.slice(1) } }),
      },
      { what: "an empty route", level: "error", play: play([navRouteLine], { route: { ...navRoute, Route: [] } }) },
    ],
    valid: [{ what: "a route of two stars", play: play([navRouteLine], { route: navRoute }) }],
  },
  "1.9": {
    violations: [
      { what: "a seventeenth kind", level: "error", play: play([{ event: "Music", MusicTrack: "Exploration" }]) },
    ],
    valid: [{ what: "kinds of the list", play: play([jump, docked, squadron]) }],
  },
  "1.10": {
    violations: [
      { what: "a field left out", level: "error", play: play([unnamed]) },
      { what: "a field more", level: "note", play: play([{ ...docked, Mood: "good" }]) },
    ],
    valid: [{ what: "the fields of its kind", play: play([docked]) }],
  },
  "1.11": {
    violations: [
      { what: "a required field missing", level: "error", play: play([unnamed]) },
      { what: "a wrong type", level: "error", play: play([{ ...docked, DistFromStarLS: "far" }]) },
      { what: "a value outside the list", level: "error", play: play([{ ...docked, StationServices: ["Tea"] }]) },
      { what: "a wrong type in Status.json", level: "error", play: play([], { status: { ...inShip, Flags: "none" } }) },
      { what: "an unnamed bit", level: "error", play: play([], { status: { ...inShip, Flags2: 2 ** 23 } }) },
      { what: "a fraction above 1", level: "error", play: play([], { status: { ...inShip, Health: 2 } }) },
      { what: "four Pips", level: "error", play: play([], { status: { ...inShip, Pips: [4, 4, 4, 0] } }) },
      { what: "more levels than a reader can follow", level: "error", play: play([text(`"Name":${nested}`)]) },
      { what: "a line of 17 MiB, which no reader holds", level: "error", play: play([text(`"Name":"${endless}"`)]) },
      {
        what: "a wrong type in Status.json, and no journal",
        level: "error",
        play: { lines: [], files: { "Status.json": { timestamp: timeAt(0), ...inShip, Flags: "none" } } },
      },
    ],
    valid: [{ what: "a sound event and a sound file", play: play([docked]) }],
  },
  "1.13": {
    violations: [{ what: "a required field absent", level: "error", play: play([unnamed]) }],
    valid: [{ what: "the required fields alone", play: play([bareDocked]) }],
  },
  "1.14": {
    violations: [
      {
        what: "the internal form as the display form",
        level: "error",
        play: play([{ ...jump, SystemEconomy_Localised: "$economy_Refinery;" }]),
      },
      {
        what: "two display forms of one internal form",
        level: "warning",
        play: play([jump, { ...docked, StationEconomy_Localised: "Tourism" }]),
      },
      {
        what: "the display form of a required field without the field",
        level: "error",
        play: play([{ event: "UpgradeSuit", Name_Localised: "Artemis", SuitID: 1, Class: 3, Cost: 5 }]),
      },
      {
        what: "an economy in its display form alone",
        level: "error",
        play: play([{ ...bareDocked, StationEconomy_Localised: "Refinery" }]),
      },
      {
        what: "a government in its display form alone",
        level: "error",
        play: play([{ ...bareDocked, StationGovernment_Localised: "Democracy" }]),
      },
      {
        what: "a rank in its display form alone",
        level: "error",
        play: play([
          { event: "SquadronStartup", SquadronName: "Watch", CurrentRank: 1, CurrentRankName_Localised: "Officer" },
        ]),
      },
    ],
    valid: [
      { what: "both forms", play: play([docked]) },
      { what: "the internal form alone", play: play([{ ...bareDocked, StationEconomy: "$economy_Refinery;" }]) },
    ],
  },
  "1.16": {
    violations: [
      {
        what: "a government in display form",
        level: "error",
        play: play([{ ...docked, StationGovernment: "Democracy" }]),
      },
      { what: "an economy in display form", level: "note", play: play([{ ...jump, SystemEconomy: "Refinery" }]) },
    ],
    valid: [
      { what: "the internal form", play: play([jump, docked]) },
      { what: "an internal form without $ and ;", play: play([{ ...squadron, CurrentRankName: "Rank_2" }]) },
    ],
  },
};
