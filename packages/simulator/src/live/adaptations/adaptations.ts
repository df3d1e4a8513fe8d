import type { JsonObject, JsonValue, Kind } from "@shipslog/contract";
import { colonisationMission } from "../../commander/missions.ts";
import type { GameWorld } from "../../world/GameWorld.ts";
import { adaptDocked } from "./Docked.ts";
import { adaptJump } from "./FSDJump.ts";
import { adaptSuit } from "./suits.ts";

/** Changes an event of dialect `spec` to what the game writes; undefined when the game writes nothing. */
type Adapt = (event: JsonObject, world: GameWorld) => JsonObject | undefined;

const objects = (value: JsonValue | undefined): readonly JsonObject[] => (value ?? []) as readonly JsonObject[];

function without(object: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** Whether a module never draws power (D20). */
const isPassive = ({ Item }: JsonObject): boolean =>
  typeof Item === "string" && /^int_(?:hull|module)reinforcement/.test(Item);

const { id: colonisationId } = colonisationMission(0);

/** Writes the deadline of a colony as a time instead of seconds left (D18). */
function colonyDeadline(mission: JsonObject, { commander }: GameWorld): JsonObject {
  if (mission["MissionID"] !== colonisationId || mission["Expires"] === 0) return mission;
  const colony = commander.missions.find(({ id }) => id === colonisationId);
  return colony === undefined ? mission : { ...mission, Expires: Math.floor(colony.deadlineMs / 1000) };
}

/** Changes by kind; kinds not listed are the same in both dialects. */
export const adaptations: Readonly<Partial<Record<Kind, Adapt>>> = {
  FSDJump: adaptJump,
  Docked: adaptDocked,
  // None of 99 real elements has a MissionID (F51).
  CargoTransfer: (event) => {
    return { ...event, Transfers: objects(event["Transfers"]).map((transfer) => without(transfer, "MissionID")) };
  },
  // D17: updates never have RankProgress, so progress alone writes no event. Every entry of the list has Progress.
  EngineerProgress: (event) => {
    if ("RankProgress" in event) return undefined;
    return "Engineers" in event
      ? { Engineers: objects(event["Engineers"]).filter((engineer) => "Progress" in engineer) }
      : event;
  },
  Missions: (event, world) => {
    const lists = Object.entries(event).map(([list, missions]) => {
      return [list, objects(missions).map((mission) => colonyDeadline(mission, world))] as const;
    });
    return Object.fromEntries(lists);
  },
  ModuleInfo: (event) => {
    const modules = objects(event["Modules"]);
    const powered = modules.filter((module) => !isPassive(module));
    const passive = modules.filter(isPassive).map((module) => without(module, "Power"));
    return { ...event, Modules: [...powered, ...passive] };
  },
  // SystemName_Localised is absent in every real line (F47).
  MultiSellExplorationData: (event) => {
    const pages = objects(event["Discovered"]).map((page) => without(page, "SystemName_Localised"));
    return { ...event, Discovered: pages };
  },
  // The game writes the rank as text, never as a symbol.
  SquadronStartup: (event) => {
    const text = event["CurrentRankName_Localised"] ?? event["CurrentRankName"] ?? "";
    return { ...without(event, "CurrentRankName_Localised"), CurrentRankName: text };
  },
  SuitLoadout: adaptSuit("SuitName"),
  UpgradeSuit: adaptSuit("Name"),
};
