import { hash } from "node:crypto";
import { appendFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fingerprintOf, type Entry } from "@shipslog/contract";
import { type FileOffset, PrivateNames } from "@shipslog/fleet/uplink";
import { nodeClock } from "@shipslog/journal";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { assign, parseAssignments, Owners } from "./Assignment.ts";
import { FolderSource, type FolderSourceOptions } from "./FolderSource.ts";

const file = "Journal.2026-01-01T000000.01.log";
const second = "Journal.2026-01-02T000000.01.log";
const route = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"NavRoute" }';
const music = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"Music" }';
const commander = (FID: string) =>
  `{ "timestamp":"2026-01-01T00:00:00Z", "event":"Commander", "FID":"${FID}", "Name":"Jameson" }`;

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "shipslog-source-"));
  folder = join(home, "journal");
  await mkdir(folder);
});
afterEach(() => rm(home, { recursive: true }));

const write = (name: string, ...lines: readonly string[]) =>
  writeFile(join(folder, name), lines.map((line) => `${line}\r\n`).join(""));

function open(more: Partial<FolderSourceOptions> = {}): FolderSource {
  return new FolderSource({
    folder,
    clock: nodeClock,
    isFollowing: false,
    bookmarkPath: join(home, "state.json"),
    ...more,
  });
}

async function read(source: FolderSource, places: readonly FileOffset[] = []): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for await (const entries of source.read(places, new AbortController().signal)) all.push(...entries);
  return all;
}

const wheres = (entries: readonly Entry[]) => entries.map(({ position }) => [position.generation, position.line]);

describe("a folder as a source", () => {
  it("returns lines of the chosen kinds, the same each time", async () => {
    await write(file, route, music, route);
    const source = open();
    expect(wheres(await read(source))).toEqual([
      [0, 1],
      [0, 3],
    ]);
    expect(wheres(await read(source, [{ file, generation: 0, offset: 0 }]))).toEqual([
      [0, 1],
      [0, 3],
    ]);
  });

  it("continues after stored lines with the right line numbers", async () => {
    await write(file, route, music, route);
    const source = open();
    const last = (await read(source)).at(-1);
    const offset = (last?.position.offset ?? 0) + (last?.byteLength ?? 0);
    await appendFile(join(folder, file), `${route}\r\n`);
    expect(wheres(await read(source, [{ file, generation: 0, offset }]))).toEqual([[0, 4]]);
    expect(wheres(await read(open(), [{ file, generation: 0, offset }])).at(-1)).toEqual([0, 4]);
  });

  it("notices a file that was truncated while it was not running", async () => {
    await write(file, route, route, route);
    await read(open());
    const again = route.replace("00Z", "01Z");
    await write(file, again, again, again, again);
    expect(wheres(await read(open(), [{ file, generation: 0, offset: 180 }]))).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
    ]);
  });

  it("returns a replaced file if only a longer file before it is stored", async () => {
    await write(file, route, route, route);
    await read(open());
    await write(file, route.replace("00Z", "01Z"));
    const before = [{ file, generation: 0, offset: 180 }];
    expect(wheres(await read(open(), before))).toEqual([[1, 1]]);
    // It was stored, and the lake was restored from a copy made before.
    expect(wheres(await read(open(), before))).toEqual([[1, 1]]);
  });

  it("recognises the line that a watermark ends with", async () => {
    await write(file, route, music, route);
    const [, last] = await read(open());
    if (last?.type !== "event") throw new Error("the journal has two routes");
    const { offset } = last.position;
    const fingerprint = fingerprintOf(route, hash);
    const mark = { file, generation: 0, offset: offset + last.byteLength, lastOffset: offset, fingerprint };
    expect(await open().holds(mark)).toBe(true);
    // A line that was stored without its end and has grown since: the stored rest has the fingerprint of the whole line.
    expect(await open().holds({ ...mark, lastOffset: offset + 5 })).toBe(true);
    expect(await open().holds({ ...mark, fingerprint: fingerprintOf(music, hash) })).toBe(false);
    expect(await open().holds({ ...mark, offset: mark.offset + 1 })).toBe(false);
    expect(await open().holds({ ...mark, file: second })).toBe(true);
  });

  it("uses the generation of the watermark if its own state is lost", async () => {
    await write(file, route);
    expect(wheres(await read(open(), [{ file, generation: 3, offset: 0 }]))).toEqual([[3, 1]]);
  });

  it("collects the names of people before it returns a line, and does not return lines with names", async () => {
    await write(file, route, commander("F1"));
    const privateNames = new PrivateNames();
    const given: boolean[] = [];
    for await (const entries of open({ privateNames }).read([], new AbortController().signal)) {
      given.push(
        ...entries.map(
          (entry) => entry.type === "event" && entry.kind === "NavRoute" && privateNames.isIn("…Jameson…"),
        ),
      );
    }
    expect(given).toEqual([true]);
  });
});

describe("several players in a folder", () => {
  beforeEach(async () => {
    await write(file, commander("F1"), route);
    await write(second, commander("F2"), route);
  });

  it("are sent with their own credentials", async () => {
    const [one, two] = parseAssignments("F1=one.json,F2=two.json");
    const files = await Promise.all(
      [one, two].map(async (each) => {
        const isOurs = assign(each ?? { path: "", owner: undefined }, new Owners(folder), () => undefined);
        return (await read(open({ isOurs, bookmarkPath: undefined }))).map(({ position }) => position.file);
      }),
    );
    expect(files).toEqual([[file], [second]]);
  });

  it("with one credential: the files of a second player are reported once and not sent", async () => {
    const reported: string[][] = [];
    await write("Journal.2026-01-03T000000.01.log", commander("F2"), route);
    const [only = { path: "", owner: undefined }] = parseAssignments("one.json");
    const isOurs = assign(only, new Owners(folder), (...each) => reported.push(each));
    expect((await read(open({ isOurs }))).map(({ position }) => position.file)).toEqual([file]);
    expect(reported).toEqual([[second, "F2", "F1"]]);
  });

  it("require a player for each credential", () => {
    expect(() => parseAssignments("one.json,two.json")).toThrow("F123=one.json");
  });
});
