import type { CompanionEntry, CompanionFile } from "@shipslog/contract";
import type { Clock } from "../machine/Clock.ts";
import type { Disk } from "../machine/Disk.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { CompanionWatcher, defaultLooks, type LookOptions } from "./CompanionWatcher.ts";

/** What reading a companion file needs; the disk is the machine's unless given. */
export interface ReadCompanionOptions extends LookOptions {
  readonly clock: Clock;
  readonly disk?: Disk;
  /** The timestamp of the line that announced the file; without it nothing is held against the file. */
  readonly announcedAt?: string;
  /** What was read before, so that its value stands where this one is torn or missing. */
  readonly last?: CompanionEntry;
  /** Ends the patience: the file is then what it is. */
  readonly signal?: AbortSignal;
}

/**
 * Reads a companion file, patiently: one that is torn, empty or older than its line gets some more looks, and then is
 * that. Nothing different from `last` gives `last` itself. Throws a JournalError for what waiting does not cure.
 */
export async function readCompanion(
  folder: string,
  file: CompanionFile,
  options: ReadCompanionOptions,
): Promise<CompanionEntry> {
  const { clock, disk = nodeDisk, announcedAt, last, signal } = options;
  const { looks, pauseMs } = { ...defaultLooks, ...options };
  const observer = new CompanionWatcher({ folder, file, disk, clock, looks, last });
  for (;;) {
    const entry = await observer.look(announcedAt, signal?.aborted);
    if (entry !== undefined) return entry;
    if (last !== undefined && !observer.isUnsettled) return last;
    await clock.sleep(pauseMs, signal);
  }
}
