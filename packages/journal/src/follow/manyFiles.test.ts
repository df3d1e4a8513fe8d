import type { Entry } from "@shipslog/contract";
import { afterEach, describe, expect, it } from "vitest";
import { folderInMemory, type FolderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { steppedFollower, type SteppedFollower } from "../../tests/helpers/steppedFollower.ts";

const line = (number: number): string => `{ "timestamp":"2025-01-02T00:00:00Z", "event":"E${number}" }\r\n`;
const kindOf = (entry: Entry): string => (entry.type === "event" ? entry.kind : entry.type);
const pollMs = 50;

/** The name of one of many files: one for each minute of as many days as are needed. */
function nameOf(index: number): string {
  const day = new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString();
  return `Journal.${day.slice(0, 10)}T${day.slice(11, 19).replaceAll(":", "")}.01.log`;
}

let follower: SteppedFollower | undefined;

afterEach(async () => {
  await follower?.end();
  follower = undefined;
});

/** Follows a folder of many files after its first look, and counts what it asks of the disk. */
async function followMany(files: number) {
  const disk = folderInMemory();
  await disk.makeFolder("/j");
  for (let index = 0; index < files; index++) disk.writeAtOnce(`/j/${nameOf(index)}`, Buffer.from(line(index)));
  follower = steppedFollower("/j", { disk, pollMs });
  expect(await follower.step(10_000)).toHaveLength(files);
  const counts: Record<string, number> = {};
  disk.beforeEach = (operation) => {
    counts[operation] = (counts[operation] ?? 0) + 1;
  };
  return { disk, follower, counts };
}

/** Makes the time of the folder useless, as on some network drives. */
function freezeFolderTime(disk: FolderInMemory): void {
  const { stat } = disk;
  disk.stat = async (path) => {
    const found = await stat(path);
    return found && path === "/j" ? { ...found, modifiedMs: 7 } : found;
  };
}

const append = (disk: FolderInMemory, index: number, text: string): Promise<void> =>
  disk.append(`/j/${nameOf(index)}`, Buffer.from(text));

describe("following many old files", () => {
  it.each([3000, 5000, 10_000])("costs a fixed number of operations a second with %i of them", async (files) => {
    const of = await followMany(files);
    await of.follower.step(60_000);
    // Five looks a second at the 16 newest files and the time of the folder, and 250 of the others every five seconds.
    expect(of.counts["stat"]! / 60).toBeLessThan(5 * 17 + 250 / 5 + 2);
    expect(of.counts["list"]).toBeLessThanOrEqual(2);
    expect(Object.keys(of.counts).sort()).toEqual(["list", "stat"]);
  });

  it("never checks more than 300 files at one look", async () => {
    const of = await followMany(10_000);
    let most = 0;
    for (let passedMs = 0; passedMs < 20_000; passedMs += 200) {
      of.counts["stat"] = 0;
      await of.follower.step(200);
      most = Math.max(most, of.counts["stat"]);
    }
    expect(most).toBeLessThan(300);
    expect(most).toBeGreaterThan(200);
  });

  it("notices that any of them grows within 200 s, and each further line at once", async () => {
    const { disk, follower: of } = await followMany(10_000);
    for (const index of [0, 9970]) {
      await append(disk, index, line(1));
      expect((await of.step(205_000)).map(kindOf)).toEqual(["E1"]);
      await append(disk, index, line(2));
      expect((await of.step(pollMs)).map(kindOf)).toEqual(["E2"]);
    }
  });

  it("notices at once what the system reports, a new file, and growth of the newest", async () => {
    const { disk, follower: of } = await followMany(10_000);
    await append(disk, 77, line(1));
    disk.notifyWatchers(nameOf(77));
    expect((await of.step(pollMs)).map(kindOf)).toEqual(["E1"]);
    await append(disk, 9990, line(2));
    expect((await of.step(200)).map(kindOf)).toEqual(["E2"]);
    // Without a report: the time of the folder shows a new file.
    await append(disk, 10_000, line(3));
    expect((await of.step(250)).map(kindOf)).toEqual(["E3"]);
    await append(disk, 10_001, line(4));
    disk.notifyWatchers(nameOf(10_001));
    expect((await of.step(pollMs)).map(kindOf)).toEqual(["E4"]);
  });

  it("notices a new file within half a minute if the time of the folder does not change", async () => {
    const { disk, follower: of } = await followMany(1000);
    freezeFolderTime(disk);
    await of.step(10_000);
    await append(disk, 1000, line(1));
    expect((await of.step(30_250)).map(kindOf)).toEqual(["E1"]);
  });

  it("lists the folder again when the system reports a name that it does not know, not one that it knows", async () => {
    const { disk, follower: of, counts } = await followMany(1000);
    freezeFolderTime(disk);
    await of.step(10_000);
    const listed = counts["list"] ?? 0;
    await append(disk, 990, line(1));
    disk.notifyWatchers(nameOf(990));
    expect((await of.step(pollMs)).map(kindOf)).toEqual(["E1"]);
    expect(counts["list"] ?? 0).toBe(listed);
    await append(disk, 1000, line(2));
    disk.notifyWatchers(nameOf(1000));
    expect((await of.step(pollMs)).map(kindOf)).toEqual(["E2"]);
  });

  it("costs no more after a program has touched every file", async () => {
    const of = await followMany(3000);
    for (let index = 0; index < 3000; index++) await append(of.disk, index, line(1));
    expect(await of.follower.step(60_000)).toHaveLength(3000);
    of.counts["stat"] = 0;
    await of.follower.step(60_000);
    expect(of.counts["stat"] / (60_000 / pollMs)).toBeLessThan(100);
  });
});

it("lists a small folder five times a second, also while a journal grows twenty times a second", async () => {
  const { disk, follower: of, counts } = await followMany(3);
  for (let passedMs = 0; passedMs < 10_000; passedMs += pollMs) {
    await append(disk, 2, line(passedMs));
    await of.step(pollMs);
  }
  expect(of.seen).toHaveLength(3 + 200);
  expect(counts["list"]! / 10).toBeCloseTo(5, 0);
});
