import { openSink } from "@shipslog/archive";
import type { Sink } from "@shipslog/contract";
import { monthsOfPlay } from "./monthsOfPlay.ts";

/** Where a collector writes. */
export interface CollectorSinkOptions {
  readonly lake: string;
  readonly owner: string;
  readonly partition: number;
  readonly nowMs: () => number;
  /** After how many new files some are merged. Default: 512. */
  readonly tidyFiles?: number;
}

/** Opens the sink of one partition, which merges its small files from time to time: each commit makes some, one every second. */
export async function openCollectorSink(options: CollectorSinkOptions): Promise<Sink> {
  const { lake, owner, partition, nowMs, tidyFiles = 512 } = options;
  const sink = await openSink(lake, { owner, partition: `fleet-${partition}`, chooseMonths: monthsOfPlay(nowMs) });
  let tidied = 0;
  const tidy = async () => {
    await sink.tidy();
    tidied = sink.manifest.files.length;
  };
  return {
    watermarks: () => sink.watermarks(),
    async write(batch) {
      await sink.write(batch);
      // The batch is stored and need not wait. If merging fails, the next write reports it.
      if (sink.manifest.files.length - tidied >= tidyFiles) void tidy().catch(() => undefined);
    },
    close: () => sink.close(),
  };
}
