import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeDisk, type Disk } from "@shipslog/journal";
import fc from "fast-check";
import { folderInMemory } from "../../packages/journal/src/folderInMemory.testing.ts";
import { commands, type World } from "./commands.ts";
import { compareLook } from "./compareLook.ts";
import { Consumer, type Reading } from "./Consumer.ts";
import { FolderModel } from "./FolderModel.ts";

/** What a run of histories found. */
export interface Histories {
  readonly histories: number;
  /** What went wrong and how to see it again; null when nothing did. */
  readonly failure: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

/** Where a history takes place: makes an empty place, and clears it away. */
export interface Place {
  make(): Promise<{ readonly disk: Disk; readonly path: string }>;
  clear(path: string): Promise<void>;
}

/** Histories on a disk in memory: fast, and exact about what happens between two operations. */
export const inMemory: Place = {
  make: () => Promise.resolve({ disk: folderInMemory(), path: "/history" }),
  clear: () => Promise.resolve(),
};

/** Histories on the disk of the machine. */
export const onDisk: Place = {
  make: async () => ({ disk: nodeDisk, path: await mkdtemp(join(tmpdir(), "shipslog-history-")) }),
  clear: (path) => rm(path, { recursive: true }),
};

const reading: fc.Arbitrary<Reading> = fc.record({
  pollMs: fc.constantFrom(250, 1000, 5000),
  chunkBytes: fc.constantFrom(1, 7, 64, 1000, 65_536),
});

/** Runs random histories against the model, each to its end: one more crash, and all that is there delivered. */
export async function runHistories(place: Place, size: number, seed: number): Promise<Histories> {
  const counts: Record<string, number> = {};
  const history = fc.asyncProperty(fc.commands([...commands], { size: "+1" }), reading, async (steps, how) => {
    const { disk, path } = await place.make();
    const [folder, state] = [join(path, "journal"), join(path, "state")];
    await disk.makeFolder(state);
    await disk.makeFolder(folder);
    const consumer = new Consumer(disk, folder, state, how);
    const model = new FolderModel();
    const world: World = { disk, folder, consumer, counts };
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
