import { describe, expect, it } from "vitest";
import { inMemory, onDisk, runHistories, type HistoryDisk } from "../lab/journalModel/runHistories.ts";

// A failing run prints its seed; set it here or in `npm run proof journal-model -- --seed N` to reproduce it.
const seed = Number(process.env["SHIPSLOG_SEED"] ?? 42);

describe("random histories of a journal folder", () => {
  it("deliver everything once and in order, in memory", async () => {
    const { failure, counts } = await runHistories(inMemory, 60, seed);
    expect(failure).toBeNull();
    // Makes sure that the histories contain every command and every type of entry.
    expect(Object.keys(counts).sort()).toEqual([
      ...["bad entries", "crash", "crash in save", "delete", "event entries", "finish", "half write", "look"],
      ...["oversize entries", "race", "restart", "rotate", "save", "truncate", "truncated entries", "write"],
    ]);
  });

  it("deliver everything once and in order, on disk", async () => {
    expect((await runHistories(onDisk, 8, seed)).failure).toBeNull();
  });

  /** A disk that skips an operation. */
  const brokenBy = (operation: "append" | "truncate" | "remove" | "rename"): HistoryDisk => ({
    ...inMemory,
    make: async () => {
      const { disk, path } = await inMemory.make();
      return { path, disk: { ...disk, [operation]: () => Promise.resolve() } };
    },
  });

  it.each(["append", "truncate", "remove", "rename"] as const)(
    "fail, and print the seed, if the disk does not %s",
    async (operation) => {
      expect((await runHistories(brokenBy(operation), 100, seed)).failure).toContain(`seed: ${seed}`);
    },
  );
});
