import { DividingThread } from "@shipslog/archive";
import { runCollector } from "@shipslog/fleet/collect";
import { openCollectorSink } from "../../packages/shipslog/src/commands/fleet/collect/openCollectorSink.ts";
import { noCounts } from "../../packages/fleet/tests/helpers/noCounts.ts";
import { clock } from "../../tests/helpers/clock.ts";
import { until } from "../../tests/helpers/limits/until.ts";
import type { BenchFleet } from "./BenchFleet.ts";

/** How far lines have come: durable and acknowledged, or divided into the tables that queries read. */
export type Reached = "durable" | "divided";

/**
 * Runs our collector, and returns the milliseconds until a number of lines are that far in a lake on disk. What the collector does
 * when it ends is not counted.
 */
export async function collect(lines: number, reached: Reached, { path, collector }: BenchFleet): Promise<number> {
  const startMs = performance.now();
  const ending = new AbortController();
  const done = { durable: 0, divided: 0 };
  const counts = {
    ...noCounts,
    written: (_partition: number, written: number) => {
      done.durable += written;
    },
    stored: (_partition: number, accepted: number, rejected: number) => {
      done.divided += accepted + rejected;
    },
  };
  await using dividingThread = new DividingThread();
  const openSink = (partition: number) =>
    openCollectorSink({ lake: `${path}/lake`, owner: "bench", partition, nowMs: () => Date.now(), dividingThread });
  const options = { owner: "bench", dialect: "spec", counts, clock, openSink } as const;
  const collecting = runCollector({ ...collector, ...options }, ending.signal);
  await until(
    () => done[reached] >= lines,
    () => `${lines - done[reached]} of ${lines} lines to be ${reached}`,
    { everyMs: 5 },
  );
  const storedMs = performance.now() - startMs;
  ending.abort();
  await collecting;
  return storedMs;
}
