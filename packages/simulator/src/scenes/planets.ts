import { adaptDocked, dockedFields } from "../lines/Docked.ts";
import type { FieldsOf } from "../lines/line.ts";
import { ApproachSettlement, isStationField } from "../lines/planets.ts";
import { stationsHere, type GameWorld } from "../world/GameWorld.ts";
import type { Port } from "../galaxy/Port.ts";
import { after, say, type Scene } from "./plan.ts";

/** Builds the fields about the owner and the services from a Docked event. */
function stationFields(world: GameWorld, port: Port) {
  const there = { ...world, port };
  const entries = Object.entries(adaptDocked(dockedFields(there), there));
  const kept = Object.fromEntries(entries.filter(([key]) => isStationField(key)));
  const fields = kept as Partial<FieldsOf<"ApproachSettlement">>;
  // None of 162 real lists has this service, which ports on planets have once the ship is docked.
  const StationServices = (fields.StationServices ?? []).filter((service) => service !== "ondockmission");
  return { ...fields, StationServices };
}

/** The ship comes near the settlement it flies to. */
export const approachSettlement: Scene = ({ world }) => {
  const { destination, surface, system } = world;
  const port = stationsHere(world).find(({ name, isOnSurface }) => isOnSurface && name === destination?.name);
  if (port === undefined || surface === undefined) return [];
  return [say(ApproachSettlement, port, stationFields(world, port), { system, surface })];
};

/** A game that is loaded in a port on a planet tells the port some seconds after LoadGame (16 of 16 real loads). */
export const settlementAtLoad: Scene = ({ world, chance }) => {
  const { port, surface, system } = world;
  if (port === undefined || surface === undefined || !port.isOnSurface) return [];
  return after(chance.integer(2, 4), say(ApproachSettlement, port, stationFields(world, port), { system, surface }));
};
