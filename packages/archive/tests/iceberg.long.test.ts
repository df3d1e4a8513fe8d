import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import type { JsonObject } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";
import { afterEach, beforeEach, expect, it } from "vitest";
import { icebergManifests, icebergMetadata } from "icebird";
import { corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { root } from "../../../tools/workspace.ts";
import { compareIceberg } from "./helpers/compareIceberg.ts";
import { icebergRows } from "./helpers/icebergRows.ts";
import { realFolder } from "./helpers/realFolder.ts";
import { serveRanges, type ServedFolder } from "./helpers/serveRanges.ts";
import { deliveriesOf } from "./helpers/deliveries.ts";
import { runShipslog, simulateFolders } from "./helpers/simulatedFolders.ts";
import { openSink } from "../src/sink/openSink.ts";
import { openLake } from "../src/query/openLake.ts";
import { restore, type KindRow } from "../src/tables/restore.ts";
import { tableNames } from "../src/tables/tableQueries.ts";
import { decodeAvro } from "../src/iceberg/avroFile.ts";
import { publishedColumns } from "../src/iceberg/publishTable.ts";
import { publishLake, type PublishOptions } from "../src/iceberg/publishLake.ts";

let lake: string;
let server: ServedFolder;
beforeEach(async () => {
  lake = mkdtempSync(join(tmpdir(), "shipslog-publish-"));
  server = await serveRanges(lake);
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(lake, { recursive: true });
});

longTest(
  {
    claim:
      "icebird reads every published table with the rows, counts and sums that DuckDB answers for the lake, of simulated and real journals, after a first and a second commit, compaction and forgetting.",
    // Every table has rows with these; three times as many journals only took longer.
    size: { check: 5, full: 65, of: "real journals" },
  },
  async ({ size, seed, isLong, report }) => {
    let stages = 0;
    let allRows = 0;
    const judge = async (name: string, stage: string) => {
      const location = `${server.address}/${name}`;
      await runShipslog("archive", "--out", join(lake, name), "--publish", "--location", location);
      const found = [...(await compareIceberg(join(lake, name), location))];
      const wrong = found.filter(([, { missing, tooMany }]) => missing + tooMany > 0);
      expect(wrong, `${name}, ${stage}`).toEqual([]);
      const rows = found.reduce((sum, [, table]) => sum + table.rows, 0);
      expect(rows, `${name}, ${stage}`).toBeGreaterThan(0);
      stages++;
      allRows += rows;
      report(`${name}, ${stage}: ${rows} rows in ${found.filter(([, table]) => table.rows > 0).length} tables`);
    };
    const simulated = join(lake, "simulated");
    const [first = "", ...others] = await simulateFolders(lake, seed, isLong);
    await runShipslog("archive", first, "--out", simulated, "--default-commander", "first");
    await judge("simulated", "first commit");
    for (const folder of others) {
      await runShipslog("archive", folder, "--out", simulated, "--default-commander", "second");
    }
    await judge("simulated", "second commit");
    await runShipslog("archive", first, "--out", simulated, "--compact");
    await judge("simulated", "compacted");
    const anyCommander = "SELECT commander AS id FROM events LIMIT 1";
    const answer = await runShipslog("query", anyCommander, simulated, "--format", "json");
    const [{ id } = { id: "" }] = JSON.parse(answer) as { id: string }[];
    await runShipslog("archive", "--out", simulated, "--forget", id);
    await judge("simulated", "one commander forgotten");
    if (existsSync(join(root, corpusFolder))) {
      await runShipslog("archive", realFolder(join(lake, "journals"), size), "--out", join(lake, "real"));
      await judge("real", "first commit");
    }
    return `${allRows} rows read back in ${stages} stages`;
  },
);

const jump = (time: string, more = "") =>
  `{ "timestamp":"${time}", "event":"FSDJump", "StarSystem":"Sol", "SystemAddress":10477373803, "StarPos":[0.0,-1.5,2.25], "JumpDist":12.5${more} }`;
const first = [
  jump("2026-01-31T23:59:59Z"),
  jump("2026-02-01T00:00:00Z", `, "Factions":[{ "Name":"Ö", "Influence":0.25, "PendingStates":[] }, { "Name":"B" }]`),
  `{ "timestamp":"2026-02-01T00:00:01Z", "event":"Music", "MusicTrack":"NoTrack" }`,
  "no event",
  `{ "timestamp":"1999-02-01T00:00:01Z", "event":"Music" }`,
];

const publish = (options: Partial<PublishOptions> = {}) =>
  publishLake(lake, { writer: "test", nowMs: 1_800_000_000_000, location: server.address, ...options });

/** Stores lines and ends the sink. */
async function store(deliveries: ReturnType<typeof deliveriesOf>, then?: { forget: string }) {
  const sink = await openSink(lake, { owner: "test", threads: 1 });
  await sink.write(deliveries);
  if (then !== undefined) await sink.forget(then.forget);
  await sink.close();
}

/** Compares every published table with the lake, row for row, and returns the number of rows of each that has some. */
async function compareAll(): Promise<Record<string, number>> {
  const found = [...(await compareIceberg(lake, server.address))];
  expect(found.filter(([, { missing, tooMany }]) => missing + tooMany > 0)).toEqual([]);
  return Object.fromEntries(found.filter(([, { rows }]) => rows > 0).map(([table, { rows }]) => [table, rows]));
}

const filesOf = (table: string) =>
  readdirSync(join(lake, "iceberg", table), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.\w+$/.test(name))
    .toSorted();
const urlOf = (table: string) => `${server.address}/iceberg/${table}`;

it("publishes lines of rare months, which share a file in the lake of a fleet, without a month", async () => {
  const sink = await openSink(lake, {
    owner: "test",
    threads: 1,
    ownMonths: () => ({ from: "2026-05", to: "2026-05", most: 1 }),
  });
  await sink.write(deliveriesOf(["2026-05-01", "2021-03-01", "2023-11-30"].map((day) => jump(`${day}T12:00:00Z`))));
  expect(sink.manifest.files.map(({ month }) => month)).toContain("mixed");
  await sink.close();
  await publish();
  expect(await compareAll()).toEqual({ events: 3, FSDJump: 3 });
});

it("publishes only what has changed", async () => {
  await store(deliveriesOf(first));
  await publish();
  const other = { commander: "F2", file: "Journal.2026-02-03T000000.01.log" };
  await store(deliveriesOf([jump("2026-02-03T00:00:00Z"), jump("2026-03-03T00:00:00Z")], other));
  const jumps = (await publish()).find(({ table }) => table === "FSDJump");
  expect(jumps, "January was published before").toMatchObject({ version: 2, rows: 4, files: 3, written: 2 });
  expect(await compareAll()).toEqual({ FSDJump: 4, events: 6, rejects: 1 });
});

it("leaves no trace of a forgotten commander", async () => {
  const other = { commander: "F2", file: "Journal.2026-02-03T000000.01.log" };
  await store([...deliveriesOf(first), ...deliveriesOf([jump("2026-02-03T00:00:00Z")], other)]);
  await publish();
  await store([], { forget: "F1" });
  await publish({ onlyNewest: true });
  expect(await compareAll()).toEqual({ FSDJump: 1, events: 1 });
  // Counts and bounds of files that are gone would still name the commander.
  const metadata = readdirSync(join(lake, "iceberg"), { recursive: true, encoding: "utf8" });
  const avro = metadata
    .filter((name) => name.endsWith(".avro"))
    .map((name) => readFileSync(join(lake, "iceberg", name)));
  const texts = (await Promise.all(avro.map(decodeAvro))).flat().map((record) => inspect(record, { depth: 9 }));
  const [forgotten, kept] = ["F1", "F2"].map((name) => inspect(Buffer.from(name)));
  expect(texts.filter((text) => text.includes(kept ?? ""))).not.toEqual([]);
  expect(texts.filter((text) => text.includes(forgotten ?? ""))).toEqual([]);
});

it("writes nothing if nothing has changed, and only metadata if readers find the lake elsewhere", async () => {
  await store(deliveriesOf(first));
  const before = await publish();
  expect(await publish()).toEqual(before.map((table) => ({ ...table, written: 0 })));
  const moved = await publish({ location: "s3://bucket/lake" });
  expect(moved).toEqual(before.map((table) => ({ ...table, version: 2, written: 0 })));
  expect(await publish({ location: undefined })).toEqual(moved);
  const [events] = await publish();
  expect(events).toMatchObject({ version: 3, written: 0 });
  expect(await compareAll()).toEqual({ FSDJump: 2, events: 4, rejects: 1 });
});

it("keeps the version before for its readers, and removes older ones and what a crash has left", async () => {
  await store(deliveriesOf(first));
  await publish();
  const metadata = await icebergMetadata({ tableUrl: urlOf("events") });
  await store(deliveriesOf([jump("2026-02-03T00:00:00Z")], { commander: "F2" }));
  const left = ["data/month=2026-02/2-crashed-0123456789abcdef.parquet", "metadata/v2.metadata.json.0.tmp"];
  for (const name of left) writeFileSync(join(lake, "iceberg/events", name), "");
  await publish();
  expect(filesOf("events").filter((name) => left.includes(name))).toEqual([]);
  const old = await icebergManifests(metadata);
  expect(old.flatMap(({ entries }) => entries)).toHaveLength(3);
  expect(filesOf("events")).toContain("metadata/v1.metadata.json");
  await store(deliveriesOf([jump("2026-02-04T00:00:00Z")], { commander: "F3" }));
  await publish();
  expect(filesOf("events").filter((name) => name.endsWith(".json"))).toEqual([
    "metadata/v2.metadata.json",
    "metadata/v3.metadata.json",
  ]);
});

it("keeps ids of 2^63 and more in extra, so that no value is lost", async () => {
  const ids = [2n ** 64n - 1n, 2n ** 63n, 2n ** 63n - 1n];
  const goal = (id: bigint) =>
    `{ "CGID":${id}, "Title":"x \\"y\\":null, 2026-02-01 00:00:00", "Expiry":"2026-02-01T00:00:00Z" }`;
  const goals = `{ "timestamp":"2026-02-01T00:00:00Z", "event":"CommunityGoal", "CurrentGoals":[ ${ids.map(goal).join(", ")} ] }`;
  const lines = [
    ...ids.map((id) => jump("2026-02-01T00:00:00Z", `, "BodyID":${id}, "Unknown":1.10`)),
    jump("2026-02-01T00:00:00Z", `, "BodyID":${2n ** 64n - 1n}`),
    goals,
  ];
  await store(deliveriesOf(lines));
  await publish();
  const jumps = await icebergRows(urlOf("FSDJump"));
  expect(jumps.map((row) => [row["BodyID"] ?? null, row["extra"] ?? null])).toEqual([
    [null, `{"BodyID":18446744073709551615,"Unknown":1.1}`],
    [null, `{"BodyID":9223372036854775808,"Unknown":1.1}`],
    [2n ** 63n - 1n, `{"Unknown":1.1}`],
    [null, `{"BodyID":18446744073709551615}`],
  ]);
  const [row = {}] = await icebergRows(urlOf("CommunityGoal"));
  expect(row["extra"]).toContain("CurrentGoals");
  expect(restore("CommunityGoal", row as KindRow)["CurrentGoals"]).toEqual(
    (parseJson(goals) as JsonObject)["CurrentGoals"],
  );
});

it("bounds the values of every file, by which readers skip files", async () => {
  const other = { commander: "F2", file: "Journal.2026-02-03T000000.01.log" };
  await store([...deliveriesOf(first), ...deliveriesOf([jump("2026-02-03T00:00:00Z")], other)]);
  await publish();
  const metadata = await icebergMetadata({ tableUrl: urlOf("FSDJump") });
  const id = (name: string) => metadata.schemas[0]?.fields.find((field) => field.name === name)?.id;
  const entries = (await icebergManifests(metadata)).flatMap(({ entries: found }) => found);
  const bound = (bounds: unknown, name: string) => {
    const value = (bounds as { key: number; value: Uint8Array }[]).find(({ key }) => key === id(name))?.value;
    return Buffer.from(value ?? []);
  };
  const found = entries.map(({ data_file: file }) => ({
    month: (file.partition as { timestamp_month?: number }).timestamp_month,
    commanders: [file.lower_bounds, file.upper_bounds].map((each) => String(bound(each, "commander"))),
    times: [file.lower_bounds, file.upper_bounds].map((each) => bound(each, "timestamp").readBigInt64LE()),
    distance: bound(file.lower_bounds, "JumpDist").readDoubleLE(),
    address: bound(file.upper_bounds, "SystemAddress").readBigInt64LE(),
  }));
  const micros = (time: string) => BigInt(Date.parse(time)) * 1000n;
  const [lastOfJanuary, firstOfFebruary] = ["2026-01-31T23:59:59Z", "2026-02-01T00:00:00Z"].map(micros);
  const both = { distance: 12.5, address: 10477373803n };
  expect(found).toEqual([
    { month: 56 * 12, commanders: ["F1", "F1"], times: [lastOfJanuary, lastOfJanuary], ...both },
    { month: 56 * 12 + 1, commanders: ["F1", "F2"], times: [firstOfFebruary, micros("2026-02-03T00:00:00Z")], ...both },
  ]);
});

it("publishes every column of the lake", async () => {
  await store(deliveriesOf(first));
  const tables = await openLake(lake);
  for (const table of tableNames) {
    const columns = await tables.query(`SELECT column_name AS name FROM (DESCRIBE "${table}")`);
    const published = Object.keys(publishedColumns.get(table) ?? {});
    expect({ table, columns: published }).toEqual({ table, columns: columns.map(({ name }) => name) });
  }
  tables.close();
});
