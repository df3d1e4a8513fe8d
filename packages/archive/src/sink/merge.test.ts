import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../query/openLake.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { copyTo } from "../engine/copyTo.ts";
import { openEngine } from "../engine/openEngine.ts";
import { literal } from "../engine/quote.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import { merge, similarFiles, smallFiles } from "./merge.ts";
import { openSink } from "./openSink.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";

let lake = "";
beforeEach(async () => {
  lake = await mkdtemp(join(tmpdir(), "shipslog-merge-"));
});
afterEach(() => rm(lake, { recursive: true }));

const music = (at: number) =>
  `{ "timestamp":"2026-01-02T03:04:05Z", "event":"Music", "MusicTrack":"track ${String(at).padStart(5, "0")}" }`;

describe("a lake whose similar files are merged after every commit", () => {
  it("has few files, however many commits there are, and every row once", async () => {
    const lines = Array.from({ length: 24 }, (_, at) => music(at));
    const sink = await openSink(lake, { owner: "test" });
    let most = 0;
    for (const delivery of deliveriesOf(lines)) {
      await sink.write([delivery]);
      await sink.compactSimilar();
      most = Math.max(most, sink.manifest.files.length);
    }
    expect(most).toBeLessThan(12);
    const files = sink.manifest.files.map(({ path }) => path);
    await sink.close();
    const found = (await readdir(lake, { recursive: true })).filter((path) => path.endsWith(".parquet"));
    expect(found.toSorted()).toEqual(files.toSorted());
    const tables = await openLake(lake);
    const rows = await tables.query("SELECT raw FROM events ORDER BY position.line");
    tables.close();
    expect(rows.map(({ raw }) => raw)).toEqual(lines);
  });
});

describe("a lake that grew for months", () => {
  const squadron = (month: number) =>
    `{ "timestamp":"2025-${String(month).padStart(2, "0")}-02T03:04:05Z", "event":"SquadronStartup", "SquadronName":"X", "CurrentRank":${month} }`;
  const months = Array.from({ length: 12 }, (_, at) => at + 1);

  it.each(["compact", "compactSimilar"] as const)(
    "has old months with few rows of a kind in one file after %s",
    async (work) => {
      const sink = await openSink(lake, { owner: "test" });
      for (const [at, delivery] of deliveriesOf(months.map(squadron)).entries()) {
        await sink.write([delivery]);
        if (at >= 8) await sink[work]();
      }
      const files = sink.manifest.files.filter(({ table }) => table === "SquadronStartup");
      const found = files.map(({ month, rows }) => `${month} ${rows}`).toSorted();
      expect(found).toEqual(
        work === "compact"
          ? ["2025-12 1", "mixed 11"]
          : ["2025-09 1", "2025-10 1", "2025-11 1", "2025-12 1", "mixed 8"],
      );
      expect(await sink.keep({ fromMs: Date.UTC(2025, 5) })).toBe(10);
      await sink.close();
      const tables = await openLake(lake);
      const rows = await tables.query("SELECT CurrentRank::INT AS month FROM SquadronStartup ORDER BY 1");
      tables.close();
      expect(rows.map(({ month }) => month)).toEqual(months.slice(5));
    },
  );
});

const parquetOf = (name: string) => `read_parquet(${literal(join(lake, name))}, hive_partitioning = false)`;

describe("a merged file", () => {
  it("has the rows of one commander together, journal by journal and in order of their places", async () => {
    const lines = Array.from({ length: 6 }, (_, at) => music(at));
    const places = ["F2 b", "F1 b", "F2 a", "F1 a"].map((each) => each.split(" "));
    const journals = places.map(([commander, file]) => deliveriesOf(lines, { commander, file }));
    const sink = await openSink(lake, { owner: "test" });
    for (let at = 0; at < lines.length; at += 2) {
      await sink.write(journals.flatMap((deliveries) => deliveries.slice(at, at + 2)));
    }
    await sink.compact();
    const [file, ...others] = sink.manifest.files;
    await sink.close();
    expect(others).toEqual([]);
    const { connection, close } = await openEngine();
    const found = await connection.runAndReadAll(
      `SELECT commander || ' ' || position.file, list(raw) FROM (FROM ${parquetOf(file?.path ?? "")}) GROUP BY 1`,
    );
    const order = await connection.runAndReadAll(
      `SELECT commander || ' ' || position.file FROM ${parquetOf(file?.path ?? "")}`,
    );
    close();
    expect([...new Set(order.getRows().flat())]).toEqual(["F1 a", "F1 b", "F2 a", "F2 b"]);
    expect(Object.fromEntries(found.getRowsJson())).toEqual(
      Object.fromEntries(places.map((place) => [place.join(" "), lines])),
    );
  });

  it("has every row as it was stored where they do not fit into memory at once", async () => {
    const { connection, close } = await openEngine({ memoryMb: 160, threads: 1 });
    const files: LakeFile[] = [];
    for (const name of ["a.parquet", "b.parquet"]) {
      const journal = literal(name);
      const position = `{file: ${journal}, generation: 0, line: n, "offset": n} AS position`;
      const rows = `SELECT 'F' || (n % 2) AS commander, ${position}, repeat('x', 800) || n AS raw FROM range(150000) AS numbers(n)`;
      await mkdir(join(lake, "events/month=2026-01"), { recursive: true });
      const path = `events/month=2026-01/${name}`;
      const size = await copyTo(connection, rows, join(lake, path));
      files.push({ path, table: "events", month: "2026-01", shape: "", ...size });
    }
    const [merged, ...others] = await merge(connection, homeOf(lake), "merged.parquet", files, smallFiles);
    const first = await connection.runAndReadAll(
      `SELECT commander, position.file FROM ${parquetOf(merged?.path ?? "")} LIMIT 2`,
    );
    close();
    expect([merged?.rows, others]).toEqual([300_000, []]);
    expect(first.getRowsJson()).toEqual([
      ["F0", "a.parquet"],
      ["F1", "a.parquet"],
    ]);
  });
});

describe("small files", () => {
  it("are merged into files of up to 16 MiB", () => {
    const mib = 2 ** 20;
    const groups = smallFiles([20, 5, 15, 1, 10, 2].map((size) => fileOf(size * mib)));
    expect(groups.map((group) => group.map(({ bytes }) => bytes / mib))).toEqual([[1, 2, 5], [10], [15], [20]]);
  });
});

describe("files of similar size", () => {
  it("are written again a few times only on their way to a large file", () => {
    let files: readonly LakeFile[] = [];
    let written = 0;
    const commits = 20_000;
    const bytes = 5000;
    for (let at = 0; at < commits; at++) {
      files = [...files, fileOf(bytes)];
      for (let groups = similarFiles(files); groups.length > 0; groups = similarFiles(files)) {
        const merged = groups.map((group) => fileOf(totalOf(group)));
        written += totalOf(merged);
        const chosen = new Set(groups.flat());
        files = [...without(files, chosen), ...merged];
      }
      expect(files.length).toBeLessThan(45);
    }
    expect(totalOf(files)).toBe(commits * bytes);
    expect(written / (commits * bytes)).toBeLessThan(5);
  });
});

const fileOf = (bytes: number): LakeFile => {
  return { path: "", table: "events", month: "2026-01", shape: "", rows: 1, bytes };
};
const totalOf = (files: readonly LakeFile[]) => files.reduce((sum, file) => sum + file.bytes, 0);
const without = (files: readonly LakeFile[], some: ReadonlySet<LakeFile>) => files.filter((file) => !some.has(file));
