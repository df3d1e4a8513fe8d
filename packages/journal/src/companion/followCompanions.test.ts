import type { CompanionEntry } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { manualClock } from "../../tests/helpers/manualClock.ts";
import { memoryDisk, type MemoryDisk } from "../../tests/helpers/memoryDisk.ts";
import { followCompanions } from "./followCompanions.ts";

const status = (second: number, rest = "") =>
  `{ "timestamp":"2026-05-01T12:00:0${second}Z", "event":"Status", "Flags":${second}${rest} }\r\n`;
const modules = (second: number) =>
  `{ "timestamp":"2026-05-01T12:00:0${second}Z", "event":"ModuleInfo", "Modules":[ \r\n\r\n ] }\r\n`;

/** Follows a disk that changes at listed times, until some time after the last. */
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

describe("followCompanions", () => {
  it("yields the first state, then every change once", async () => {
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

  it("yields nothing after its end, also when it ends during a look", async () => {
    const disk = memoryDisk();
    disk.put("dir/Status.json", status(1));
    const ending = new AbortController();
    const { read } = disk;
    disk.read = (...asked) => {
      ending.abort();
      return read(...asked);
    };
    const entries = followCompanions("dir", { disk, clock: manualClock(() => undefined), signal: ending.signal });
    expect(await Array.fromAsync(entries)).toEqual([]);
    expect(ending.signal.aborted).toBe(true);
  });

  it("ignores a torn file that is completed soon, and reports one that is not", async () => {
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

  it("ignores a file that is missing for a moment, and keeps the event of one that stays missing", async () => {
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

  it("notices a change that size and time do not show", async () => {
    const entries = await follow({
      0: (disk) => {
        disk.put("dir/Status.json", status(1));
        // A disk whose clock does not advance.
        const { stat } = disk;
        Object.assign(disk, { stat: async (path: string) => ({ ...(await stat(path)), modifiedMs: 7, size: 70 }) });
      },
      1000: (disk) => disk.put("dir/Status.json", status(2)),
    });
    expect(brief(entries, "Status.json").at(-1)).toEqual([3, "alone", 2]);
  });

  it("compares a file with its line, also if only the line is new", async () => {
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
    // After the last look, not when the unchanged file is read again.
    expect(found.map(({ observedAtMs }) => observedAtMs)[2]).toBeLessThan(2400);
  });

  it("ends when disposed of while it waits", async () => {
    const clock = {
      nowMs: () => 0,
      monotonicMs: () => 0,
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
