/**
 * Compares random histories of a journal folder, its writers and a consumer that crashes with a model of a few dozen lines:
 * on a disk in memory, on the same through a handle as a browser gives it, and one in twenty on the disk of the machine.
 */
import { expect, it } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { inMemory, onDisk, runHistories, throughHandle, type HistoryDisk } from "./helpers/model/runHistories.ts";

const onDiskEvery = 20;

longTest(
  {
    claim:
      "Across writes, half writes, rotation, truncation, deletion, restart, crash and resume no entry is lost, repeated or out of order.",
    size: { check: 150, full: 2000, of: "histories" },
  },
  async ({ size, seed, report }) => {
    const memory = await runHistories(inMemory, size, seed);
    expect(memory.failure).toBeNull();
    report(`${memory.histories} histories in memory`);
    const handle = await runHistories(throughHandle, size, seed);
    expect(handle.failure).toBeNull();
    report(`${handle.histories} histories through a handle`);
    const disk = await runHistories(onDisk, Math.ceil(size / onDiskEvery), seed);
    expect(disk.failure).toBeNull();
    // Makes sure that the histories contain every command and every type of entry.
    expect(Object.keys(memory.counts).sort()).toEqual([
      "bad entries",
      "crash",
      "crash in save",
      "delete",
      "event entries",
      "finish",
      "half write",
      "look",
      "oversize entries",
      "race",
      "restart",
      "rotate",
      "save",
      "truncate",
      "truncated entries",
      "write",
    ]);
    return `${memory.histories} histories in memory, ${handle.histories} through a handle of a browser, ${disk.histories} on disk, ${memory.counts["event entries"]} entries in memory`;
  },
);

/** A disk that skips an operation. */
const brokenBy = (operation: "append" | "truncate" | "remove" | "rename"): HistoryDisk => ({
  ...inMemory,
  make: async () => {
    const { disk, path } = await inMemory.make();
    return { path, disk: { ...disk, [operation]: () => Promise.resolve() } };
  },
});

it.each(["append", "truncate", "remove", "rename"] as const)(
  "histories fail, and print the seed, if the disk does not %s",
  async (operation) => {
    expect((await runHistories(brokenBy(operation), 100, 42)).failure).toContain("seed: 42");
  },
);
