import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openSink } from "../sink/openSink.ts";
import { openLake } from "./openLake.ts";
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

  it("reads the manifest before a damaged one, and reports it", async () => {
    await (await fill()).close();
    const newest =
      (await readdir(lake))
        .filter((name) => name.startsWith("manifest"))
        .sort()
        .at(-1) ?? "";
    await truncate(join(lake, newest), 50);
    const damaged: string[] = [];
    const tables = await openLake(lake, { onDamaged: (name) => damaged.push(name) });
    expect(await count(tables, "events")).toBe(4);
    expect(damaged).toEqual([newest]);
    tables.close();
  });
});
