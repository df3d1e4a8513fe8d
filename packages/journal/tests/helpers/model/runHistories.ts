import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeDisk, type Disk } from "@shipslog/journal";
import { folderDisk } from "@shipslog/journal/browser";
import fc from "fast-check";
import { handleOver } from "../handleOver.ts";
import { folderInMemory } from "../folderInMemory.ts";
import { commands, type HistoryRun } from "./commands.ts";
import { compareLook } from "./compareLook.ts";
import { Consumer, type ReaderSettings } from "./Consumer.ts";
import { FolderModel } from "./FolderModel.ts";

/** The results of running histories. */
export interface HistoryResults {
  readonly histories: number;
  /** The failure and how to reproduce it; null if all passed. */
  readonly failure: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

/** The disk of a history: creates an empty folder, and removes it. */
export interface HistoryDisk {
  make(): Promise<{ readonly disk: Disk; readonly path: string }>;
  clear(path: string): Promise<void>;
}

/** A disk in memory: fast, with full control over what happens between two operations. */
export const inMemory: HistoryDisk = {
  make: () => Promise.resolve({ disk: folderInMemory(), path: "/history" }),
  clear: () => Promise.resolve(),
};

/** A disk in memory that is read through a handle of a browser, whose files cannot be read once they have changed. */
export const throughHandle: HistoryDisk = {
  ...inMemory,
  make: async () => {
    const { disk, path } = await inMemory.make();
    const journals = folderDisk(handleOver(disk, join(path, "journal")));
    const isJournal = (at: string): boolean => at.startsWith(join(path, "journal"));
    return {
      path,
      disk: {
        ...disk,
        list: (at) => (isJournal(at) ? journals : disk).list(at),
        stat: (at) => (isJournal(at) ? journals : disk).stat(at),
        open: (at) => (isJournal(at) ? journals : disk).open(at),
      },
    };
  },
};

/** The disk of the machine. */
export const onDisk: HistoryDisk = {
  make: async () => ({ disk: nodeDisk, path: await mkdtemp(join(tmpdir(), "shipslog-history-")) }),
  clear: (path) => rm(path, { recursive: true }),
};

const reading: fc.Arbitrary<ReaderSettings> = fc.record({
  pollMs: fc.constantFrom(250, 1000, 5000),
  chunkBytes: fc.constantFrom(1, 7, 64, 1000, 65_536),
});

/** Runs random histories against the model; each ends with a crash and a look that must deliver everything left. */
export async function runHistories(place: HistoryDisk, size: number, seed: number): Promise<HistoryResults> {
  const counts: Record<string, number> = {};
  const history = fc.asyncProperty(fc.commands([...commands], { size: "+1" }), reading, async (steps, how) => {
    const { disk, path } = await place.make();
    const folder = join(path, "journal");
    const state = join(path, "state");
    await disk.makeFolder(state);
    await disk.makeFolder(folder);
    const consumer = new Consumer(disk, folder, state, how);
    const model = new FolderModel();
    const world: HistoryRun = { disk, folder, consumer, counts };
    try {
      await fc.asyncModelRun(() => ({ model, real: world }), steps);
      await consumer.crash();
      model.crash();
      compareLook(await consumer.look(), model.look(), true);
    } finally {
      await consumer.end();
      await place.clear(path);
    }
  });
  const details = await fc.check(history, { numRuns: size, seed, endOnFailure: false });
  const failure = details.failed
    ? `${await fc.asyncDefaultReportMessage(details)}\n${String(details.errorInstance)}`
    : null;
  return { histories: details.numRuns, failure, counts };
}
