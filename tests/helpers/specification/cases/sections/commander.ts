import type { JsonObject } from "@shipslog/contract";
import type { CaseTable } from "../Case.ts";
import { engineersAtStart, engineerUpdated } from "../events/EngineerProgress.ts";
import { missionsAtStart, missionsFailedEarly } from "../events/Missions.ts";
import { storedWith } from "../events/StoredModules.ts";
import { weaponUpgraded } from "../events/others.ts";
import { play } from "../play.ts";

const engineersWith = (fields: object) => play([], { start: [{ ...engineersAtStart, ...fields }, missionsAtStart] });
const startedBy = (groups: JsonObject) => play([], { start: [engineersAtStart, { ...missionsAtStart, ...groups }] });
const unnamedUpdate = {
  what: "an update that names no engineer",
  level: "warning",
  play: play([{ event: "EngineerProgress", Progress: "Unlocked", Rank: 1 }]),
} as const;
const mission = { MissionID: 1, Name: "Mission_Courier_name", PassengerMission: true, Expires: 0 };
const startedWith = (missions: typeof missionsAtStart) => [engineersAtStart, missions];

/** EngineerProgress, Missions, StoredModules and UpgradeWeapon: what their notes state. */
export const commanderCases: CaseTable = {
  "2.6.1a": {
    violations: [
      { what: "the summary with the rank of one engineer", level: "error", play: engineersWith({ Rank: 3 }) },
      { what: "neither form", level: "note", play: play([{ event: "EngineerProgress" }]) },
    ],
    valid: [
      { what: "the summary", play: play([]) },
      { what: "an empty summary", play: engineersWith({ Engineers: [] }) },
    ],
  },
  "2.6.2a": {
    violations: [
      { what: "in the summary", level: "error", play: engineersWith({ Engineer: "Felicity Farseer" }) },
      unnamedUpdate,
    ],
    valid: [{ what: "in an update", play: play([engineerUpdated]) }],
  },
  "2.6.3a": {
    violations: [
      { what: "in the summary", level: "error", play: engineersWith({ EngineerID: 300_100 }) },
      unnamedUpdate,
    ],
    valid: [{ what: "in an update", play: play([engineerUpdated]) }],
  },
  "2.7.8b": {
    violations: [
      { what: "another value in Failed", level: "note", play: play([], { start: startedWith(missionsFailedEarly) }) },
    ],
    valid: [{ what: "0 in Failed", play: play([]) }],
  },
  "2.7.9": {
    violations: ["Active", "Failed", "Complete"].flatMap((group) => [
      {
        what: `${group} without a name`,
        level: "error" as const,
        play: startedBy({ [group]: [{ MissionID: 1, PassengerMission: true, Expires: 0 }] }),
      },
      {
        what: `${group} with seconds as text`,
        level: "error" as const,
        play: startedBy({ [group]: [{ ...mission, Expires: "0" }] }),
      },
    ]),
    valid: ["Active", "Failed", "Complete"].map((group) => ({
      what: `${group} with the required fields`,
      play: startedBy({ [group]: [mission] }),
    })),
  },
  "2.8.5": {
    violations: [{ what: "another form", level: "note", play: play([storedWith({ Name: "int_engine" })]) }],
    valid: [{ what: "another form", play: play([storedWith({ Name: "int_engine" })]) }],
  },
  "2.17.6a": {
    violations: [
      {
        what: "without a count",
        level: "error",
        play: play([{ ...weaponUpgraded, Resources: [{ Name: "graphene" }] }]),
      },
      {
        what: "a count as text",
        level: "error",
        play: play([{ ...weaponUpgraded, Resources: [{ Name: "graphene", Count: "5" }] }]),
      },
    ],
    valid: [
      { what: "name and count", play: play([{ ...weaponUpgraded, Resources: [{ Name: "graphene", Count: 5 }] }]) },
    ],
  },
};
