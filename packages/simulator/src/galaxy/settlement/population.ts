import { pow } from "../../arithmetic/exponential.ts";
import { below, shareAt, type Key } from "../../chance/Key.ts";

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
export function populationOf(key: Key, address: number, isOrigin: boolean): number {
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
