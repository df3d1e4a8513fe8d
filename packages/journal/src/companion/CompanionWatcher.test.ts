import type { Clock } from "@shipslog/contract";
import { expect, it } from "vitest";
import { folderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { CompanionWatcher } from "./CompanionWatcher.ts";

const status = (flags: number) =>
  Buffer.from(`{ "timestamp":"2026-05-01T12:00:05Z", "event":"Status", "Flags":${flags} }\r\n`);

/** A watcher of a valid Status.json, how often it read the file, and a clock to set. */
async function watchStatus() {
  const disk = folderInMemory();
  await disk.makeFolder("dir");
  disk.writeAtOnce("dir/Status.json", status(1));
  const time = { nowMs: 0, reads: 0 };
  disk.beforeEach = (operation) => void (time.reads += operation === "read" ? 1 : 0);
  const clock = { nowMs: () => time.nowMs } as Clock;
  const watcher = new CompanionWatcher({ folder: "dir", file: "Status.json", disk, clock, looks: 10, last: undefined });
  return { disk, time, watcher };
}

it("reads a file whose size and time do not change once a second", async () => {
  const { time, watcher } = await watchStatus();
  const readsAt = async (nowMs: number) => {
    time.nowMs = nowMs;
    await watcher.look(undefined);
    return time.reads;
  };
  expect([await readsAt(0), await readsAt(500), await readsAt(999)]).toEqual([1, 1, 1]);
  expect([await readsAt(1000), await readsAt(1999), await readsAt(2000)]).toEqual([2, 2, 3]);
});

it("reads a file at once when it changes or another event announces it", async () => {
  const { disk, time, watcher } = await watchStatus();
  await watcher.look(undefined);
  disk.writeAtOnce("dir/Status.json", status(2));
  expect(await watcher.look(undefined)).toMatchObject({ revision: 2, event: { Flags: 2 } });
  await watcher.look("2026-05-01T12:00:05Z");
  expect(time.reads).toBe(3);
});
