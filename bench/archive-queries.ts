import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namedQueries, openLake, openSink, type Tables } from "@shipslog/archive";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { writeJumps } from "../packages/archive/tests/helpers/writeJumps.ts";
import { viewsOf } from "../packages/archive/tests/helpers/viewsOf.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

interface Lake {
  readonly tables: Tables;
  readonly bare: DuckDBConnection;
}

/** All named queries over a lake of 100,000 jumps. The limit is the same SQL over the same files in a plain DuckDB. */
export const benchmarks: readonly Benchmark<Lake>[] = [
  {
    name: "archive-queries",
    unit: "ms",
    measure: "time",
    goal: { atMost: 1.1, of: "limit" },
    async prepare() {
      const lake = mkdtempSync(join(tmpdir(), "shipslog-bench-queries-"));
      const sink = await openSink(lake, { owner: "bench" });
      await writeJumps(sink, 100_000, 1);
      await sink.close();
      const bare = await (await DuckDBInstance.create(":memory:")).connect();
      for (const view of await viewsOf(lake)) await bare.run(view);
      return { tables: await openLake(lake), bare };
    },
    async ours({ tables }) {
      for (const { sql } of namedQueries.values()) await tables.query(sql);
    },
    async limit({ bare }) {
      for (const { sql } of namedQueries.values()) (await bare.runAndReadAll(sql)).getRowObjectsJson();
    },
  },
];
