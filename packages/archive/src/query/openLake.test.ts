import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openSink } from "../sink/openSink.ts";
import { openLake } from "./openLake.ts";
import { queryToParquet } from "./queryResults.ts";
import type { Tables } from "./Tables.ts";

const music = (day: number) => `{ "timestamp":"2026-01-0${day}T03:04:05Z", "event":"Music", "MusicTrack":"MainMenu" }`;
const squadron =
  '{ "timestamp":"2026-01-02T03:04:05Z", "event":"SquadronStartup", "SquadronName":"X", "CurrentRank":3 }';
const lines = [music(1), squadron, music(3), music(4), squadron];

let lake = "";
beforeEach(async () => {
  lake = await mkdtemp(join(tmpdir(), "shipslog-open-"));
});
afterEach(() => rm(lake, { recursive: true }));

/** Writes the lines, each in a commit of its own. */
async function fill() {
  const sink = await openSink(lake, { owner: "test" });
  for (const delivery of deliveriesOf(lines)) await sink.write([delivery]);
  return sink;
}

async function count(tables: Tables, table: string): Promise<unknown> {
  return (await tables.query(`SELECT count(*)::INT AS n FROM ${table}`))[0]?.["n"];
}

async function parquetFiles(table: string): Promise<readonly string[]> {
  const names = await readdir(join(lake, table), { recursive: true });
  return names.filter((name) => name.endsWith(".parquet")).map((name) => join(lake, table, name));
}

describe("a lake that is changed while it is open", () => {
  it("answers from the merged files after they were merged", async () => {
    const sink = await fill();
    const tables = await openLake(lake);
    await sink.compact();
    await sink.close();
    expect(await count(tables, "events")).toBe(5);
    expect(await count(tables, "SquadronStartup")).toBe(2);
    tables.close();
  });

  it("opens and answers while another process adds and merges", async () => {
    const sink = await openSink(lake, { owner: "test", threads: 1 });
    const batch = deliveriesOf(Array.from({ length: 24 }, (_, at) => music(1 + (at % 9))));
    await sink.write(batch.slice(0, 1));
    const done = new AbortController();
    const writing = (async () => {
      for (const [at, delivery] of batch.entries()) {
        if (at > 0) await sink.write([delivery]);
        if (at % 2 === 1) await sink.compact();
      }
    })().finally(() => done.abort());
    const counts: number[] = [];
    while (!done.signal.aborted) {
      const tables = await openLake(lake, { threads: 1 });
      counts.push((await count(tables, "events")) as number);
      tables.close();
    }
    await writing;
    await sink.close();
    expect(counts.length).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });
});

it("writes a result as Parquet although the files are merged after the query was checked", async () => {
  const sink = await fill();
  const out = join(lake, "out.parquet");
  const tables = await openLake(lake, { writable: [out] });
  const check = tables.checkReadOnly.bind(tables);
  let checks = 0;
  tables.checkReadOnly = async (sql) => {
    await check(sql);
    if (++checks === 1) await sink.compact();
  };
  await queryToParquet(tables, "SELECT MusicTrack FROM Music", out);
  expect(await tables.query(`SELECT count(*)::INT AS n FROM '${out}'`)).toEqual([{ n: 3 }]);
  tables.close();
  await sink.close();
});

describe("a lake with a damaged file", () => {
  const damages = {
    missing: (path: string) => rm(path),
    truncated: (path: string) => truncate(path, 40),
    "filled with zeros": async (path: string) => writeFile(path, Buffer.alloc((await readFile(path)).length)),
  };

  it.each(Object.entries(damages))(
    "answers queries that do not need a %s file, and names it otherwise",
    async (_, damage) => {
      await (await fill()).close();
      const [path = ""] = await parquetFiles("SquadronStartup");
      await damage(path);
      const tables = await openLake(lake);
      expect(await count(tables, "events")).toBe(5);
      expect(await count(tables, "FSDJump")).toBe(0);
      await expect(count(tables, "SquadronStartup")).rejects.toMatchObject({ name: "LakeError", code: "damaged" });
      await expect(count(tables, "SquadronStartup")).rejects.toThrow(path);
      tables.close();
    },
  );

  it("fails before it answers from a file with a flipped bit, with SQL that names its table in any way", async () => {
    await (await fill()).close();
    const [path = ""] = await parquetFiles("SquadronStartup");
    const bytes = await readFile(path);
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    await writeFile(path, bytes);
    for (const table of [
      "SquadronStartup",
      'main."squadronstartup"',
      "query_table('Squadron' || 'Startup')",
      "query('FROM Squadron' || 'Startup')",
    ]) {
      const tables = await openLake(lake);
      await expect(count(tables, table)).rejects.toThrow(path);
      tables.close();
    }
    const tables = await openLake(lake);
    expect(await count(tables, "events")).toBe(5);
    expect(await count(tables, "Music")).toBe(3);
    tables.close();
  });

  it("compares a file once, and again after it has changed", async () => {
    await (await fill()).close();
    const cache = { folder: join(lake, "memory"), writer: "1" };
    const memory = join(cache.folder, "verified.txt");
    const ask = async () => {
      const tables = await openLake(lake, { cache });
      return await count(tables, "SquadronStartup").finally(() => tables.close());
    };
    expect(await ask()).toBe(2);
    const known = await readFile(memory, "utf8");
    const [path = ""] = await parquetFiles("SquadronStartup");
    expect(known).toContain(path.slice(lake.length + 1));
    const { atime, mtime } = await stat(path);
    const bytes = await readFile(path);
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    await writeFile(path, bytes);
    await expect(ask()).rejects.toThrow(path);
    // With the time of before it looks as it did when it was compared.
    await utimes(path, atime, mtime);
    await writeFile(memory, "not a memory");
    await expect(ask()).rejects.toThrow(path);
  });

  it("names a damaged manifest and the version before it, and answers nothing from that one", async () => {
    await (await fill()).close();
    await truncate(await newestManifest(), 50);
    await expect(openLake(lake)).rejects.toMatchObject({ name: "LakeError", code: "damaged" });
    await expect(openLake(lake)).rejects.toThrow(
      /manifest\.main\.0000000006\.json is not complete; version 5 before it is whole and has 4 lines; .* remove manifest\.main\.0000000006\.json to go back to version 5/,
    );
  });

  it("has no empty version before the first commit", async () => {
    const sink = await openSink(lake, { owner: "test" });
    await sink.write(deliveriesOf(lines));
    await sink.close();
    await truncate(await newestManifest(), 50);
    await expect(openLake(lake)).rejects.toThrow(/is not complete; restore the lake/);
  });

  it.each([
    ["a digit", (text: string) => text.replace('"rows":1', '"rows":2')],
    ["a table", (text: string) => text.replace('"table":"events"', '"table":"rejects"')],
    ["the digest's name", (text: string) => text.replace('"sha256":"', '"sha257":"')],
    ["the layout", (text: string) => text.replace('"layout":3', '"layout":2')],
    [
      "the layout and the digest",
      (text: string) => text.replace('"layout":3', '"layout":2').replace(/"sha256":"\w+"}\n$/, '"sha256":"0"}'),
    ],
  ])("refuses a manifest of which %s has changed", async (_, change) => {
    await (await fill()).close();
    const path = await newestManifest();
    const text = await readFile(path, "utf8");
    expect(change(text)).not.toBe(text);
    await writeFile(path, change(text));
    await expect(openLake(lake)).rejects.toMatchObject({ code: "damaged" });
  });
});

describe("a lake opened for a commander", () => {
  it("reads files of watermarks until one has the commander, and all only to name the commanders", async () => {
    for (const [partition, commander] of [
      ["a", "F1"],
      ["b", "F2"],
    ] as const) {
      const sink = await openSink(lake, { owner: "test", partition, listedItems: 0 });
      await sink.write(deliveriesOf(lines, { commander }));
      await sink.close();
    }
    const ask = async (commander: string) => {
      const tables = await openLake(lake, { commander });
      return await count(tables, "events").finally(() => tables.close());
    };
    expect([await ask("F1"), await ask("F2")]).toEqual([5, 5]);
    await expect(ask("F3")).rejects.toThrow("there is no commander F3; known commanders: F1, F2");
    const [path = ""] = (await parquetFiles("watermarks")).filter((name) => name.includes("/b."));
    await truncate(path, 50);
    expect(await ask("F1")).toBe(5);
    for (const commander of ["F2", "F3"]) await expect(ask(commander)).rejects.toThrow(path);
  });

  it("remembers that the file of watermarks was found whole", async () => {
    const sink = await openSink(lake, { owner: "test", listedItems: 0 });
    await sink.write(deliveriesOf(lines));
    await sink.close();
    const cache = { folder: join(lake, "memory"), writer: "1" };
    const tables = await openLake(lake, { commander: "F1", cache });
    await count(tables, "SquadronStartup");
    tables.close();
    expect(await readFile(join(cache.folder, "verified.txt"), "utf8")).toMatch(/ watermarks\/\S+\.parquet\n/);
  });

  it("knows a commander whose watermarks are still in the manifest", async () => {
    await (await fill()).close();
    const tables = await openLake(lake, { commander: "F1" });
    expect(await count(tables, "events")).toBe(5);
    tables.close();
  });
});

async function newestManifest(): Promise<string> {
  const names = (await readdir(lake)).filter((name) => name.startsWith("manifest"));
  return join(lake, names.toSorted().at(-1) ?? "");
}
