import { mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEngine } from "../engine/openEngine.ts";
import { openLake } from "../query/openLake.ts";
import { Staging } from "../staging/Staging.ts";
import { tableNames } from "../tables/tableQueries.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import type { LakeSink } from "./LakeSink.ts";
import { openSink } from "./openSink.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import { stageInParts } from "../lake/lines/typedLines.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "shipslog-untyped-"));
});
afterEach(() => rm(root, { recursive: true }));

const squadron = (time: string, more = "") =>
  `{ "timestamp":"${time}", "event":"SquadronStartup", "SquadronName":"X\\ud800", "CurrentRank":3, "SquadronID":18446744073709551615${more} }`;
const lines = [
  squadron("2026-01-31T23:59:59Z"),
  squadron("2026-02-01T00:00:00Z", `, "New":[1]`),
  `{ "timestamp":"2026-02-01T00:00:01Z", "event":"Music", "MusicTrack":"NoTrack" }`,
  `{ "timestamp":"2026-02-01T00:00:01Z", "event":"UpgradeSuit", "Class":"two" }`,
  "no event",
  squadron("1999-02-01T00:00:01Z"),
];

/** All rows of a lake, by table. */
async function rowsOf(lake: string, commander?: string) {
  const tables = await openLake(lake, { commander });
  const rows: Record<string, unknown> = {};
  for (const table of tableNames) {
    const found = await tables.query(`SELECT * FROM ${table} ORDER BY commander, position`);
    if (found.length > 0) rows[table] = found;
  }
  tables.close();
  return rows;
}

/** Does the same with a lake that divides lines with each commit, and with one that does it later. */
async function onBoth(work: (sink: LakeSink) => Promise<unknown>) {
  for (const deferKindTables of [false, true]) {
    const sink = await openSink(join(root, String(deferKindTables)), { owner: "test", deferKindTables });
    await work(sink);
    await sink.close();
  }
  return { now: await rowsOf(join(root, "false")), later: await rowsOf(join(root, "true")) };
}

describe("files whose lines are divided later", () => {
  const long = squadron("2026-02-01T00:00:00Z", `, "Long":"${"x".repeat(5000)}"`);

  it.each([
    [1, [1, 1, 1, 1]],
    [2 * long.length, [2, 2]],
    [3 * long.length, [3, 1]],
    [undefined, [4]],
  ])("are staged in parts of at most %s characters, but at least one file", async (most, sizes) => {
    const sink = await openSink(root, { owner: "test", deferKindTables: true });
    for (const delivery of deliveriesOf([long, long, long, long])) await sink.write([delivery]);
    const { files } = sink.manifest;
    await sink.close();
    const engine = await openEngine({});
    const staging = await Staging.open(engine.connection);
    const target = { connection: engine.connection, staging, home: homeOf(root) };
    const found: number[] = [];
    for await (const part of stageInParts(target, files, most)) {
      found.push(part.files.length);
      expect([...part.months.keys()]).toEqual(["SquadronStartup"]);
      const [[rows] = []] = (
        await engine.connection.runAndReadAll(`SELECT count(*)::DOUBLE FROM "SquadronStartup"`)
      ).getRows();
      expect(rows).toBe(part.files.length);
      await staging.clear();
    }
    expect(found).toEqual(sizes);
    engine.close();
  });
});

describe("lines whose kinds are divided later", () => {
  const store = async (sink: LakeSink) => {
    await sink.write(deliveriesOf(lines));
    await sink.write(deliveriesOf(lines, { commander: "F2" }));
  };

  it("have the same rows in every table before they are divided", async () => {
    const { now, later } = await onBoth(store);
    expect(later).toEqual(now);
    expect(Object.keys(now).toSorted()).toEqual(["SquadronStartup", "UpgradeSuit", "events", "rejects"]);
    expect(await rowsOf(join(root, "true"), "F2")).toEqual(await rowsOf(join(root, "false"), "F2"));
  });

  it.each(["compactSimilar", "compact"] as const)(
    "have the same rows after %s, which keeps what was only added",
    async (merge) => {
      const { now, later } = await onBoth(async (sink) => {
        await store(sink);
        await sink.add(deliveriesOf(lines, { commander: "F3" }));
        await sink[merge]();
        await sink.commit();
        await sink.write(deliveriesOf(lines, { commander: "F4" }));
        if (merge === "compact") await sink[merge]();
      });
      expect(later).toEqual(now);
    },
  );

  it("have the same rows after compactSimilar if some are of an earlier owner, and are read from its files", async () => {
    const { now, later } = await onBoth(async (sink) => {
      await sink.write(deliveriesOf(lines));
      await sink.close();
      const deferKindTables = sink.manifest.files.some(({ untyped }) => untyped === true);
      const next = await openSink(join(root, String(deferKindTables)), { owner: "next", deferKindTables });
      await next.write(deliveriesOf(lines, { commander: "F2" }));
      await next.compactSimilar();
      expect(next.manifest.files.filter(({ untyped }) => untyped === true)).toEqual([]);
      await next.close();
    });
    expect(later).toEqual(now);
  });

  it("have files of their kinds only after they are divided", async () => {
    const sink = await openSink(root, { owner: "test", deferKindTables: true });
    const tables = () => [...new Set(sink.manifest.files.map(({ table, untyped }) => `${table} ${untyped === true}`))];
    await store(sink);
    expect(tables()).toEqual(["events true", "rejects false"]);
    await sink.compactSimilar();
    expect(tables().toSorted()).toEqual([
      "SquadronStartup false",
      "UpgradeSuit false",
      "events false",
      "rejects false",
    ]);
    await sink.close();
  });

  it("are forgotten with their commander", async () => {
    const { now, later } = await onBoth(async (sink) => {
      await store(sink);
      await sink.forget("F1");
      await sink.compactSimilar();
    });
    expect(later).toEqual(now);
    expect(JSON.stringify(later)).not.toContain("F1");
  });

  it("leave the tables of kinds unanswered, with the name of the file, if their file is damaged", async () => {
    const sink = await openSink(root, { owner: "test", deferKindTables: true });
    await sink.write(deliveriesOf(lines));
    const path = sink.manifest.files.find(({ table, month }) => table === "events" && month === "2026-02")?.path ?? "";
    await sink.close();
    await truncate(join(root, path), 50);
    const tables = await openLake(root);
    await expect(tables.query("SELECT * FROM SquadronStartup")).rejects.toThrow(path);
    expect(await tables.query("SELECT raw FROM rejects")).toEqual([{ raw: "no event" }]);
    tables.close();
  });
});
