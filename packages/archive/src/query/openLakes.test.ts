import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { memoryStore } from "../../tests/helpers/memoryStore.ts";
import { objectHome } from "../lake/home/ObjectHome.ts";
import { namedQueries } from "../namedQueries/namedQueries.ts";
import { openSink } from "../sink/openSink.ts";
import { openLake } from "./openLake.ts";
import { openLakes, type LakesOptions } from "./openLakes.ts";
import { QueryError, type Tables } from "./Tables.ts";

const header = (part: number) => `{ "timestamp":"2026-01-02T03:04:05Z", "event":"Fileheader", "part":${part} }`;
const jump = (day: number, system: string) =>
  `{ "timestamp":"2026-01-0${day}T00:00:00Z", "event":"FSDJump", "StarSystem":"${system}", "SystemAddress":18446744073709551615, "StarPos":[1.00000,2.00000,3.00000], "JumpDist":10.500, "FuelUsed":0.500000, "FuelLevel":31.500000, "Odd":${day} }`;
const music = (track: string) => `{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"${track}" }`;
const brandNew = '{ "timestamp":"2026-01-02T03:04:05Z", "event":"BrandNewKind", "Value":5 }';
const session = [header(1), jump(1, "Sol"), music("MainMenu"), jump(2, "Achenar"), music("Exploration")];
const other = [header(2), jump(3, "Colonia"), brandNew];

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipslog-lakes-"));
});
afterEach(() => rm(folder, { recursive: true }));

type Journal = Parameters<typeof deliveriesOf>[1] & { readonly lines: readonly string[] };

/** Writes a lake of journals. */
async function fill(name: string, ...journals: readonly Journal[]): Promise<string> {
  const sink = await openSink(join(folder, name), { owner: "test", threads: 1 });
  for (const { lines, ...journal } of journals) await sink.write(deliveriesOf(lines, journal));
  await sink.close();
  return join(folder, name);
}

const mine = { lines: session };
const theirs = { lines: other, commander: "F2", file: "Journal.2026-01-03T030405.01.log" };
const opened = async (options: LakesOptions = {}) =>
  await openLakes(
    ["old", "new"].map((name) => ({ name, place: join(folder, name) })),
    { threads: 1, ...options },
  );

async function ask(tables: Tables, sql: string): Promise<readonly string[]> {
  return (await tables.query(sql)).map((row) => Object.values(row).map(String).join(" "));
}

describe("several lakes", () => {
  it("answer together and alone, with kinds of the contract, observed and unknown ones, extra and raw", async () => {
    await fill("old", mine);
    await fill("new", theirs);
    using tables = await opened();
    expect(
      await ask(tables, "SELECT lake, commander, StarSystem, SystemAddress, extra->>'Odd' FROM FSDJump ORDER BY 3"),
    ).toEqual([
      "old F1 Achenar 18446744073709551615 2",
      "new F2 Colonia 18446744073709551615 3",
      "old F1 Sol 18446744073709551615 1",
    ]);
    expect(await ask(tables, "SELECT lake, count(*) FROM events GROUP BY 1 ORDER BY 1")).toEqual(["new 3", "old 5"]);
    expect(await ask(tables, "SELECT lake, MusicTrack, raw->>'event' FROM Music ORDER BY 2")).toEqual([
      "old Exploration Music",
      "old MainMenu Music",
    ]);
    expect(await ask(tables, "SELECT lake, raw->>'Value' FROM BrandNewKind")).toEqual(["new 5"]);
    expect(await ask(tables, "SELECT count(*) FROM new.FSDJump")).toEqual(["1"]);
    expect(await ask(tables, "SELECT count(*) FROM old.Music")).toEqual(["2"]);
    expect(
      await ask(tables, "SELECT StarSystem FROM old.FSDJump ANTI JOIN new.FSDJump USING (StarSystem) ORDER BY 1"),
    ).toEqual(["Achenar", "Sol"]);
    expect(await ask(tables, "SELECT count(*) FROM query('SELECT * FROM FSDJump')")).toEqual(["3"]);
    const listed = await ask(tables, "SHOW TABLES");
    expect(listed).toEqual(expect.arrayContaining(["FSDJump", "Music", "BrandNewKind", "Scan"]));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("answer every named query as one lake with all journals does", async () => {
    await fill("old", mine);
    await fill("new", theirs);
    const whole = await fill("whole", mine, theirs);
    using tables = await opened();
    using alone = await openLake(whole, { threads: 1 });
    for (const { name, sql } of namedQueries.values()) {
      expect([name, await ask(tables, sql)]).toEqual([name, await ask(alone, sql)]);
    }
  });

  it("show lines that a collector has not divided yet", async () => {
    await fill("old", mine);
    const sink = await openSink(join(folder, "new"), { owner: "test", threads: 1, deferKindTables: true });
    await sink.write(deliveriesOf(other, theirs));
    using tables = await opened();
    await sink.close();
    expect(await ask(tables, "SELECT lake, StarSystem FROM FSDJump ORDER BY 2")).toEqual([
      "old Achenar",
      "new Colonia",
      "old Sol",
    ]);
  });

  it("use typed files of observed kinds, each from the cache of its lake", async () => {
    await fill("old", mine);
    await fill("new", { ...theirs, lines: [header(2), music("Combat")] });
    const lakes = ["old", "new"].map((name) => {
      return { name, place: join(folder, name), cache: { folder: join(folder, `cache-${name}`), writer: "test" } };
    });
    for (let round = 0; round < 2; round++) {
      using tables = await openLakes(lakes, { threads: 1 });
      expect(await ask(tables, "SELECT lake, MusicTrack FROM Music ORDER BY 2")).toEqual([
        "new Combat",
        "old Exploration",
        "old MainMenu",
      ]);
    }
    for (const { cache } of lakes) expect((await readdir(cache.folder)).join()).toMatch(/Music\.\w+\.test\.parquet/);
  });

  it("show the rows of one commander, and know the commanders of all", async () => {
    await fill("old", mine);
    await fill("new", theirs);
    using tables = await opened({ commander: "F2" });
    expect(await ask(tables, "SELECT DISTINCT lake, commander FROM events")).toEqual(["new F2"]);
    expect(await ask(tables, "SELECT count(*) FROM Music")).toEqual(["0"]);
    await expect(opened({ commander: "F3" })).rejects.toThrow(/commander F3; known commanders: F1, F2/);
  });

  it("fail where a table of one of them is damaged, and answer the rest", async () => {
    await fill("old", mine);
    const lake = await fill("new", theirs);
    const [name = ""] = (await readdir(join(lake, "FSDJump"), { recursive: true })).filter((each) =>
      each.endsWith("parquet"),
    );
    await writeFile(join(lake, "FSDJump", name), "damage");
    using tables = await opened();
    await expect(tables.query("SELECT * FROM FSDJump")).rejects.toThrow(/damaged: .*new/);
    await expect(tables.query("SELECT * FROM new.FSDJump")).rejects.toThrow(/damaged: .*new/);
    expect(await ask(tables, "SELECT count(*) FROM old.FSDJump")).toEqual(["2"]);
    expect(await ask(tables, "SELECT count(*) FROM Music")).toEqual(["2"]);
  });

  it("are opened again when one of them was merged", async () => {
    await fill("old", mine);
    const sink = await openSink(join(folder, "new"), { owner: "test", threads: 1 });
    for (const delivery of deliveriesOf(other, theirs)) await sink.write([delivery]);
    using tables = await opened();
    await sink.compact();
    await sink.close();
    expect(await ask(tables, "SELECT lake, count(*) FROM events GROUP BY 1 ORDER BY 1")).toEqual(["new 3", "old 5"]);
    expect(await ask(tables, "SELECT count(*) FROM FSDJump")).toEqual(["3"]);
  });

  it("may be in a folder and in an object store, whose files are brought when they are asked for", async () => {
    await fill("old", mine);
    const store = memoryStore("ships");
    const home = (writer: string) =>
      objectHome("s3://ships/lake", {
        region: "us-east-1",
        keys: { accessKeyId: "a", secretAccessKey: "b" },
        machine: { fetch: store.fetch, nowMs: () => 0, sleep: () => Promise.resolve() },
        copies: join(folder, writer),
        writer,
      });
    const sink = await openSink(home("writer"), { owner: "test", threads: 1 });
    await sink.write(deliveriesOf([...session, brandNew], { commander: "F2" }));
    await sink.close();
    const lakes = [
      { name: "old", place: join(folder, "old") },
      { name: "new", place: home("reader") },
    ];
    using tables = await openLakes(lakes, { threads: 1 });
    const brought = () => store.asked.filter((each) => /^GET .*parquet$/.test(each)).length;
    expect(brought()).toBe(0);
    expect(await ask(tables, "SELECT lake, count(*) FROM FSDJump GROUP BY 1 ORDER BY 1")).toEqual(["new 2", "old 2"]);
    expect(brought()).toBe(1);
    expect(await ask(tables, "SELECT lake, count(*) FROM query('FROM Music') GROUP BY 1 ORDER BY 1")).toEqual([
      "new 2",
      "old 2",
    ]);
    expect(await ask(tables, "SELECT lake FROM BrandNewKind")).toEqual(["new"]);
  });

  it("let nothing be written or read beside them", async () => {
    await fill("old", mine);
    await fill("new", theirs);
    using tables = await opened();
    for (const sql of ["CREATE TABLE old.x (n INT)", "ATTACH ':memory:' AS x", "USE old", "DROP VIEW old.FSDJump"]) {
      await expect(tables.query(sql)).rejects.toThrow(QueryError);
    }
    await expect(tables.query("SELECT * FROM read_text('/etc/hostname')")).rejects.toThrow(/disabled/);
  });

  it.each([
    [["a", "A"], "two lakes have the name A"],
    [["main", "b"], 'a lake cannot have the name "main"'],
    [["", "b"], 'a lake cannot have the name ""'],
  ])("have names of their own: not %j", async (names, message) => {
    const lake = await fill("old", mine);
    await expect(openLakes(names.map((name) => ({ name, place: lake })))).rejects.toThrow(message);
  });

  it("may have names that need quotes", async () => {
    const place = await fill("old", mine);
    using tables = await openLakes(
      [
        { name: 'my "old" lake', place },
        { name: "events", place },
      ],
      { threads: 1 },
    );
    expect(await ask(tables, `SELECT lake, count(*) FROM FSDJump GROUP BY 1 ORDER BY 1`)).toEqual([
      "events 2",
      'my "old" lake 2',
    ]);
    expect(await ask(tables, `SELECT count(*) FROM "my ""old"" lake".FSDJump`)).toEqual(["2"]);
  });
});

describe("a journal that several lakes have", () => {
  const lines = "SELECT lake, count(*), count(DISTINCT position.line) FROM events GROUP BY 1 ORDER BY 1";

  it.each([
    ["in the first one, which has it as far", session, session, "old 5 5"],
    ["in the one that has more of it", session.slice(0, 3), session, "new 5 5"],
    ["in the one that has more of it, though it is the first", session, session.slice(0, 1), "old 5 5"],
  ])("is shown once on request: %s", async (_, inOld, inNew, expected) => {
    await fill("old", { lines: inOld });
    await fill("new", { lines: inNew, file: "Journal.2026-01-02T030405.01(1).log", generation: 0 });
    const told: number[] = [];
    using kept = await opened({ onRepeats: (journals) => void told.push(journals) });
    expect(await ask(kept, lines)).toEqual([
      `new ${inNew.length} ${inNew.length}`,
      `old ${inOld.length} ${inOld.length}`,
    ]);
    expect(told).toEqual([1]);
    using tables = await opened({ repeats: "drop", onRepeats: () => told.push(0) });
    expect(await ask(tables, lines)).toEqual([expected]);
    expect(await ask(tables, "SELECT count(*) FROM FSDJump")).toEqual(["2"]);
    expect(await ask(tables, "SELECT count(*) FROM Music")).toEqual(["2"]);
    expect(told).toEqual([1]);
  });

  it.each([
    ["another line at the end", [...session.slice(0, 3), jump(2, "Lave")], session],
    ["another line at the end, with as many lines", [...session.slice(0, 4), music("Lave")], session],
  ])("is two journals with %s", async (_, inOld, inNew) => {
    await fill("old", { lines: inOld });
    await fill("new", { lines: inNew });
    using tables = await opened({ repeats: "drop" });
    expect(await ask(tables, lines)).toEqual([
      `new ${inNew.length} ${inNew.length}`,
      `old ${inOld.length} ${inOld.length}`,
    ]);
  });

  it("is two journals of two commanders", async () => {
    await fill("old", { lines: session });
    await fill("new", { lines: session, commander: "F2" });
    using tables = await opened({ repeats: "drop", onRepeats: () => expect.unreachable() });
    expect(await ask(tables, lines)).toEqual(["new 5 5", "old 5 5"]);
  });
});
