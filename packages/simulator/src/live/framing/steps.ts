import type { JsonObject } from "@shipslog/contract";
import { localised } from "../../events/localised.ts";
import type { Framing, Scene } from "../Scene.ts";
import { bodyAlone, companyOf, systemOf } from "./place.ts";

/** Where somebody gets in or out, and of what. */
function stepOf({ world, profile }: Scene): JsonObject {
  const { port, surface, aboard } = world;
  const isAtPort = port !== undefined;
  return {
    SRV: false,
    ...companyOf(world),
    ...(aboard === "own" && { ID: profile.shipId }),
    ...systemOf(world),
    ...bodyAlone(world),
    OnStation: isAtPort,
    OnPlanet: !isAtPort && surface !== undefined,
    ...(isAtPort && {
      ...localised("StationName", port.name, port.text),
      StationType: port.type,
      MarketID: port.marketId,
    }),
  };
}

/** The player gets out. */
export const Disembark: Framing = stepOf;

/** The player gets in. */
export const Embark: Framing = stepOf;

/** What the player carries on foot. */
export const Backpack: Framing = ({ world, profile }) =>
  world.state === "onFoot" ? { ...profile.backpack } : undefined;

/** What lies in the locker of the ship. */
export const ShipLocker: Framing = ({ profile }) => ({ ...profile.locker });
