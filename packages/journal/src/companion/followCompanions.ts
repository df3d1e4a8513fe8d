import { companionFiles, type CompanionEntry, type CompanionFile } from "@shipslog/contract";
import type { Clock } from "../machine/Clock.ts";
import type { Disk } from "../machine/Disk.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { CompanionWatcher, defaultLooks, type LookOptions } from "./CompanionWatcher.ts";

/** What following companion files needs; the disk is the machine's unless given. */
export interface FollowCompanionsOptions extends LookOptions {
  readonly clock: Clock;
  readonly disk?: Disk;
  /** Which files; all three unless given. */
  readonly files?: readonly CompanionFile[];
  /** Tells the timestamp of the latest line that announced a file; without it nothing is held against a file. */
  readonly announcedAt?: (file: CompanionFile) => string | undefined;
  /** The pause between two looks at quiet files; 100 unless given. */
  readonly pollMs?: number;
  /** Ends the following, without an error. */
  readonly signal?: AbortSignal;
}

/** Companion files being followed; disposing of it ends the iteration. */
export interface CompanionFollower extends AsyncIterable<CompanionEntry>, AsyncDisposable {}

/**
 * Follows companion files: what each is at first, then every state it settles in. It looks only while someone waits for
 * the next entry, so that a slow consumer sees fewer entries and never old ones. A folder may come later.
 */
export function followCompanions(folder: string, options: FollowCompanionsOptions): CompanionFollower {
  const ending = new AbortController();
  const signal = options.signal === undefined ? ending.signal : AbortSignal.any([options.signal, ending.signal]);
  const entries = observe(folder, options, signal);
  return {
    [Symbol.asyncIterator]: () => entries,
    [Symbol.asyncDispose]: async () => {
      ending.abort();
      await entries.return();
    },
  };
}

async function* observe(
  folder: string,
  options: FollowCompanionsOptions,
  signal: AbortSignal,
): AsyncGenerator<CompanionEntry, void, undefined> {
  const { clock, disk = nodeDisk, files = companionFiles, announcedAt, pollMs = 100 } = options;
  const { looks, pauseMs } = { ...defaultLooks, ...options };
  const observers = files.map((file) => {
    return { file, observer: new CompanionWatcher({ folder, file, disk, clock, looks, last: undefined }) };
  });
  while (!signal.aborted) {
    for (const { file, observer } of observers) {
      const entry = await observer.look(announcedAt?.(file));
      if (signal.aborted) return;
      if (entry !== undefined) yield entry;
    }
    const isUnsettled = observers.some(({ observer }) => observer.isUnsettled);
    await clock.sleep(isUnsettled ? pauseMs : pollMs, signal);
  }
}
