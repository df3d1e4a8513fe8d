import { pow } from "../../arithmetic/exponential.ts";
import type { Chance } from "../../chance/Chance.ts";
import { below, shareAt, type Key } from "../../chance/Key.ts";
import type { StarPosition } from "../StarSystem.ts";
import { MarketIdAllocator } from "./marketIds.ts";
import { outlineStations, type StationOutline } from "./outlineStations.ts";

/** A settled system with its unique numbers, assigned within its neighbourhood. */
export interface Settlement {
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
  for (const [rank, { address }] of places.entries()) {
    const population = populationOf(seeds.key, address, address === originAddress);
    const outlines = outlineStations(seeds.chance.fork("outline", address), population);
    const sites = outlines.map((outline) => ({ ...outline, marketId: ledger.allocate(outline.market) }));
    const serial = rank < ranks ? cell * ranks + rank : Number.POSITIVE_INFINITY;
    settlements.set(address, { serial, population, sites });
  }
  return settlements;
}

/** Quantiles of the population of 1,303 real inhabited systems. */
const quantiles = [
  [0, 1_200],
  [0.1, 15_000],
  [0.25, 103_000],
  [0.5, 3_000_000],
  [0.75, 27_500_000],
  [0.9, 2_160_000_000],
  [1, 22_000_000_000],
] as const;

const originPopulation = 21_480_000_000;

/** Returns the population of an inhabited system. */
function populationOf(key: Key, address: number, isOrigin: boolean): number {
  if (isOrigin) return originPopulation;
  const share = shareAt(below(below(key, "population"), address), 0);
  const above = Math.max(
    1,
    quantiles.findIndex(([reached]) => reached > share),
  );
  const [fromShare, from] = quantiles[above - 1] ?? quantiles[0];
  const [toShare, to] = quantiles[above] ?? quantiles[0];
  return Math.floor(from * pow(to / from, (share - fromShare) / (toShare - fromShare)));
}
