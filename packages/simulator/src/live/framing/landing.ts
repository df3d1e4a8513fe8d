import type { JsonObject } from "@shipslog/contract";
import type { Framing, FramingInput } from "../Framing.ts";
import { bodyFields, crewFields, systemFields } from "./placeFields.ts";

function spotOf({ world }: FramingInput): JsonObject | undefined {
  const { surface } = world;
  if (surface === undefined) return undefined;
  return {
    PlayerControlled: true,
    ...crewFields(world),
    ...systemFields(world),
    ...bodyFields(world),
    OnStation: false,
    OnPlanet: true,
    Latitude: surface.latitude,
    Longitude: surface.longitude,
  };
}

/** The ship has landed. */
const Touchdown: Framing = spotOf;

/** The ship has taken off. */
const Liftoff: Framing = spotOf;

/** Lines about landing on a planet and taking off. */
export const landingLines = { Touchdown, Liftoff } as const;
