import { mostGrowth, unitCounts, type Growth, type GrowthResult } from "./Growth.ts";
import { median } from "./median.ts";
import type { Bench } from "./measure.ts";

const rounds = 3;

/** Measures the cost of a unit of work among few and among many; everything runs once before it is timed. */
export async function grow(growth: Growth, bench: Bench): Promise<GrowthResult> {
  await timeOf(growth, 1, bench);
  const msEach: { units: number; ms: number }[] = [];
  for (const units of unitCounts) {
    const figures: number[] = [];
    for (let round = 0; round < rounds; round += 1) figures.push((await timeOf(growth, units, bench)) / units);
    msEach.push({ units, ms: median(figures) ?? Number.NaN });
  }
  const among = (units: number): number => msEach.find((each) => each.units === units)?.ms ?? Number.NaN;
  const ratio = among(100) / among(10);
  return { name: growth.name, unit: growth.unit, msEach, growth: ratio, met: ratio <= mostGrowth };
}

async function timeOf(growth: Growth, units: number, { now }: Bench): Promise<number> {
  const data = await growth.prepare(units);
  try {
    const startMs = now();
    await growth.run(data);
    return now() - startMs;
  } finally {
    await growth.discard?.(data);
  }
}
