import type { CompanionEntry } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { manualClock } from "../write/manualClock.testing.ts";
import { memoryDisk, type MemoryDisk } from "../write/memoryDisk.testing.ts";
import { followCompanions } from "./followCompanions.ts";

const status = (second: number, rest = "") =>
  `{ "timestamp":"2026-05-01T12:00:0${second}Z", "event":"Status", "Flags":${second}${rest} }\r\n`;
const modules = (second: number) =>
  `{ "timestamp":"2026-05-01T12:00:0${second}Z", "event":"ModuleInfo", "Modules":[ \r\n\r\n ] }\r\n`;

/** Follows a disk that changes as a list of times says, until the list is over and a while beyond. */
async function follow(
  changes: Readonly<Record<number, (disk: MemoryDisk) => unknown>>,
  announced: Readonly<Record<string, string>> = {},
): Promise<readonly CompanionEntry[]> {
  const disk = memoryDisk();
  const ending = new AbortController();
  const left = new Map(Object.entries(changes).map(([atMs, change]) => [Number(atMs), change]));
  const untilMs = Math.max(...left.keys()) + 3000;
  const clock = manualClock((nowMs) => {
    for (const [atMs, change] of left) {
      if (atMs > nowMs) continue;
      change(disk);
      left.delete(atMs);
    }
    if (nowMs > untilMs) ending.abort();
  });
  const entries: CompanionEntry[] = [];
  const announcedAt = (file: string) => announced[file];
  for await (const entry of followCompanions("dir", { disk, clock, announcedAt, signal: ending.signal })) {
    entries.push(entry);
  }
  return entries;
}

const brief = (entries: readonly CompanionEntry[], file: string) =>
  entries.filter((entry) => entry.file === file).map((entry) => [entry.revision, entry.state, entry.event?.["Flags"]]);

describe("following companion files", () => {
  it("begins with what is there, then gives every change once", async () => {
    const entries = await follow({
      500: (disk) => disk.put("dir/Status.json", status(1)),
      2500: (disk) => disk.put("dir/Status.json", status(2)),
      4000: (disk) => disk.put("dir/Status.json", status(2)),
    });
    expect(brief(entries, "Status.json")).toEqual([
      [1, "missing", undefined],
      [2, "alone", 1],
      [3, "alone", 2],
    ]);
    expect(brief(entries, "NavRoute.json")).toEqual([[1, "missing", undefined]]);
  });

  it("passes over a torn file that is finished soon, and names one that is not", async () => {
    const entries = await follow({
      500: (disk) => disk.put("dir/Status.json", status(1)),
      1000: (disk) => disk.put("dir/Status.json", ""),
      1040: (disk) => disk.put("dir/Status.json", status(2).slice(0, 20)),
      1100: (disk) => disk.put("dir/Status.json", status(2)),
      2000: (disk) => disk.put("dir/Status.json", status(3).slice(0, 20)),
      5000: (disk) => disk.put("dir/Status.json", status(4)),
    });
    expect(brief(entries, "Status.json")).toEqual([
      [1, "missing", undefined],
      [2, "alone", 1],
      [3, "alone", 2],
      [4, "torn", 2],
      [5, "alone", 4],
    ]);
  });

  it("passes over a file that is gone for a moment, and keeps the value of one that stays away", async () => {
    const entries = await follow({
      500: (disk) => disk.put("dir/Status.json", status(1)),
      1000: (disk) => disk.files.delete("dir/Status.json"),
      1100: (disk) => disk.put("dir/Status.json", status(2)),
      3000: (disk) => disk.files.delete("dir/Status.json"),
    });
    expect(brief(entries, "Status.json")).toEqual([
      [1, "missing", undefined],
      [2, "alone", 1],
      [3, "alone", 2],
      [4, "missing", 2],
    ]);
  });

  it("sees a change that size and time do not show", async () => {
    const entries = await follow({
      0: (disk) => {
        disk.put("dir/Status.json", status(1));
        // A disk whose clock stands still.
        const { stat } = disk;
        Object.assign(disk, { stat: async (path: string) => ({ ...(await stat(path)), modifiedMs: 7, size: 70 }) });
      },
      1000: (disk) => disk.put("dir/Status.json", status(2)),
    });
    expect(brief(entries, "Status.json").at(-1)).toEqual([3, "alone", 2]);
  });

  it("holds a file against its line, also when only the line is new", async () => {
    const announced: Record<string, string> = {};
    const entries = await follow(
      {
        500: (disk) => disk.put("dir/ModulesInfo.json", modules(1)),
        2000: () => {
          announced["ModulesInfo.json"] = "2026-05-01T12:00:02Z";
        },
        4000: (disk) => disk.put("dir/ModulesInfo.json", modules(2)),
      },
      announced,
    );
    const found = entries.filter(({ file }) => file === "ModulesInfo.json");
    expect(found.map(({ state }) => state)).toEqual(["missing", "alone", "stale", "matched"]);
    // As soon as patience allows, not when the quiet file is read again.
    expect(found.map(({ observedAtMs }) => observedAtMs)[2]).toBeLessThan(2400);
  });

  it("ends when disposed of, in the middle of waiting", async () => {
    const clock = {
      nowMs: () => 0,
      sleep: (_ms: number, signal?: AbortSignal) =>
        new Promise<void>((resolve) => {
          signal?.addEventListener("abort", () => resolve());
        }),
    };
    const follower = followCompanions("dir", { disk: memoryDisk(), clock, files: ["Status.json"] });
    const entries = follower[Symbol.asyncIterator]();
    expect((await entries.next()).value).toMatchObject({ state: "missing" });
    const waiting = entries.next();
    await follower[Symbol.asyncDispose]();
    expect(await waiting).toMatchObject({ done: true });
  });
});
