import type { Chance, Weighted } from "../../chance/Chance.ts";
import type { Pads } from "../Station.ts";
import type { StationType } from "../stationTypes.ts";

type PadCounts = readonly [small: number, medium: number, large: number];

const starport: readonly Weighted<PadCounts>[] = [
  [[17, 18, 9], 70],
  [[9, 14, 6], 8],
  [[8, 13, 7], 8],
  [[8, 12, 7], 8],
  [[7, 11, 7], 6],
];

/** Landing pads by type of station, from 430 real stations. */
const table: Readonly<Record<StationType, readonly Weighted<PadCounts>[]>> = {
  Coriolis: starport,
  Orbis: starport,
  Ocellus: starport,
  Outpost: [
    [[2, 1, 0], 49],
    [[4, 1, 0], 19],
    [[3, 1, 0], 3],
  ],
  AsteroidBase: [[[4, 8, 7], 1]],
  MegaShip: [[[4, 2, 1], 1]],
  CraterPort: [
    [[4, 8, 8], 2],
    [[4, 4, 8], 1],
    [[8, 8, 8], 1],
  ],
  CraterOutpost: [
    [[4, 2, 2], 15],
    [[2, 3, 3], 12],
    [[4, 4, 4], 10],
    [[4, 4, 2], 5],
  ],
  SurfaceStation: [
    [[8, 8, 16], 2],
    [[8, 13, 6], 1],
    [[4, 4, 2], 1],
  ],
  OnFootSettlement: [
    [[1, 0, 1], 8],
    [[0, 0, 1], 6],
    [[0, 1, 0], 6],
    [[1, 0, 0], 4],
  ],
};

/** Draws the landing pads of a station. */
export function drawPads(chance: Chance, type: StationType): Pads {
  const [small, medium, large] = chance.weighted(table[type]);
  return { small, medium, large };
}
