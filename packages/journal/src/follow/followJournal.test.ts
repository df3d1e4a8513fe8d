import type { Entry } from "@shipslog/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderInMemory, type FolderInMemory } from "../../tests/helpers/folderInMemory.ts";
import { Bookmark } from "../resume/Bookmark.ts";
import { parseBookmark } from "../resume/parseBookmark.ts";
import type { ReadStart } from "../read/ReadOptions.ts";
import { steppedFollower, type SteppedFollower } from "../../tests/helpers/steppedFollower.ts";

const first = "Journal.2025-01-02T000000.01.log";
const part2 = "Journal.2025-01-02T000000.02.log";
const second = "Journal.2025-01-03T000000.01.log";
const line = (number: number): string => `{ "timestamp":"2025-01-02T00:00:00Z", "event":"E${number}" }\r\n`;
const nameOf = (entry: Entry): string => (entry.type === "event" ? entry.kind : entry.type);

let disk: FolderInMemory;
let follower: SteppedFollower | undefined;

const append = (file: string, text: string): Promise<void> => disk.append(`/j/${file}`, Buffer.from(text));

function follow(from?: ReadStart | "end", pollMs?: number): SteppedFollower {
  follower = steppedFollower("/j", { disk, from, pollMs });
  return follower;
}

/** Follows a folder of twenty sessions that have not changed for a long time, with a look every second. */
async function followOldFolder(): Promise<SteppedFollower> {
  for (let day = 10; day < 30; day++) await append(`Journal.2025-02-${day}T000000.01.log`, line(day));
  const of = follow(undefined, 1000);
  await of.step(15 * 60_000 + 500);
  return of;
}

/** What a follower delivers within one second. */
async function see(of: SteppedFollower): Promise<string[]> {
  return (await of.step(1000)).map(nameOf);
}

beforeEach(async () => {
  disk = folderInMemory();
  await disk.makeFolder("/j");
});

afterEach(async () => {
  await follower?.end();
  follower = undefined;
});

describe("followJournal", () => {
  it("waits for a folder that does not exist yet", async () => {
    disk = folderInMemory();
    const of = follow();
    expect(await see(of)).toEqual([]);
    await disk.makeFolder("/j");
    await append(first, line(1));
    expect(await see(of)).toEqual(["E1"]);
  });

  it("delivers new lines, each only once it is complete", async () => {
    await append(first, line(1));
    const of = follow();
    expect(await see(of)).toEqual(["E1"]);
    await append(first, line(2).slice(0, 30));
    expect(await see(of)).toEqual([]);
    await append(first, line(2).slice(30, -1));
    expect(await see(of)).toEqual([]);
    await append(first, `\n${line(3)}`);
    expect(await see(of)).toEqual(["E2", "E3"]);
  });

  it("delivers several files that grow at the same time", async () => {
    const of = follow();
    await append(first, line(1));
    await append(second, line(2));
    expect(await see(of)).toEqual(["E1", "E2"]);
    await append(second, line(3));
    await append(first, line(4));
    expect((await see(of)).sort()).toEqual(["E3", "E4"]);
  });

  it.each(Array.from({ length: 40 }, (_, index) => index))(
    "delivers the end of a part before the next part, written after %i operations",
    async (after) => {
      await append(first, line(1));
      const of = follow();
      await see(of);
      let operations = 0;
      const rotate = [
        () => disk.writeAtOnce(`/j/${first}`, Buffer.from(line(1) + line(2))),
        () => disk.writeAtOnce(`/j/${part2}`, Buffer.from(line(3))),
      ];
      disk.beforeEach = () => {
        if (++operations > after) rotate.shift()?.();
      };
      expect((await of.step(10_000)).map(nameOf)).toEqual(["E2", "E3"]);
    },
  );

  it.each([
    ["nothing", ""],
    ["less than before", line(7)],
    ["as much as before", line(7) + line(8)],
    ["more than before", line(7) + line(8) + line(9)],
  ])("reports once that a file was truncated and has %s", async (_, text) => {
    await append(first, line(1) + line(2));
    const of = follow();
    await see(of);
    await disk.truncate(`/j/${first}`, 0);
    await append(first, text);
    const expected = [...text.matchAll(/E\d/g)].map(String);
    const entries = await of.step(1000);
    expect(entries.map(nameOf)).toEqual(["truncated", ...expected]);
    expect(entries.every(({ position }) => position.generation === 1)).toBe(true);
    await append(first, line(9));
    expect(await see(of)).toEqual(["E9"]);
  });

  it("notices a truncation within the last line even if the file grew again", async () => {
    await append(first, line(1) + line(2));
    const of = follow();
    await see(of);
    await disk.truncate(`/j/${first}`, line(1).length + line(2).length - 2);
    await append(first, line(3));
    expect(await see(of)).toEqual(["truncated", "E1", "bad"]);
  });

  it.each([
    ["one longer line", `${"x".repeat(2000)}\r\n${line(3)}`, ["bad", "E3"]],
    [
      "shorter lines",
      `\r\n${Array.from({ length: 60 }, () => line(3)).join("")}`,
      ["bad", ...Array<string>(60).fill("E3")],
    ],
  ])(
    "notices a truncation far inside a long last line without a line end, replaced by %s",
    async (_, text, expected) => {
      const long = `{ "timestamp":"2025-01-02T00:00:00Z", "event":"E2", "Long":"${"x".repeat(1500)}" }`;
      await append(first, `${line(1)}${long}`);
      const of = follow();
      expect((await of.step(12_000)).map(nameOf)).toEqual(["E1", "E2"]);
      await disk.truncate(`/j/${first}`, line(1).length + 1200);
      await append(first, text);
      expect(await see(of)).toEqual(["truncated", "E1", ...expected]);
    },
  );

  it("continues after a bookmark in a long last line without a line end only if the line is unchanged", async () => {
    const long = `{ "timestamp":"2025-01-02T00:00:00Z", "event":"E2", "Long":"${"x".repeat(1500)}" }`;
    await append(first, long);
    const before = await follow().step(12_000);
    const bookmark = new Bookmark();
    for (const entry of before) bookmark.advance(entry);
    await follower?.end();
    const saved = JSON.stringify(bookmark);
    await append(first, `\r\n${line(3)}`);
    expect(await see(follow(parseBookmark(saved).bookmark))).toEqual(["E3"]);
    await follower?.end();
    await disk.truncate(`/j/${first}`, 1200);
    await append(first, `${"x".repeat(2000)}\r\n`);
    expect(await see(follow(parseBookmark(saved).bookmark))).toEqual(["truncated", "bad"]);
  });

  it("does not report the truncation of an unfinished line that was not delivered", async () => {
    await append(first, `${line(1)}{ "timesta`);
    const of = follow();
    expect(await see(of)).toEqual(["E1"]);
    await disk.truncate(`/j/${first}`, line(1).length);
    await append(first, line(2));
    expect(await see(of)).toEqual(["E2"]);
  });

  it("reads the line that replaced half a line of more than the longest length, although it ends where was searched already", async () => {
    const half = `{ "timestamp":"2025-01-02T00:00:00Z", "event":"Half", "Name":"`;
    await append(first, line(1) + half + "x".repeat(200));
    follower = steppedFollower("/j", { disk, longestLineBytes: 100 });
    expect(await see(follower)).toEqual(["E1"]);
    // Between two looks the game takes the half line back, and what it writes instead makes the file longer than before.
    await disk.truncate(`/j/${first}`, line(1).length);
    await append(first, line(2) + half + "y".repeat(300));
    expect(await see(follower)).toEqual(["E2"]);
  });

  it("survives the deletion of a file, and reads a new one of the same name in the next generation", async () => {
    await append(first, line(1));
    const of = follow();
    await see(of);
    await disk.remove(`/j/${first}`);
    expect(await see(of)).toEqual([]);
    await append(first, line(2) + line(3));
    expect(await see(of)).toEqual(["truncated", "E2", "E3"]);
  });

  it("continues a file that was moved away and back", async () => {
    await append(first, line(1));
    const of = follow();
    await see(of);
    await disk.rename(`/j/${first}`, "/j/away");
    expect(await see(of)).toEqual([]);
    await disk.rename("/j/away", `/j/${first}`);
    await append(first, line(2));
    expect(await see(of)).toEqual(["E2"]);
  });

  it("delivers a complete event without a line end once the file is unchanged for a while, and never again", async () => {
    await append(first, line(1));
    const of = follow();
    expect(await see(of)).toEqual(["E1"]);
    await append(first, line(2).trimEnd());
    await append(second, `${line(3)}{ "timest`);
    expect(await see(of)).toEqual(["E3"]);
    expect((await of.step(12_000)).map(nameOf)).toEqual(["E2"]);
    await append(first, `\r\n${line(4)}`);
    expect((await of.step(12_000)).map(nameOf)).toEqual(["E4"]);
    expect(of.seen.at(-1)?.position.line).toBe(3);
  });

  it("delivers a complete event without a line end that was half a line before", async () => {
    await append(first, line(1).slice(0, 30));
    const of = follow();
    expect((await of.step(12_000)).map(nameOf)).toEqual([]);
    await append(first, line(1).slice(30, -2));
    expect((await of.step(12_000)).map(nameOf)).toEqual(["E1"]);
  });

  it("delivers the last line of an earlier journal before the next journal, also without its line end", async () => {
    await append(first, line(1) + line(2).trimEnd());
    await append(second, line(3));
    const of = follow();
    expect(await see(of)).toEqual(["E1", "E2", "E3"]);
    await append(first, "\r\n");
    expect((await of.step(20_000)).map(nameOf)).toEqual([]);
  });

  it("waits for the rest of half a line in an earlier journal", async () => {
    await append(first, `${line(1)}${line(2).slice(0, 20)}`);
    await append(second, line(3));
    const of = follow();
    expect(await see(of)).toEqual(["E1", "E3"]);
    await append(first, line(2).slice(20));
    expect(await see(of)).toEqual(["E2"]);
  });

  it("reads a file that came back with the same size and time", async () => {
    await append(first, line(1));
    const { stat } = disk;
    disk.stat = async (path) => {
      const found = await stat(path);
      return found && { ...found, modifiedMs: 0 };
    };
    const of = follow();
    await see(of);
    await disk.remove(`/j/${first}`);
    await see(of);
    await append(first, line(2));
    expect(await see(of)).toEqual(["truncated", "E2"]);
  });

  it("reads a file that was replaced between two listings by one of the same size and time", async () => {
    await append(first, line(1));
    const { stat } = disk;
    let isGone = false;
    disk.stat = async (path) => {
      const found = await stat(path);
      return isGone && path.endsWith(first) ? undefined : found && { ...found, modifiedMs: 0 };
    };
    const of = follow();
    await see(of);
    isGone = true;
    await see(of);
    isGone = false;
    await disk.write(`/j/${first}`, Buffer.from(line(2)));
    expect(await see(of)).toEqual(["truncated", "E2"]);
  });

  it("waits for a header that cannot be read yet and decides the order of two journals", async () => {
    const live = "Journal.250102000000.01.log";
    const beta = "JournalBeta.250102000000.01.log";
    const lineAt = (time: number) => line(time).replace(":00Z", `:0${time}Z`);
    await append(live, lineAt(2));
    await append(beta, lineAt(1));
    let isLocked = true;
    disk.beforeEach = (operation, path) => {
      if (isLocked && operation === "open" && path.endsWith(live)) throw Object.assign(new Error(), { code: "EACCES" });
    };
    const of = follow();
    expect(await see(of)).toEqual([]);
    isLocked = false;
    expect(await see(of)).toEqual(["E1", "E2"]);
  });

  it("skips existing lines with from end, but not a line that ends later", async () => {
    await append(first, `${line(1)}${line(2).slice(0, 20)}`);
    await append(second, line(3));
    const of = follow("end");
    expect(await see(of)).toEqual([]);
    await append(first, line(2).slice(20) + line(4));
    await append(second, line(5));
    expect((await see(of)).sort()).toEqual(["E2", "E4", "E5"]);
    expect(of.seen.find((entry) => nameOf(entry) === "E4")?.position.line).toBe(3);
  });

  it("reports the truncation of a file whose lines were all skipped", async () => {
    await append(first, line(1) + line(2));
    const of = follow("end");
    expect(await see(of)).toEqual([]);
    await disk.truncate(`/j/${first}`, 0);
    await append(first, line(3));
    expect(await see(of)).toEqual(["truncated", "E3"]);
  });

  it("does not repeat a complete event whose line end arrives later, byte by byte", async () => {
    await append(first, line(1).trimEnd());
    const of = follow();
    expect((await of.step(12_000)).map(nameOf)).toEqual(["E1"]);
    await append(first, "\r");
    expect((await of.step(12_000)).map(nameOf)).toEqual([]);
    await append(first, `\n${line(2)}`);
    expect((await of.step(12_000)).map(nameOf)).toEqual(["E2"]);
  });

  it("discards what it read of a file that was truncated during the reading", async () => {
    await append(first, line(1));
    const of = follow();
    await see(of);
    await append(first, line(2));
    // The last line was compared with two reads; the next read would return lines of another file.
    let reads = 0;
    disk.beforeEach = (operation) => {
      if (operation !== "readOpen" || ++reads !== 3) return;
      disk.beforeEach = () => undefined;
      disk.writeAtOnce(`/j/${first}`, Buffer.from(line(3) + line(4) + line(5)));
    };
    expect((await of.step(1000)).map(nameOf)).toEqual(["truncated", "E3", "E4", "E5"]);
  });

  it("reads the end of an old, unchanged part before the next part", async () => {
    await append(first, line(1));
    const of = await followOldFolder();
    await append(first, line(2));
    await append(part2, line(3));
    expect((await of.step(1000)).map(nameOf)).toEqual(["E2", "E3"]);
  });

  it("notices growth of an old file late, and at once if it just grew, is among the newest, or is reported by the system", async () => {
    const of = await followOldFolder();
    const old = "Journal.2025-02-10T000000.01.log";
    await append(old, line(1));
    expect((await of.step(1000)).map(nameOf)).toEqual([]);
    expect((await of.step(5000)).map(nameOf)).toEqual(["E1"]);
    await append(old, line(2));
    await append("Journal.2025-02-14T000000.01.log", line(3));
    expect((await of.step(1000)).map(nameOf)).toEqual(["E2", "E3"]);
    await append("Journal.2025-02-11T000000.01.log", line(4));
    disk.notifyWatchers("Journal.2025-02-11T000000.01.log");
    expect((await of.step(10)).map(nameOf)).toEqual(["E4"]);
  });

  it("continues after a bookmark that its consumer advances", async () => {
    await append(first, line(1) + line(2));
    const bookmark = new Bookmark();
    const before = follow();
    for (const entry of (await before.step(1000)).slice(0, 1)) bookmark.advance(entry);
    await before.end();
    const of = follow(bookmark);
    expect(await see(of)).toEqual(["E2"]);
  });

  it("looks at once when the system reports a change", async () => {
    await append(first, line(1));
    const of = follow();
    await of.step(1000);
    await append(first, line(2));
    disk.notifyWatchers(first);
    expect((await of.step(10)).map(nameOf)).toEqual(["E2"]);
  });

  it("reports an unreadable file once, and reads it when possible", async () => {
    await append(first, line(1));
    const notices: unknown[] = [];
    let isHeld = true;
    disk.beforeEach = (operation) => {
      if (operation === "open" && isHeld) throw Object.assign(new Error("EBUSY"), { code: "EBUSY" });
    };
    follower = steppedFollower("/j", { disk, onNotice: (notice) => notices.push(notice) });
    expect(await see(follower)).toEqual([]);
    expect(notices).toMatchObject([{ code: "unreadable", file: first }]);
    isHeld = false;
    expect(await see(follower)).toEqual(["E1"]);
    isHeld = true;
    await append(first, line(2));
    expect(await see(follower)).toEqual([]);
    expect(notices).toHaveLength(2);
  });

  it("ends while it waits, without an error", async () => {
    const of = follow();
    await see(of);
    await expect(of.end()).resolves.toBeUndefined();
  });
});
