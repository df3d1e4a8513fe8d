import type { Chance } from "../chance/Chance.ts";
import { hasPad, type Port } from "../galaxy/Port.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import { buildShip, type SimulatedShip } from "../ship/SimulatedShip.ts";
import { builds, type BuildName } from "../ship/builds.ts";
import { hulls } from "../ship/hulls.ts";
import type { StoragePlace } from "./moduleStorage.ts";

/** A ship the player owns and has parked. */
export interface ParkedShip {
  readonly id: number;
  readonly ship: SimulatedShip;
  readonly name: string;
  readonly ident: string;
  place: StoragePlace;
  /** When its transfer ends; undefined when it is not in transit. */
  arrivalMs: number | undefined;
}

/** Ships that players keep. */
const keptBuilds: readonly BuildName[] = ["explorer", "fighter", "all-rounder", "taxi", "trader"];

/** Ids of parked ships; the ship the player is in has a lower one. */
const firstId = 80;

/** Draws the ships that the player has parked in a port, each with a pad for it, and each another one than that in use. */
export function drawFleet(chance: Chance, port: Port, system: StarSystem, flown: BuildName): ParkedShip[] {
  // Whoever is new to the game has one ship.
  if (flown === "starter") return [];
  const place = { system, marketId: port.marketId };
  const isOther = (name: BuildName): boolean => builds[name].hull !== builds[flown].hull;
  const kept = keptBuilds.filter((name) => isOther(name) && hasPad(port, hulls[builds[name].hull].pad));
  const some = chance.shuffled(kept).slice(0, chance.integer(1, 4));
  return some.map((name, at) => ({
    id: firstId + at,
    ship: buildShip(name),
    name: "",
    ident: "",
    place,
    arrivalMs: undefined,
  }));
}

/** Returns an id for the next ship. */
export function nextShipId(fleet: readonly ParkedShip[], ownId: number): number {
  return Math.max(ownId, firstId, ...fleet.map(({ id }) => id)) + 1;
}
