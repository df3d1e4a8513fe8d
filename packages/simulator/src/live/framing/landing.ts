import type { JsonObject } from "@shipslog/contract";
import type { Framing, Scene } from "../Scene.ts";
import { bodyAlone, companyOf, systemOf } from "./place.ts";

function spotOf({ world }: Scene): JsonObject | undefined {
  const { surface } = world;
  if (surface === undefined) return undefined;
  return {
    PlayerControlled: true,
    ...companyOf(world),
    ...systemOf(world),
    ...bodyAlone(world),
    OnStation: false,
    OnPlanet: true,
    Latitude: surface.latitude,
    Longitude: surface.longitude,
  };
}

/** The ship stands on the ground. */
export const Touchdown: Framing = spotOf;

/** The ship has left the ground. */
export const Liftoff: Framing = spotOf;
