import type { Chance } from "../../chance/Chance.ts";
import type { Key } from "../../chance/Key.ts";
import type { StarPosition } from "../StarSystem.ts";
import { MarketIdAllocator } from "../stations/marketIds.ts";
import { outlineStations, type StationOutline } from "../stations/outlineStations.ts";
import { populationOf } from "./population.ts";

/** What a settled system owes to its neighbourhood: numbers that no other system has. */
export interface Settlement {
  readonly position: StarPosition;
  /** Number among all settled systems. */
  readonly serial: number;
  readonly population: number;
  readonly sites: readonly Site[];
}

/** A system where people live. */
export interface SettledPlace {
  readonly address: number;
  readonly position: StarPosition;
}

/** A station that is known to exist, with its market id. */
export interface Site extends StationOutline {
  readonly marketId: number;
}

/** The settled systems of one cell. */
export type Neighbourhood = ReadonlyMap<number, Settlement>;

/** More systems than this in a cell do not get a serial number of their own. */
const ranks = 512;

/** Registers the settled systems of a cell, given in a fixed order, and gives each its numbers. */
export function foundNeighbourhood(
  seeds: { readonly key: Key; readonly chance: Chance },
  cell: number,
  places: readonly SettledPlace[],
  originAddress: number,
): Neighbourhood {
  const ledger = new MarketIdAllocator(cell);
  const settlements = new Map<number, Settlement>();
  for (const [rank, { address, position }] of places.entries()) {
    const population = populationOf(seeds.key, address, address === originAddress);
    const outlines = outlineStations(seeds.chance.fork("outline", address), population);
    const sites = outlines.map((outline) => ({ ...outline, marketId: ledger.allocate(outline.market) }));
    const serial = rank < ranks ? cell * ranks + rank : Number.POSITIVE_INFINITY;
    settlements.set(address, { position, serial, population, sites });
  }
  return settlements;
}
