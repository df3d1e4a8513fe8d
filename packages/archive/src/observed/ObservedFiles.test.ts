import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openLake, type LakeOptions } from "../query/openLake.ts";
import { openSink } from "../sink/openSink.ts";
import { observedFolder } from "./ObservedFiles.ts";
import { storeObserved } from "./storeObserved.ts";

let root = "";
let lake = "";
let cache = { folder: "", writer: "" };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "shipslog-observed-"));
  lake = join(root, "lake");
  cache = { folder: join(root, "cache"), writer: "1" };
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

/** A line of Music with a number, and a field that no column has. */
const music = (number: number) =>
  `{ "timestamp":"2026-02-02T03:04:05Z", "event":"Music", "MusicTrack":"Track${number}", "Odd":${number} }`;

/** Stores lines as a journal of its own. */
async function store(file: number, lines: readonly string[], commander = "F1") {
  const sink = await openSink(lake, { owner: "test" });
  const name = `Journal.2026-02-0${file}T030405.01.log`;
  await sink.write(
    deliveriesOf(lines).map((each) => ({ ...each, commander, position: { ...each.position, file: name } })),
  );
  await sink.close();
}

async function ask(sql: string, options: LakeOptions = { cache }) {
  const tables = await openLake(lake, { threads: 1, ...options });
  return await tables.query(sql).finally(() => tables.close());
}

const typedFiles = async (folder = cache.folder) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".parquet"));

const tracks = "SELECT MusicTrack, extra, raw, commander, position.line::INT AS line FROM Music ORDER BY ALL";

it("answers from a typed file as from the lines, and makes one for what a statement reads only", async () => {
  await store(1, [music(1), music(2)]);
  const expected = await ask(tracks, {});
  expect(expected).toHaveLength(2);
  expect(await ask("SELECT kind AS Music FROM events", { cache })).toHaveLength(2);
  expect(await typedFiles()).toEqual([]);
  for (let time = 0; time < 2; time++) expect(await ask(tracks)).toEqual(expected);
  expect(await typedFiles()).toEqual([expect.stringMatching(/^Music\.\w{32}\.1\.parquet$/)]);
  expect(await ask("DESCRIBE Music")).toEqual(await ask("DESCRIBE Music", {}));
  expect(await ask("FROM Music ORDER BY position")).toEqual(await ask("FROM Music ORDER BY position", {}));
});

it("adds the lines of later commits, and makes the file again when they are many", async () => {
  const many = Array.from({ length: 8 }, (_, at) => music(at));
  await store(1, many);
  await ask(tracks);
  const [first] = await typedFiles();
  await store(2, [music(8)]);
  expect(await ask(tracks)).toEqual(await ask(tracks, {}));
  expect(await typedFiles()).toEqual([first]);
  await store(3, many);
  expect(await ask("SELECT count(*)::INT AS n FROM Music")).toEqual([{ n: 17 }]);
  const files = await typedFiles();
  expect(files).toHaveLength(1);
  expect(files).not.toEqual([first]);
});

it("counts no row of a file that was merged into another", async () => {
  await store(
    1,
    Array.from({ length: 30 }, (_, at) => music(at)),
  );
  const jump = '{ "timestamp":"2026-03-02T03:04:05Z", "event":"Music", "MusicTrack":"March" }';
  await store(2, [jump]);
  await ask(tracks);
  const [first] = await typedFiles();
  await store(3, [jump]);
  const sink = await openSink(lake, { owner: "test" });
  await sink.compact();
  await sink.close();
  expect(await ask(tracks)).toEqual(await ask(tracks, {}));
  expect(await ask("SELECT count(*)::INT AS n FROM Music")).toEqual([{ n: 32 }]);
  expect(await typedFiles()).toEqual([first]);
});

it("shows one commander only", async () => {
  await store(1, [music(1)]);
  await store(2, [music(2)], "F2");
  for (let time = 0; time < 2; time++) {
    expect(await ask("SELECT MusicTrack FROM Music", { cache, commander: "F2" })).toEqual([{ MusicTrack: "Track2" }]);
  }
  expect(await ask("SELECT count(*)::INT AS n FROM Music")).toEqual([{ n: 2 }]);
});

describe("a typed file that does not have what was written", () => {
  it.each([
    ["file", ".parquet"],
    ["description", ".json"],
  ])("is made again when its %s is damaged", async (_, end) => {
    await store(1, [music(1), music(2)]);
    const expected = await ask(tracks);
    for (const at of [0, 10, 30, 100]) {
      const name = (await readdir(cache.folder)).find((each) => each.startsWith("Music.") && each.endsWith(end)) ?? "";
      const bytes = await readFile(join(cache.folder, name));
      bytes[at] = (bytes[at] ?? 0) ^ 4;
      await writeFile(join(cache.folder, name), bytes);
      expect(await ask(tracks)).toEqual(expected);
      expect(await ask(tracks)).toEqual(expected);
    }
  });

  it("is not made from damaged lines", async () => {
    await store(1, [music(1)]);
    const found = await readdir(join(lake, "events"), { recursive: true });
    const path = join(lake, "events", found.find((name) => name.endsWith(".parquet")) ?? "");
    const bytes = await readFile(path);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await writeFile(path, bytes);
    await expect(ask(tracks)).rejects.toMatchObject({ code: "damaged" });
    expect(await typedFiles()).toEqual([]);
    await expect(storeObserved(lake, { writer: "1" })).rejects.toMatchObject({ code: "damaged" });
  });

  it("is not needed where it cannot be written", async () => {
    await store(1, [music(1)]);
    await writeFile(join(root, "file"), "");
    const nowhere = { cache: { folder: join(root, "file"), writer: "1" } };
    expect(await ask(tracks, nowhere)).toEqual(await ask(tracks, {}));
  });
});

it("stores frequent kinds in the lake for every reader, until a commander is forgotten", async () => {
  await store(1, [music(1), music(2)]);
  await store(2, [music(3)], "F2");
  expect(await storeObserved(lake, { writer: "1" })).toEqual(["Music"]);
  const [first] = await typedFiles(observedFolder(lake));
  expect(first).toBeDefined();
  expect(await storeObserved(lake, { writer: "2" })).toEqual(["Music"]);
  expect(await typedFiles(observedFolder(lake))).toEqual([first]);
  expect(await ask(tracks, {})).toHaveLength(3);
  expect(await ask(tracks)).toHaveLength(3);
  expect(await typedFiles()).toEqual([]);
  const sink = await openSink(lake, { owner: "test" });
  await sink.forget("F1");
  await sink.close();
  expect(await typedFiles(observedFolder(lake))).toEqual([]);
  expect(await ask("SELECT MusicTrack FROM Music", {})).toEqual([{ MusicTrack: "Track3" }]);
});
