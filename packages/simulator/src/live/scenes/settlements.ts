import type { JsonObject } from "@shipslog/contract";
import { ApproachSettlement, isStationField } from "../../events/ApproachSettlement.ts";
import { Docked } from "../../events/Docked.ts";
import type { ObservedFieldsOf } from "../../events/ObservedRow.ts";
import { stationsHere, type GameWorld } from "../../world/GameWorld.ts";
import type { Port } from "../../world/Port.ts";
import { adaptDocked } from "../adaptations/Docked.ts";
import { say, type Scene } from "./Scene.ts";

/** Builds the fields about the owner and the services from a Docked event. */
function stationFields(world: GameWorld, port: Port) {
  const { timeMs, state } = world;
  const there = { ...world, port };
  const data = { marketId: port.marketId };
  const docked: JsonObject = { ...Docked.build(there, { timeMs, name: "landOnPad", from: state, to: state, data }) };
  const entries = Object.entries(adaptDocked(docked, there));
  const kept = Object.fromEntries(entries.filter(([key]) => isStationField(key)));
  return kept as Partial<ObservedFieldsOf<"ApproachSettlement">>;
}

/** The ship comes near the settlement it flies to. */
export const approachSettlement: Scene = ({ world }) => {
  const { destination, surface, system } = world;
  const port = stationsHere(world).find(({ name, isOnSurface }) => isOnSurface && name === destination?.name);
  if (port === undefined || surface === undefined) return [];
  return [say(ApproachSettlement, port, stationFields(world, port), { system, surface })];
};
