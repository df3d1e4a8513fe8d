import type { JsonObject } from "@shipslog/contract";
import { withText } from "../../events/withText.ts";
import type { Port } from "../../world/Port.ts";
import type { GameWorld } from "../../world/GameWorld.ts";

/** The system, as most framing lines name it. */
export function systemFields({ system }: GameWorld) {
  return { StarSystem: system.name, SystemAddress: system.address };
}

/** Whose ship the player is in. */
export function crewFields({ aboard }: GameWorld) {
  return { Taxi: aboard === "taxi", Multicrew: aboard === "host" };
}

/** Bodies have the low numbers; what people built comes after them. */
const firstBuilt = 60;

/** A station's own BodyID: always the same, and none of the bodies'. */
function builtId({ marketId }: Port): number {
  return firstBuilt + (Math.floor(marketId / 256) % 40);
}

/** The body the player is at: the planet below, the station, or the star of arrival. */
export function bodyFields({ surface, port, system }: GameWorld): JsonObject {
  if (surface !== undefined) return { Body: surface.planet.name, BodyID: surface.planet.id };
  if (port === undefined) return { Body: system.arrival.name, BodyID: system.arrival.id };
  return { ...withText("Body", port.name, port.text), BodyID: builtId(port) };
}

/** The same with its sort. */
export function typedBodyFields(world: GameWorld): JsonObject {
  const { surface, port, system } = world;
  const built = port === undefined ? system.arrival.type : "Station";
  return { ...bodyFields(world), BodyType: surface === undefined ? built : "Planet" };
}
