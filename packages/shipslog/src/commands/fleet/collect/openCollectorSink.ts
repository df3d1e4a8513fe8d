import { openSink, type LakeSink, type ChooseMonths } from "@shipslog/archive";
import type { Sink } from "@shipslog/contract";

/** Where a collector writes. */
interface CollectorSinkOptions {
  readonly lake: string;
  readonly owner: string;
  readonly partition: number;
  readonly nowMs: () => number;
  /** Throws if the lake is not the one any more that it was; by default nobody looks. */
  readonly verify?: () => Promise<void>;
  /** After how many new files some are merged. Default: 512. */
  readonly tidyFiles?: number;
  /** After how many lines they are divided into the tables of their kinds. Default: 32,768. */
  readonly divideLines?: number;
}

/**
 * Opens the sink of one partition. A commit stores lines in `events` and `rejects` only. From time to time, and when it is closed, the
 * sink divides them into the tables of their kinds, and merges its small files: each commit makes some, one every second. A query has
 * to divide the lines that are left, so there must not be many.
 */
export async function openCollectorSink(options: CollectorSinkOptions): Promise<Sink> {
  const { lake, owner, partition, nowMs, verify, tidyFiles = 512, divideLines = 32_768 } = options;
  const name = `fleet-${partition}`;
  await verify?.();
  const sink = await openSink(lake, {
    owner,
    partition: name,
    chooseMonths: monthsOfPlay(nowMs),
    deferKindTables: true,
  });
  let tidied = 0;
  const tidy = async () => {
    await sink.compactSimilar();
    tidied = sink.manifest.files.length;
  };
  return {
    get version() {
      return sink.version;
    },
    watermarks: (wanted) => sink.watermarks(wanted),
    async write(batch) {
      await verify?.();
      await sink.write(batch);
      // The batch is stored and need not wait. If merging fails, the next write reports it.
      const isFull = sink.manifest.files.length - tidied >= tidyFiles || undividedLines(sink) >= divideLines;
      if (isFull) void tidy().catch(() => undefined);
    },
    async close() {
      // Another owner may have taken over. Then it divides the lines.
      await tidy().catch(() => undefined);
      await sink.close();
    },
  };
}

function undividedLines({ manifest }: LakeSink): number {
  return manifest.files.reduce((sum, { untyped, rows }) => (untyped === true ? sum + rows : sum), 0);
}

/** The month in which the game appeared. */
const firstMonth = "2014-12";

/** The most months of one commit that get files of their own. Every month costs a file for each table. */
const mostMonths = 12;

/**
 * Chooses the months that get files of their own: those with the most lines, of the time in which the game can have been played.
 * Commanders can send lines of any time, and a line of each month of a century must not make thousands of files.
 */
export function monthsOfPlay(nowMs: () => number): ChooseMonths {
  return (linesByMonth) => {
    // A day ahead: the clock of a player may be wrong.
    const lastMonth = new Date(nowMs() + 86_400_000).toISOString().slice(0, 7);
    return [...linesByMonth]
      .filter(([month]) => month >= firstMonth && month <= lastMonth)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostMonths)
      .map(([month]) => month);
  };
}
