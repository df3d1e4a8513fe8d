import { companionFiles, type CompanionEntry, type CompanionFile, type Clock } from "@shipslog/contract";
import {
  arrayOf,
  functionOption,
  numberOption,
  objectOption,
  oneOf,
  requireOptions,
  signalOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { requireFolder } from "../folders/requireFolder.ts";
import type { Disk } from "../machine/Disk.ts";
import { nodeClock } from "../machine/nodeClock.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { CompanionWatcher, defaultLooks, lookShapes, type LookOptions } from "./CompanionWatcher.ts";

/** How companion files are followed. */
export interface FollowCompanionsOptions extends LookOptions {
  readonly clock?: Clock;
  readonly disk?: Disk;
  /** Which files to follow; all ten by default. */
  readonly files?: readonly CompanionFile[];
  /** Returns the timestamp of the latest line that announced a file; without it no state is `matched` or `stale`. */
  readonly announcedAt?: (file: CompanionFile) => string | undefined;
  /** The pause between two looks at unchanged files; 100 by default. */
  readonly pollMs?: number;
  /** Ends the following without an error. */
  readonly signal?: AbortSignal;
}

const shapes: OptionShapes<FollowCompanionsOptions> = {
  ...lookShapes,
  clock: objectOption,
  disk: objectOption,
  files: arrayOf(oneOf(companionFiles)),
  announcedAt: functionOption,
  pollMs: numberOption({ min: 1, unit: "milliseconds" }),
  signal: signalOption,
};

/** Companion files that are followed; disposing ends the iteration. */
export interface CompanionFollower extends AsyncIterable<CompanionEntry>, AsyncDisposable {}

/**
 * Follows companion files: yields the first state of each, then every new state. It looks only while the next entry is
 * awaited, so a slow consumer gets fewer entries but never outdated ones. The folder may be created later. Throws a JournalError
 * if a file cannot be read at all; a locked one is `torn`.
 */
export function followCompanions(folder: string, options: FollowCompanionsOptions = {}): CompanionFollower {
  requireFolder(folder);
  requireOptions(options, shapes);
  const ending = new AbortController();
  const signal = options.signal === undefined ? ending.signal : AbortSignal.any([options.signal, ending.signal]);
  const entries = watchFiles(folder, options, signal);
  return {
    [Symbol.asyncIterator]: () => entries,
    [Symbol.asyncDispose]: async () => {
      ending.abort();
      await entries.return();
    },
  };
}

async function* watchFiles(
  folder: string,
  options: FollowCompanionsOptions,
  signal: AbortSignal,
): AsyncGenerator<CompanionEntry, void, undefined> {
  const { clock = nodeClock, disk = nodeDisk, files = companionFiles, announcedAt, pollMs = 100 } = options;
  const { looks = defaultLooks.looks, pauseMs = defaultLooks.pauseMs } = options;
  const watched = files.map((file) => {
    return { file, watcher: new CompanionWatcher({ folder, file, disk, clock, looks, last: undefined }) };
  });
  while (!signal.aborted) {
    for (const { file, watcher } of watched) {
      const entry = await watcher.look(announcedAt?.(file));
      if (signal.aborted) return;
      if (entry !== undefined) yield entry;
    }
    const isUnsettled = watched.some(({ watcher }) => watcher.isUnsettled);
    await clock.sleep(isUnsettled ? pauseMs : pollMs, signal);
  }
}
