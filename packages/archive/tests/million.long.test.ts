import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namedQueries, openLake, openSink } from "@shipslog/archive";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { withBareDuckDB } from "./helpers/bareDuckDB.ts";
import { compareCommits } from "./helpers/compareCommits.ts";
import { viewsOf } from "./helpers/viewsOf.ts";
import { writeJumps } from "./helpers/writeJumps.ts";

const million = 1_000_000;
/** A journal of the second lake takes far less time to write than a jump of the first. */
const journalsPerJump = 5;
/** A commit into a lake with a million journals may cost this much of one into a lake with a thousand. */
const longestRatio = 1.3;
/** With few journals the ratio says little. */
const longestRatioOfFew = 3;
const longestOpenMs = 2000;

longTest(
  {
    claim:
      "A simulated lake of 200,000 jumps answers each named query as bare DuckDB does; " +
      "with a million journals, a commit costs at most 1.3 times as much as with a thousand, and opening takes at most 2 s.",
    size: { check: 10_000, full: million, of: "journals" },
    alone: true,
  },
  async ({ size, seed, isLong, report }) => {
    const lake = mkdtempSync(join(tmpdir(), "shipslog-million-"));
    try {
      const jumps = Math.ceil(size / journalsPerJump);
      const sink = await openSink(lake, { owner: "test" });
      const lines = await writeJumps(sink, jumps, seed);
      await sink.compact();
      report(`${lines} lines in ${sink.manifest.files.length} files`);
      await sink.close();
      await compareQueries(lake, report);
      const { openMs, ratio } = await compareCommits(join(lake, "commits"), size, report);
      if (isLong) {
        expect(ratio).toBeLessThanOrEqual(size === million ? longestRatio : longestRatioOfFew);
        expect(openMs).toBeLessThanOrEqual(longestOpenMs);
      }
      return `${jumps} jumps, ${namedQueries.size} queries equal; ${size} journals opened in ${openMs} ms, a commit costs ${ratio} times as much`;
    } finally {
      rmSync(lake, { recursive: true });
    }
  },
);

/** Compares the answer to each named query with that of a plain DuckDB. */
async function compareQueries(lake: string, report: (line: string) => void): Promise<void> {
  const tables = await openLake(lake);
  await withBareDuckDB(async (bare) => {
    for (const view of await viewsOf(lake)) await bare.run(view);
    for (const { name, sql } of namedQueries.values()) {
      const ours = await tables.query(sql);
      const theirs = (await bare.runAndReadAll(sql)).getRowObjectsJson();
      expect({ name, rows: sorted(ours) }).toEqual({ name, rows: sorted(theirs) });
      report(`${name}: ${ours.length} rows`);
    }
  });
  tables.close();
}

/** Sorts rows for comparison, because a query may leave the order open. Fractions are ignored: sums of doubles depend on the order. */
function sorted(rows: readonly object[]): readonly string[] {
  return rows.map((row) => JSON.stringify(row, (_, value: unknown) => (isFraction(value) ? "fraction" : value))).sort();
}

function isFraction(value: unknown): boolean {
  return typeof value === "number" && !Number.isInteger(value);
}
