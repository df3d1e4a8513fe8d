import type { Chance } from "../../chance/Chance.ts";
import type { Key } from "../../chance/Key.ts";
import type { StarPosition } from "../StarSystem.ts";
import { MarketIdAllocator } from "../stations/marketIds.ts";
import { outlineStations, type StationOutline } from "../stations/outlineStations.ts";
import { populationOf } from "./population.ts";

/** A settled system with its unique numbers, assigned within its neighbourhood. */
export interface Settlement {
  readonly position: StarPosition;
  /** Unique among all settled systems. */
  readonly serial: number;
  readonly population: number;
  readonly sites: readonly Site[];
}

/** The address and position of a settled system. */
export interface SettledPlace {
  readonly address: number;
  readonly position: StarPosition;
}

/** The outline of a station with its market id. */
export interface Site extends StationOutline {
  readonly marketId: number;
}

/** The settled systems of one cell, by address. */
export type Neighbourhood = ReadonlyMap<number, Settlement>;

/** The most systems of a cell that get a serial number. */
const ranks = 512;

/** Assigns numbers to the settled systems of a cell, which are given in a fixed order. */
export function createNeighbourhood(
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
