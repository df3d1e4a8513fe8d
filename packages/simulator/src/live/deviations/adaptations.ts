import type { JsonObject, JsonValue, Kind } from "@shipslog/contract";
import { colonisationMission } from "../../commander/missions.ts";
import type { GameWorld } from "../../world/GameWorld.ts";
import { adaptDocked } from "./Docked.ts";
import { adaptJump } from "./FSDJump.ts";
import { adaptSuit } from "./suits.ts";

/** Turns an event as the specification has it into what the game writes; undefined when the game writes nothing. */
type Adapt = (told: JsonObject, world: GameWorld) => JsonObject | undefined;

const objects = (value: JsonValue | undefined): readonly JsonObject[] => (value ?? []) as readonly JsonObject[];

function without(object: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** Modules that draw nothing and could not (D20). */
const isPassive = ({ Item }: JsonObject): boolean =>
  typeof Item === "string" && /^int_(?:hull|module)reinforcement/.test(Item);

const { id: colonisationId } = colonisationMission(0);

/** The deadline of a colony is a time of day, not the seconds left (D18). */
function colonyDeadline(mission: JsonObject, { commander }: GameWorld): JsonObject {
  if (mission["MissionID"] !== colonisationId || mission["Expires"] === 0) return mission;
  const colony = commander.missions.find(({ id }) => id === colonisationId);
  return colony === undefined ? mission : { ...mission, Expires: Math.floor(colony.deadlineMs / 1000) };
}

/** What the game does in another way, by kind; a kind that is not named needs nothing. */
export const adaptations: Readonly<Partial<Record<Kind, Adapt>>> = {
  FSDJump: adaptJump,
  Docked: adaptDocked,
  // In 99 real elements there was never a mission (format-facts 8).
  CargoTransfer: (told) => {
    return { ...told, Transfers: objects(told["Transfers"]).map((transfer) => without(transfer, "MissionID")) };
  },
  // D17: an update never carries RankProgress, so that progress alone is no news.
  EngineerProgress: (told) => ("RankProgress" in told ? undefined : told),
  Missions: (told, world) => {
    const lists = Object.entries(told).map(([list, missions]) => {
      return [list, objects(missions).map((mission) => colonyDeadline(mission, world))] as const;
    });
    return Object.fromEntries(lists);
  },
  ModuleInfo: (told) => {
    const modules = objects(told["Modules"]);
    const powered = modules.filter((module) => !isPassive(module));
    const passive = modules.filter(isPassive).map((module) => without(module, "Power"));
    return { ...told, Modules: [...powered, ...passive] };
  },
  // Never seen in 423 real pages of data (format-facts 4 and 8).
  MultiSellExplorationData: (told) => {
    const pages = objects(told["Discovered"]).map((page) => without(page, "SystemName_Localised"));
    return { ...told, Discovered: pages };
  },
  // The game tells the rank in words, never as a symbol.
  SquadronStartup: (told) => {
    const text = told["CurrentRankName_Localised"] ?? told["CurrentRankName"] ?? "";
    return { ...without(told, "CurrentRankName_Localised"), CurrentRankName: text };
  },
  SuitLoadout: adaptSuit("SuitName"),
  UpgradeSuit: adaptSuit("Name"),
};
