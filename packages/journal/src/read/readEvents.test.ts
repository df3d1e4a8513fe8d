import { describe, expect, it } from "vitest";
import { folderInMemory, type FolderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { followEvents } from "../follow/followEvents.ts";
import type { SkippedLine } from "./eventBatches.ts";
import { readEvents } from "./readEvents.ts";

const upgrade = (Class: number): string =>
  `{ "timestamp":"2025-01-02T00:00:00Z", "event":"UpgradeSuit", "Name":"utilitysuit_class1", "Name_Localised":"Maverick Suit", "SuitID":1698502991022131, "Class":${Class}, "Cost":800000 }\r\n`;
const other = '{ "timestamp":"2025-01-02T00:00:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n';
const invalid = '{ "timestamp":"2025-01-02T00:00:00Z", "event":"UpgradeSuit", "Class":"2" }\r\n';
const file = "/j/Journal.2025-01-02T000000.01.log";

async function folderWith(...lines: readonly string[]): Promise<FolderInMemory> {
  const disk = folderInMemory();
  await disk.makeFolder("/j");
  await disk.append(file, Buffer.from(lines.join("")));
  return disk;
}

describe("readEvents", () => {
  it("yields the valid events of the kinds that are asked for", async () => {
    const disk = await folderWith(upgrade(2), other, upgrade(3));
    const classes: number[] = [];
    for await (const event of readEvents("/j", ["UpgradeSuit"], { disk })) classes.push(event.Class);
    expect(classes).toEqual([2, 3]);
  });

  it("yields events of observed kinds as they are", async () => {
    const changed = other.replace('"Exploration"', "7");
    const disk = await folderWith(upgrade(2), other, changed);
    const tracks: unknown[] = [];
    for await (const event of readEvents("/j", ["Music"], { disk })) tracks.push(event.MusicTrack);
    expect(tracks).toEqual(["Exploration", 7]);
  });

  it("yields events of an earlier game when they are asked for", async () => {
    const early =
      '{ "timestamp":"2016-09-20T16:06:13Z", "event":"Docked", "StationName":"Test City", "Faction":"A" }\r\n';
    const disk = await folderWith(early);
    expect((await readEvents("/j", ["Docked"], { disk }).next()).done).toBe(true);
    for await (const { StationName, DistFromStarLS, Faction } of readEvents("/j", ["Docked"], {
      disk,
      anyGame: true,
    })) {
      expect([StationName, DistFromStarLS satisfies number | undefined, Faction]).toEqual([
        "Test City",
        undefined,
        "A",
      ]);
    }
    expect.assertions(2);
  });

  it("reports lines that are not events or not valid", async () => {
    const disk = await folderWith(invalid, "not an event\r\n", other, upgrade(3));
    const skipped: SkippedLine[] = [];
    const events = readEvents("/j", ["UpgradeSuit"], { disk, onSkipped: (line) => skipped.push(line) });
    expect((await events.next()).value).toMatchObject({ Class: 3 });
    expect(skipped.map(({ entry, issues }) => [entry.type, entry.position.line, issues.length > 0])).toEqual([
      ["event", 1, true],
      ["bad", 2, false],
    ]);
  });
});

describe("followEvents", () => {
  it("yields events as they are written, and ends with its signal", async () => {
    const disk = await folderWith(upgrade(2));
    const ending = new AbortController();
    const events = followEvents("/j", ["UpgradeSuit"], { disk, signal: ending.signal, pollMs: 1 });
    expect((await events.next()).value).toMatchObject({ Class: 2 });
    await disk.append(file, Buffer.from(other + upgrade(3)));
    expect((await events.next()).value).toMatchObject({ Class: 3 });
    const next = events.next();
    ending.abort();
    expect(await next).toEqual({ done: true, value: undefined });
  });
});
