import type { GameWorld } from "../world/GameWorld.ts";
import type { Port } from "../galaxy/Port.ts";

/** The fields of a place, in written order. */
export const placeLayout = "StarSystem SystemAddress Body BodyID";

/** Builds the fields that name the system. */
export function systemFields({ system }: GameWorld) {
  return { StarSystem: system.name, SystemAddress: system.address };
}

/** Builds the Taxi and Multicrew fields. */
export function crewFields({ aboard }: GameWorld) {
  return { Taxi: aboard === "taxi", Multicrew: aboard === "host" };
}

/** BodyIDs of stations begin here, above those of stars and planets. */
const firstBuilt = 60;

/** Derives the BodyID of a station from its market id. */
function builtId({ marketId }: Port): number {
  return firstBuilt + (Math.floor(marketId / 256) % 40);
}

/** Builds the fields that name the body: the planet, the station, the ring, or the arrival star. */
export function bodyFields({ surface, port, ring, system }: GameWorld) {
  if (surface !== undefined) return { Body: surface.planet.name, BodyID: surface.planet.id };
  if (port === undefined && ring !== undefined) return { Body: ring.name, BodyID: ring.id };
  if (port === undefined) return { Body: system.arrival.name, BodyID: system.arrival.id };
  // None of 4,032 real exits and 1,735 locations has Body_Localised.
  return { Body: port.text ?? port.name, BodyID: builtId(port) };
}

/** Builds the same fields with BodyType. */
export function typedBodyFields(world: GameWorld) {
  const { surface, port, ring, system } = world;
  const inSpace = ring === undefined ? system.arrival.type : "PlanetaryRing";
  const built = port === undefined ? inSpace : "Station";
  return { ...bodyFields(world), BodyType: surface === undefined ? built : "Planet" };
}
