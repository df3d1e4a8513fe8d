import { until } from "../../../../tests/helpers/limits/until.ts";
import { readManifests } from "../../src/lake/lake.ts";

/** Waits until a collector has divided all lines that it has stored: other programs than ours find no others. */
export async function untilDivided(lake: string): Promise<void> {
  const isDivided = async () => (await readManifests(lake)).every(({ segments }) => segments.length === 0);
  await until(isDivided, "the collector to divide its lines", { everyMs: 100, mostMs: 120_000 });
}
