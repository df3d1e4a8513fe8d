import type { Port } from "../../session/Port.ts";
import type { World } from "../../session/World.ts";

/** The system, as most framing lines name it. */
export function systemOf({ system }: World) {
  return { StarSystem: system.name, SystemAddress: system.address };
}

/** Whose ship the player is in. */
export function companyOf({ aboard }: World) {
  return { Taxi: aboard === "taxi", Multicrew: aboard === "host" };
}

/** Bodies have the low numbers; what people built comes after them. */
const firstBuilt = 60;

/** A station's own BodyID: always the same, and none of the bodies'. */
function builtId({ marketId }: Port): number {
  return firstBuilt + (Math.floor(marketId / 256) % 40);
}

/** The body the player is at: the planet below, the station, or the star of arrival. */
export function bodyOf({ surface, port, system }: World) {
  if (surface !== undefined) return { Body: surface.planet.name, BodyID: surface.planet.id, BodyType: "Planet" };
  if (port !== undefined) return { Body: port.name, BodyID: builtId(port), BodyType: "Station" };
  return { Body: system.arrival.name, BodyID: system.arrival.id, BodyType: system.arrival.type };
}
