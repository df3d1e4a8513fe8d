import {
  observedTriggers,
  specifiedTriggers,
  triggerApplies,
  type JsonObject,
  type SessionFact,
} from "@shipslog/contract";
import type { GameWorld } from "../world/GameWorld.ts";
import type { GameSession } from "./GameSession.ts";

/** What each fact of a trigger means in the world. */
const factsInWorld: Readonly<Record<Exclude<SessionFact, "startUp">, (world: GameWorld) => boolean>> = {
  docked: ({ state }) => state === "docked",
  atCarrier: ({ port }) => port?.type === "FleetCarrier",
  atOutfitting: ({ port }) => port?.services.includes("outfitting") === true,
  atCartographics: ({ port }) => port?.services.includes("exploration") === true,
  onFoot: ({ state }) => state === "onFoot",
  outside: ({ state }) => state === "onFoot" || state === "srv",
};

const triggersByKind = Map.groupBy([...specifiedTriggers, ...observedTriggers], ({ kind }) => kind);

/** Throws if the world does not allow an event, by the triggers of the contract: a step or an activity has a mistake then. */
export function obeyTriggers({ world, written }: GameSession, kind: string, event: JsonObject): void {
  for (const trigger of triggersByKind.get(kind) ?? []) {
    if (!triggerApplies(trigger, event)) continue;
    const { needs = [], proves = {} } = trigger;
    // The game writes its start-up from the menu on.
    if (world.state === "startUp") written.isStarting = true;
    const missing = needs.find((fact) => !(fact === "startUp" ? written.isStarting : factsInWorld[fact](world)));
    if (missing !== undefined) throw new Error(`${kind} needs ${missing}, and the player is ${world.state}`);
    if (typeof proves.startUp === "boolean") written.isStarting = proves.startUp;
  }
}
