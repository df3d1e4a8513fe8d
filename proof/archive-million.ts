import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { namedQueries, openLake, openSink } from "@shipslog/archive";
import { DuckDBInstance } from "@duckdb/node-api";
import { writeJumps } from "../lab/lake/writeJumps.ts";
import { viewsOf } from "../lab/lake/viewsOf.ts";
import { compareCommits } from "./archive/compareCommits.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const rounds = 3;

/** A commit into a lake with many journals may cost this much of one into a lake with a thousand. */
const longestRatio = 1.3;
/** With few journals and on a busy machine the ratio says little. */
const longestReducedRatio = 3;
const longestOpenMs = 2000;

/** Measures each named query over a large lake and compares its result with a plain DuckDB; then commits into many journals. */
export const proof: Proof = {
  name: "archive-million",
  claim:
    "A simulated lake of a million jumps answers each named query as bare DuckDB does, in the time printed; " +
    "with a million journals, a commit costs at most 1.3 times as much as with a thousand, and opening takes at most 2 s.",
  fullSize: 1_000_000,
  reducedSize: 5_000,
  isAlone: true,
  async run({ size, seed, report }) {
    const lake = mkdtempSync(join(tmpdir(), "shipslog-million-"));
    try {
      const beganMs = performance.now();
      const sink = await openSink(lake, { owner: "proof" });
      const lines = await writeJumps(sink, size, seed);
      await sink.compact();
      const { files } = sink.manifest;
      await sink.close();
      const wroteMs = Math.round(performance.now() - beganMs);
      const megabytes = Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6);
      report(`${lines} lines in ${files.length} files, ${megabytes} MB, written in ${wroteMs} ms`);
      const { different, timesMs } = await runAll(lake, report);
      const commits = await compareCommits(join(lake, "commits"), size, report);
      const result = { jumps: size, lines, files: files.length, megabytes, wroteMs, timesMs, different, commits };
      const isFast = commits.ratio <= (size === 1_000_000 ? longestRatio : longestReducedRatio);
      const isOpenSoon = commits.openMs <= longestOpenMs;
      const isEqual = different.length === 0 && Object.keys(timesMs).length === namedQueries.size;
      return { passed: isEqual && isFast && isOpenSoon, result };
    } finally {
      rmSync(lake, { recursive: true });
    }
  },
};

async function runAll(lake: string, report: (line: string) => void) {
  const tables = await openLake(lake);
  const instance = await DuckDBInstance.create(":memory:");
  const bare = await instance.connect();
  for (const view of await viewsOf(lake)) await bare.run(view);
  const timesMs: Record<string, { readonly ours: number; readonly bare: number; readonly rows: number }> = {};
  const different: string[] = [];
  for (const { name, sql } of namedQueries.values()) {
    const runBare = async () => (await bare.runAndReadAll(sql)).getRowObjectsJson();
    const [ours, theirs] = [await tables.query(sql), await runBare()];
    if (!isDeepStrictEqual(sorted(ours), sorted(theirs))) different.push(name);
    const times = { ours: await medianMs(() => tables.query(sql)), bare: await medianMs(runBare), rows: ours.length };
    timesMs[name] = times;
    report(`${name}: ${times.ours} ms, bare DuckDB ${times.bare} ms, ${times.rows} rows`);
  }
  tables.close();
  bare.closeSync();
  instance.closeSync();
  return { different, timesMs };
}

/** Sorts rows for comparison, because a query may leave the order open. Fractions are ignored: sums of doubles depend on the order. */
function sorted(rows: readonly object[]): readonly string[] {
  return rows.map((row) => JSON.stringify(row, (_, value: unknown) => (isFraction(value) ? "fraction" : value))).sort();
}

function isFraction(value: unknown): boolean {
  return typeof value === "number" && !Number.isInteger(value);
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const beganMs = performance.now();
    await work();
    times.push(performance.now() - beganMs);
  }
  return Math.round((times.sort((one, other) => one - other)[1] ?? 0) * 10) / 10;
}
