import type { JsonObject } from "@shipslog/contract";
import type { CaseTable, StatementCases } from "../Case.ts";
import { goalsWith } from "../events/CommunityGoal.ts";
import { bareDocked, docked } from "../events/Docked.ts";
import { engineerUpdated } from "../events/EngineerProgress.ts";
import { bareJump, contestedJump, jump, jumpWithFaction } from "../events/FSDJump.ts";
import { missionsAtStart } from "../events/Missions.ts";
import { dataSold, suitLoadout } from "../events/others.ts";
import { inShip, onFootStatus } from "../events/Status.ts";
import { play } from "../play.ts";

const allowed = (events: Readonly<Record<string, JsonObject>>): StatementCases => ({
  violations: [],
  valid: Object.entries(events).map(([what, event]) => ({ what, play: play([event]) })),
});
const war = jump["ThargoidWar"] as JsonObject;
const contended = (ConflictProgress: number): JsonObject => ({
  ...contestedJump,
  PowerplayConflictProgress: [{ Power: "Li Yong-Rui", ConflictProgress }],
});
const { RankProgress: _progress, ...withoutProgress } = engineerUpdated;
const sold = (SystemName_Localised: string): JsonObject => ({
  ...dataSold,
  Discovered: [{ SystemName: "Sol", SystemName_Localised, NumBodies: 4 }],
});
const known = (engineers: readonly JsonObject[]) =>
  play([], { start: [{ event: "EngineerProgress", Engineers: engineers }, missionsAtStart] });
const baseGame: readonly JsonObject[] = [
  { Progress: "Known" },
  { EngineerID: 400_001 },
  { Rank: 2, RankProgress: 5 },
  {},
];

/** Statements that only allow something: what they allow passes. */
export const permissionCases: CaseTable = {
  "1.12": allowed({ "the required fields of a jump": bareJump, "the required fields of a docking": bareDocked }),
  "1.15": allowed({ "an economy in its internal form alone": { ...bareDocked, StationEconomy: "$economy_Agri;" } }),
  "2.2.7a": allowed({ "an empty text": { ...jump, SystemAllegiance: "" } }),
  "2.2.35b": allowed({ "above 1": contended(1.75) }),
  "2.2.76a": allowed({ "any text": { ...jump, ThargoidWar: { ...war, EstimatedRemainingTime: "soon" } } }),
  "2.3.2a": {
    violations: [],
    valid: [{ what: "any sum", play: play([], { status: { ...inShip, Pips: [0, 0, 0] } }) }],
  },
  "2.3.19a": {
    violations: [],
    valid: [{ what: "an empty text", play: play([suitLoadout], { status: { ...onFootStatus, SelectedWeapon: "" } }) }],
  },
  "2.5.12a": allowed({ "any text": goalsWith({ TopTier: { Name: "Höchste Stufe", Bonus: "" } }) }),
  "2.5.13a": allowed({
    "an empty text": goalsWith({ TopTier: { Name: "Tier 5", Bonus: "" } }),
    "a text": goalsWith({ TopTier: { Name: "Tier 5", Bonus: "a permit" } }),
  }),
  "2.6.6a": allowed({ "with it": engineerUpdated, "without it": withoutProgress }),
  "2.6.12": { violations: [], valid: [{ what: "single fields, and none", play: known(baseGame) }] },
  "2.9.3a": allowed({ "meaningless text": sold("$int_hyperdrive;"), "an empty text": sold("") }),
  "3.5": allowed({
    "a state of no list": jumpWithFaction({ FactionState: "Terrorism", ActiveStates: [{ State: "Blight" }] }),
    "a state of no list at a station": { ...docked, StationFaction: { Name: "Mother Gaia", FactionState: "Drought" } },
  }),
  "8.8a": allowed({ "a half": contended(0.5), "ten times the threshold": contended(10) }),
};
