import { openSink } from "@shipslog/archive";
import { runCollector } from "@shipslog/fleet/collect";
import { noCounts } from "../../lab/fleet/noCounts.ts";
import { clock } from "../../lab/clock.ts";
import type { BenchFleet } from "./BenchFleet.ts";

/** Runs our collector until a number of lines are in the manifest of a lake on disk. */
export async function collect(lines: number, { path, collector }: BenchFleet): Promise<void> {
  const ending = new AbortController();
  const done = { lines: 0 };
  const counts = {
    ...noCounts,
    stored: (_partition: number, accepted: number, rejected: number) => {
      done.lines += accepted + rejected;
    },
  };
  const openLake = () => openSink(`${path}/lake`, { owner: "bench", partition: "fleet-0" });
  const options = { owner: "bench", dialect: "spec", counts, clock, openSink: openLake } as const;
  const collecting = runCollector({ ...collector, ...options }, ending.signal);
  while (done.lines < lines) await clock.sleep(5);
  ending.abort();
  await collecting;
}
