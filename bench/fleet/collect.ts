import { runCollector } from "@shipslog/fleet/collect";
import { openCollectorSink } from "../../packages/shipslog/src/commands/fleet/collect/openCollectorSink.ts";
import { noCounts } from "../../packages/fleet/tests/helpers/noCounts.ts";
import { clock } from "../../tests/helpers/clock.ts";
import type { BenchFleet } from "./BenchFleet.ts";

/**
 * Runs our collector, and returns the milliseconds until a number of lines are in the manifest of a lake on disk. What the collector does
 * when it ends is not counted.
 */
export async function collect(lines: number, { path, collector }: BenchFleet): Promise<number> {
  const startMs = performance.now();
  const ending = new AbortController();
  const done = { lines: 0 };
  const counts = {
    ...noCounts,
    stored: (_partition: number, accepted: number, rejected: number) => {
      done.lines += accepted + rejected;
    },
  };
  const openSink = (partition: number) =>
    openCollectorSink({ lake: `${path}/lake`, owner: "bench", partition, nowMs: () => Date.now() });
  const options = { owner: "bench", dialect: "spec", counts, clock, openSink } as const;
  const collecting = runCollector({ ...collector, ...options }, ending.signal);
  while (done.lines < lines) await clock.sleep(5);
  const storedMs = performance.now() - startMs;
  ending.abort();
  await collecting;
  return storedMs;
}
