import { describe, expect, it } from "vitest";
import { inMemory, onDisk, runHistories, type Place } from "../lab/journalModel/runHistories.ts";

// A run that fails prints its seed; give it here, or to `npm run proof journal-model -- --seed N`, to see it again.
const seed = Number(process.env["SHIPSLOG_SEED"] ?? 42);

describe("random histories of a journal folder", () => {
  it("lose, repeat and disorder nothing in memory", async () => {
    const { failure, counts } = await runHistories(inMemory, 60, seed);
    expect(failure).toBeNull();
    // Histories in which nothing happens would pass as well.
    expect(Object.keys(counts).sort()).toEqual([
      ...["bad entries", "crash", "crash in save", "delete", "event entries", "finish", "half write", "look"],
      ...["oversize entries", "race", "restart", "rotate", "save", "truncate", "truncated entries", "write"],
    ]);
  });

  it("lose, repeat and disorder nothing on disk", async () => {
    expect((await runHistories(onDisk, 8, seed)).failure).toBeNull();
  });

  /** A disk that does something else than it is told. */
  const brokenBy = (operation: "append" | "truncate" | "remove" | "rename"): Place => ({
    ...inMemory,
    make: async () => {
      const { disk, path } = await inMemory.make();
      return { path, disk: { ...disk, [operation]: () => Promise.resolve() } };
    },
  });

  it.each(["append", "truncate", "remove", "rename"] as const)(
    "show it, with a seed, when the disk does not %s",
    async (operation) => {
      expect((await runHistories(brokenBy(operation), 100, seed)).failure).toContain(`seed: ${seed}`);
    },
  );
});
