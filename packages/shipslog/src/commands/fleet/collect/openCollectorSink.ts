import { openSink, type DividingThread, type LakeSink, type OwnMonths } from "@shipslog/archive";
import type { RawLines, Sink } from "@shipslog/contract";

/** Where a collector writes. */
interface CollectorSinkOptions {
  readonly lake: string;
  readonly owner: string;
  readonly partition: number;
  readonly nowMs: () => number;
  /** Throws if the lake is not the one any more that it was; by default nobody looks. */
  readonly verify?: () => Promise<void>;
  /** Divides what is stored raw. Default: the thread that receives lines. */
  readonly dividingThread?: DividingThread | undefined;
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
  const { lake, owner, partition, nowMs, verify, tidyFiles = 512, divideLines = 32_768, dividingThread } = options;
  const name = `fleet-${partition}`;
  await verify?.();
  const sink = await openSink(lake, {
    owner,
    partition: name,
    ownMonths: monthsOfPlay(nowMs),
    deferKindTables: true,
    dividingThread,
  });
  let tidied = 0;
  const tidy = async () => {
    await sink.compactSimilar();
    tidied = sink.manifest.files.length;
  };
  // What is stored need not wait. If merging fails, the next write reports it.
  const tidyIfFull = () => {
    const isFull = sink.manifest.files.length - tidied >= tidyFiles || undividedLines(sink) >= divideLines;
    if (isFull) void tidy().catch(() => undefined);
  };
  const raw: RawLines = {
    get count() {
      return sink.raw.count;
    },
    get bytes() {
      return sink.raw.bytes;
    },
    async write(lines, dialect) {
      await verify?.();
      await sink.raw.write(lines, dialect);
    },
    async divide(take, dividing) {
      await verify?.();
      const isDivided = await sink.raw.divide(take, dividing);
      tidyIfFull();
      return isDivided;
    },
  };
  return {
    raw,
    get version() {
      return sink.version;
    },
    watermarks: (wanted) => sink.watermarks(wanted),
    async write(batch) {
      await verify?.();
      await sink.write(batch);
      tidyIfFull();
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
 * The months that get files of their own: those with the most lines, of the time in which the game can have been played. Commanders can
 * send lines of any time, and a line of each month of a century must not make thousands of files.
 */
export function monthsOfPlay(nowMs: () => number): () => OwnMonths {
  return () => {
    // A day ahead: the clock of a player may be wrong.
    const lastMonth = new Date(nowMs() + 86_400_000).toISOString().slice(0, 7);
    return { from: firstMonth, to: lastMonth, most: mostMonths };
  };
}
