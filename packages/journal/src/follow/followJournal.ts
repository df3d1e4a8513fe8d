import type { Entry } from "@shipslog/contract";
import { numberOption, requireOptions, type OptionShapes } from "@shipslog/contract/internal";
import { requireFolder } from "../folders/requireFolder.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { nodeSleep } from "../machine/nodeSleep.ts";
import { EntryStream } from "../read/EntryStream.ts";
import { readShapes, startOption } from "../read/readShapes.ts";
import { ChangeWaiter } from "./ChangeWaiter.ts";
import { Follower } from "./Follower.ts";
import type { FollowOptions } from "./FollowOptions.ts";

const defaultPollMs = 50;
/** The pause in a folder where nothing has changed lately, unless the system reports a change before. */
const idlePauseMs = 200;

const followShapes: OptionShapes<FollowOptions> = {
  ...readShapes,
  from: { allowed: `${startOption.allowed}, or "end"`, accepts: (from) => from === "end" || startOption.accepts(from) },
  pollMs: numberOption({ min: 1, unit: "milliseconds" }),
};

/**
 * Reads the journals of a folder as `readJournal` does, then keeps following them: growing, ending and new files, several
 * at once, in a folder that may not exist yet. A line is delivered once it has its line end. A file that was truncated or
 * replaced gives one `truncated` entry and is read from 0 in the next generation; a removed file gives nothing.
 *
 * It looks at the folder only while the next entry is awaited. The signal or the end of the iteration ends it without an
 * error.
 */
export function followJournal(folder: string, options: FollowOptions = {}): EntryStream {
  requireFollowOptions(folder, options);
  return new EntryStream((signal) => followJournalBatches(folder, { ...options, signal }), options.signal);
}

/** Follows as `followJournal` does, and yields the entries in batches. Only a signal can end it while it waits. */
export function followJournalBatches(
  folder: string,
  options: FollowOptions = {},
): AsyncGenerator<readonly Entry[], void, undefined> {
  requireFollowOptions(folder, options);
  return look(folder, options);
}

/** Throws a TypeError for a folder or options that are not what their types say. */
export function requireFollowOptions(folder: string, options: FollowOptions): void {
  requireFolder(folder);
  requireOptions(options, followShapes);
}

async function* look(folder: string, options: FollowOptions): AsyncGenerator<readonly Entry[], void, undefined> {
  const { disk = nodeDisk, sleep = nodeSleep, pollMs = defaultPollMs } = options;
  const signal = options.signal ?? new AbortController().signal;
  const waiter = new ChangeWaiter(sleep, signal);
  const follower = new Follower(folder, disk, options);
  try {
    while (!signal.aborted) {
      for await (const entries of follower.look(waiter.takeChangedNames())) {
        yield entries;
        if (signal.aborted) return;
      }
      if (follower.hasFolder) waiter.watch(disk, folder);
      else waiter.stop();
      follower.advance(await waiter.wait(follower.isIdle ? Math.max(pollMs, idlePauseMs) : pollMs));
    }
  } finally {
    waiter.end();
  }
}
