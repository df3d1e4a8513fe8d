import type { Chance, Weighted } from "../../chance/Chance.ts";
import type { StationType } from "../stationTypes.ts";
import type { MarketSort } from "./marketIds.ts";

/** The type of a station and of its market id. */
export interface StationOutline {
  readonly type: StationType;
  readonly market: MarketSort;
}

/** Large orbital stations, weighted by 350 real ones. */
const largeTypes: readonly Weighted<StationType>[] = [
  ["Coriolis", 60],
  ["Orbis", 26],
  ["Ocellus", 12],
  ["AsteroidBase", 2],
];
const smallTypes: readonly Weighted<StationType>[] = [
  ["Outpost", 92],
  ["MegaShip", 8],
];
const surfaceTypes: readonly Weighted<StationType>[] = [
  ["CraterOutpost", 70],
  ["SurfaceStation", 22],
  ["CraterPort", 8],
];

const large = 10_000_000;
const huge = 1_000_000_000;

/** Draws the stations of a system by population; there is always at least one orbital station. */
export function outlineStations(chance: Chance, population: number): readonly StationOutline[] {
  const isOld = chance.isLucky(0.15);
  const isNew = !isOld && population < large && chance.isLucky(0.12);
  const outlines: StationOutline[] = [];
  const add = (type: StationType, market: MarketSort): void => {
    outlines.push({ type, market: marketOf(type, market, isOld, isNew) });
  };
  const larges =
    (chance.isLucky(population > large ? 0.95 : 0.45) ? 1 : 0) + (population > huge ? chance.integer(0, 2) : 0);
  for (let at = 0; at < larges; at += 1) add(chance.weighted(largeTypes), "orbital");
  const smalls = larges === 0 ? chance.integer(1, 2) : chance.integer(0, 1);
  for (let at = 0; at < smalls; at += 1) add(chance.weighted(smallTypes), "orbital");
  const surfaces = chance.weighted([
    [0, 5],
    [1, 3],
    [2, 1],
  ]);
  for (let at = 0; at < surfaces; at += 1) add(chance.weighted(surfaceTypes), "surface");
  const settlements = chance.weighted([
    [0, 4],
    [1, 3],
    [2, 2],
    [3, 1],
  ]);
  for (let at = 0; at < settlements; at += 1) add("OnFootSettlement", "settlement");
  return outlines;
}

function marketOf(type: StationType, market: MarketSort, isOld: boolean, isNew: boolean): MarketSort {
  if (type === "MegaShip" || type === "AsteroidBase") return "handPlaced";
  if (market === "settlement") return market;
  if (isNew) return "colonised";
  return isOld ? "handPlaced" : market;
}
