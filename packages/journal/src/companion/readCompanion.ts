import { companionFiles, type CompanionEntry, type CompanionFile, type Clock } from "@shipslog/contract";
import {
  objectOption,
  oneOf,
  required,
  requireOption,
  requireOptions,
  signalOption,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { requireFolder } from "../folders/requireFolder.ts";
import type { Disk } from "../machine/Disk.ts";
import { nodeClock } from "../machine/nodeClock.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { CompanionWatcher, defaultLooks, lookShapes, type LookOptions } from "./CompanionWatcher.ts";

/** How a companion file is read. */
export interface ReadCompanionOptions extends LookOptions {
  readonly clock?: Clock;
  readonly disk?: Disk;
  /** The timestamp of the line that announced the file; without it the state is never `matched` or `stale`. */
  readonly announcedAt?: string;
  /** The previous entry of this file; its event is kept if the file is torn or missing now. */
  readonly last?: CompanionEntry;
  /** Ends the waiting; the next look is then the last. */
  readonly signal?: AbortSignal;
}

const shapes: OptionShapes<ReadCompanionOptions> = {
  ...lookShapes,
  clock: objectOption,
  disk: objectOption,
  announcedAt: textOption,
  last: objectOption,
  signal: signalOption,
};

/**
 * Reads a companion file. If the file is torn, empty or older than its line, it looks again a few times before it reports
 * that state. Returns `last` itself if nothing changed. Throws a JournalError if the file cannot be read at all.
 */
export async function readCompanion(
  folder: string,
  file: CompanionFile,
  options: ReadCompanionOptions = {},
): Promise<CompanionEntry> {
  requireFolder(folder);
  requireOption("file", file, required(oneOf(companionFiles)));
  requireOptions(options, shapes);
  const { clock = nodeClock, disk = nodeDisk, announcedAt, last, signal } = options;
  const { looks = defaultLooks.looks, pauseMs = defaultLooks.pauseMs } = options;
  const watcher = new CompanionWatcher({ folder, file, disk, clock, looks, last });
  for (;;) {
    const entry = await watcher.look(announcedAt, signal?.aborted);
    if (entry !== undefined) return entry;
    if (last !== undefined && !watcher.isUnsettled) return last;
    await clock.sleep(pauseMs, signal);
  }
}
