import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEngine } from "../engine/openEngine.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openSink } from "../sink/openSink.ts";
import { openMemorySink } from "../memory/MemorySink.ts";
import { namedQueries } from "../namedQueries/namedQueries.ts";
import { observedTables } from "../generated/observedTables.ts";
import { queryAsJson, queryAsText, queryToParquet } from "./queryResults.ts";
import { openLake } from "./openLake.ts";
import type { Tables } from "./Tables.ts";

const lines = [
  '{ "timestamp":"2026-02-02T03:04:05Z", "event":"SquadronStartup", "SquadronName":"X", "CurrentRank":3, "SquadronID":18446744073709551615 }',
  '{ "timestamp":"2026-02-03T03:04:05Z", "event":"FSDJump", "StarSystem":"Sol", "SystemAddress":10477373803, "StarPos":[0.00000,0.00000,0.00000], "JumpDist":8.5, "FuelUsed":1.25, "Factions":[ { "Name":"F", "MyReputation":1.5 } ] }',
  '{ "timestamp":"2026-02-03T03:04:06Z", "event":"MarketSell", "TotalSale":1200 }',
  '{ "timestamp":"2026-02-03T03:04:07Z", "event":"MarketSell", "TotalSale":"garbage" }',
];

const root = await mkdtemp(join(tmpdir(), "shipslog-query-"));
const lake = join(root, "lake");
const opened: Record<string, Tables> = {};

beforeAll(async () => {
  const sink = await openSink(lake, { owner: "test" });
  await sink.write(deliveriesOf(lines));
  await sink.close();
  const memory = await openMemorySink();
  await memory.write(deliveriesOf(lines));
  opened["lake"] = await openLake(lake);
  opened["memory"] = memory.tables;
});
afterAll(async () => {
  for (const tables of Object.values(opened)) tables.close();
  await rm(root, { recursive: true });
});

const listing = async () => (await readdir(root, { recursive: true })).sort();

describe.each(["lake", "memory"])("tables of a %s", (which) => {
  const tables = () => opened[which] as Tables;

  it.each([...namedQueries.values()])("answer $name", async ({ sql }) => {
    expect(Array.isArray(await tables().query(sql))).toBe(true);
  });

  it("return exact integers", async () => {
    const rows: string[] = [];
    for await (const row of queryAsJson(tables(), "SELECT SquadronID FROM SquadronStartup; ")) rows.push(row);
    expect(rows).toEqual(['{"SquadronID":18446744073709551615}']);
    const { columns, rows: batches } = await queryAsText(tables(), "SELECT kind, bytes FROM events -- all");
    expect(columns).toEqual([
      { name: "kind", type: "VARCHAR", isNumber: false },
      { name: "bytes", type: "BIGINT", isNumber: true },
    ]);
    const texts = [];
    for await (const batch of batches) texts.push(...batch);
    expect(texts).toHaveLength(4);
  });

  it("ignore amounts that are not numbers", async () => {
    const sql = namedQueries.get("credits-by-source")?.sql ?? "";
    expect(await tables().query(sql)).toEqual([{ commander: "F1", source: "goods sold", credits: "1200", times: "1" }]);
  });

  it("list the tables of events and nothing else", async () => {
    const names = (await tables().query("SHOW TABLES")).map(({ name }) => name as string);
    expect(names).toEqual(expect.arrayContaining(["events", "rejects", "FSDJump", "Scan", "MarketSell"]));
    expect(names.filter((name) => /^(?:staged|odds|kinds|journals)$/.test(name))).toEqual([]);
    expect(names).toHaveLength(2 + 16 + Object.keys(observedTables).length);
  });

  it.each([
    "EXPLAIN SELECT StarSystem FROM FSDJump",
    "explain analyze select count(*) from Scan",
    "EXPLAIN -- x\nSELECT 1",
  ])("explain %s", async (sql) => {
    const { rows } = await queryAsText(tables(), sql);
    const texts = [];
    for await (const batch of rows) texts.push(...batch);
    expect(texts.join("\n")).toMatch(/─/);
    const json = [];
    for await (const row of queryAsJson(tables(), sql)) json.push(JSON.parse(row) as object);
    expect(json[0]).toHaveProperty("explain_value");
  });

  it("turn the values of a column into columns", async () => {
    const sql = "PIVOT (SELECT kind FROM events) ON kind USING count(*)";
    const answer = { FSDJump: "1", MarketSell: "2", SquadronStartup: "1" };
    expect(await tables().query(sql)).toEqual([answer]);
    const rows: unknown[] = [];
    for await (const row of queryAsJson(tables(), `SELECT * FROM (${sql});`)) rows.push(JSON.parse(row));
    expect(rows).toEqual([{ FSDJump: 1, MarketSell: 2, SquadronStartup: 1 }]);
    expect((await queryAsText(tables(), sql)).columns.map(({ name }) => name)).toEqual(Object.keys(answer));
  });

  it("print JSON that every parser accepts", async () => {
    const sql = `SELECT 'nan'::DOUBLE AS a, '-inf'::DOUBLE AS b, [1.5, 'inf'::DOUBLE] AS c, 'a "NaN", inf' AS d, 2 AS nan`;
    const rows: unknown[] = [];
    for await (const row of queryAsJson(tables(), sql)) rows.push(JSON.parse(row));
    expect(rows).toEqual([{ a: null, b: null, c: [1.5, null], d: 'a "NaN", inf', nan: 2 }]);
  });

  it.each([
    "EXPLAIN ANALYZE INSERT INTO staging.odds VALUES (1, 'a', 'b', 'c', 'd')",
    "EXPLAIN /* ANALYZE SELECT */ ANALYZE COPY (SELECT 1) TO '/tmp/shipslog-explained.csv'",
    "EXPLAIN (ANALYZE) COPY (SELECT 1) TO '/tmp/shipslog-explained.csv'",
    "SELECT 1; SELECT 2",
    "PIVOT events ON kind USING count(*); SELECT 2",
    "CREATE TABLE mine AS PIVOT events ON kind USING count(*)",
    "CREATE TYPE pivots AS ENUM ('a')",
    "CREATE TYPE pivots AS ENUM ('a'); SELECT 1 AS pivots",
    `COPY (PIVOT events ON kind USING count(*)) TO '${join(root, "out.csv")}'`,
    `COPY FSDJump TO '${join(root, "out.csv")}'`,
    `COPY FSDJump TO '${join(lake, "out.parquet")}'`,
    `EXPORT DATABASE '${join(lake, "export")}'`,
    `EXPLAIN ANALYZE COPY FSDJump TO '${join(lake, "out.parquet")}'`,
    `SELECT * FROM read_text('${join(lake, "manifest.main.0000000002.json")}')`,
    `ATTACH '${join(lake, "other.db")}'`,
    "SELECT * FROM read_csv('/etc/passwd')",
    `SELECT * FROM read_text('${join(lake, "../../../etc/passwd")}')`,
    "SELECT * FROM glob('/etc/*')",
    "SELECT * FROM 'https://example.org/x.parquet'",
    "INSTALL httpfs",
    "LOAD httpfs",
    "SET enable_external_access = true",
    "RESET lock_configuration",
    "CREATE TABLE mine AS SELECT 1",
    "DROP VIEW FSDJump",
    "not SQL at all",
  ])("reject %s", async (sql) => {
    const before = await listing();
    await expect(tables().query(sql)).rejects.toMatchObject({ name: "QueryError" });
    expect(await listing()).toEqual(before);
  });
});

it("replaces a Parquet file that exists", async () => {
  const out = join(root, "answer.parquet");
  const memory = await openMemorySink({ writable: [out] });
  await memory.write(deliveriesOf(lines));
  await queryToParquet(memory.tables, "PIVOT events ON kind USING count(*)", out);
  for (const limit of [1, 2]) await queryToParquet(memory.tables, `SELECT kind FROM events LIMIT ${limit}`, out);
  await memory.close();
  const { connection, close } = await openEngine();
  const found = await connection.runAndReadAll(`SELECT count(*)::INT FROM read_parquet('${out}')`);
  close();
  expect(found.getRowsJson()).toEqual([[2]]);
});

describe("what no declaration knows", () => {
  const unknown = [
    '{ "timestamp":"2026-01-01T00:00:00Z", "event":"Music", "MusicTrack":"Exploration", "Volume":11 }',
    '{ "timestamp":"2026-01-02T00:00:00Z", "event":"Music", "MusicTrack":"MainMenu" }',
    '{ "timestamp":"2026-01-03T00:00:00Z", "event":"Teleported", "To":"Sol" }',
    '{ "timestamp":"2026-01-04T00:00:00Z", "event":"Materials", "Raw":[ { "Name":"iron", "Count":2 } ] }',
  ];
  const ask = async (sql: string) => {
    const sink = await openMemorySink();
    await sink.write(deliveriesOf(unknown));
    try {
      return await sink.tables.query(sql);
    } finally {
      await sink.close();
    }
  };

  it("is in the column extra, and the whole line in raw", async () => {
    expect(await ask("SELECT extra, raw FROM Music ORDER BY timestamp")).toEqual([
      { extra: '{"Volume":11}', raw: unknown[0] },
      { extra: null, raw: unknown[1] },
    ]);
    expect(await ask("SELECT Raw[1].Name AS name, raw_of_line AS raw FROM Materials")).toEqual([
      { name: "iron", raw: unknown[3] },
    ]);
  });

  it("is a view where a kind is unknown", async () => {
    expect(await ask("SELECT extra->>'$.To' AS place FROM teleported")).toEqual([{ place: "Sol" }]);
    expect(await ask("SELECT name FROM (SHOW TABLES) WHERE name = 'Teleported'")).toHaveLength(1);
    await expect(ask("SELECT * FROM Teleporter")).rejects.toThrow("Teleported");
  });
});
