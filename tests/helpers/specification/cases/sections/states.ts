import type { JsonObject } from "@shipslog/contract";
import type { CaseTable } from "../Case.ts";
import { docked } from "../events/Docked.ts";
import { engineersAtStart, engineerUpdated } from "../events/EngineerProgress.ts";
import { jump, jumpWithFaction } from "../events/FSDJump.ts";
import { missionsAtStart } from "../events/Missions.ts";
import { play } from "../play.ts";

const war = (fields: JsonObject) =>
  play([{ ...jump, ThargoidWar: { ...(jump["ThargoidWar"] as JsonObject), ...fields } }]);
const [conflict] = jump["Conflicts"] as readonly JsonObject[];
const conflictWith = (Status: string) => play([{ ...jump, Conflicts: [{ ...conflict, Status }] }]);
const warStates = ["Probing", "Harvest", "Controlled", "Stronghold", "Recovery"].map((name) => `Thargoid_${name}`);
const powerplayStates = ["Unoccupied", "Contested", "Exploited", "Fortified", "Stronghold"];
const trend = (field: string, element: JsonObject) => play([jumpWithFaction({ [field]: [element] })]);
const { Complete: _complete, ...unfinished } = missionsAtStart;
const missions = (event: JsonObject) => play([], { start: [engineersAtStart, event] });

/** Part 3: states. */
export const stateCases: CaseTable = {
  "3.3": {
    violations: ["CurrentState", "NextStateSuccess", "NextStateFailure"].map((field) => ({
      what: `${field} is another state`,
      level: "error",
      play: war({ [field]: "Thargoid_Peace" }),
    })),
    valid: warStates.map((state) => ({
      what: state,
      play: war({ CurrentState: state, NextStateSuccess: state, NextStateFailure: state }),
    })),
  },
  "3.4": {
    violations: [{ what: "another state", level: "error", play: play([{ ...jump, PowerplayState: "Controlled" }]) }],
    valid: powerplayStates.map((PowerplayState) => ({
      what: PowerplayState,
      play: play([{ ...jump, PowerplayState }]),
    })),
  },
  "3.6": {
    violations: [{ what: "another stage", level: "note", play: play([{ ...engineerUpdated, Progress: "Barred" }]) }],
    valid: [{ what: "Unlocked", play: play([engineerUpdated]) }],
  },
  "3.7": {
    violations: [{ what: "another status", level: "note", play: conflictWith("over") }],
    valid: ["active", "pending", ""].map((status) => ({ what: `"${status}"`, play: conflictWith(status) })),
  },
  "3.8": {
    violations: [{ what: "another state", level: "note", play: play([{ ...docked, StationState: "OnFire" }]) }],
    valid: ["Damaged", "UnderRepairs"].map((StationState) => ({
      what: StationState,
      play: play([{ ...docked, StationState }]),
    })),
  },
  "3.9": {
    violations: [
      { what: "one group is absent", level: "error", play: missions(unfinished) },
      { what: "a fourth group", level: "note", play: missions({ ...missionsAtStart, Abandoned: [] }) },
    ],
    valid: [
      { what: "three groups", play: missions(missionsAtStart) },
      { what: "three empty groups", play: missions({ event: "Missions", Active: [], Failed: [], Complete: [] }) },
    ],
  },
  "3.10": {
    violations: [{ what: "a trend", level: "error", play: trend("ActiveStates", { State: "Boom", Trend: 1 }) }],
    valid: [{ what: "no trend", play: trend("ActiveStates", { State: "Boom" }) }],
  },
  "3.11": {
    violations: ["RecoveringStates", "PendingStates"].flatMap((field) => [
      { what: `${field} without a trend`, level: "error" as const, play: trend(field, { State: "War" }) },
      {
        what: `${field} with a trend of 0.5`,
        level: "error" as const,
        play: trend(field, { State: "War", Trend: 0.5 }),
      },
    ]),
    valid: ["RecoveringStates", "PendingStates"].flatMap((field) =>
      [-1, 0, 1].map((Trend) => ({ what: `${field} with ${Trend}`, play: trend(field, { State: "War", Trend }) })),
    ),
  },
};
