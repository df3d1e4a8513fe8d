import { statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openSink } from "@shipslog/archive";
import { kindTables } from "../packages/archive/src/generated/kindTables.ts";
import { storeSources } from "../packages/shipslog/src/storeFolder/storeSources.ts";
import { findSources } from "../packages/shipslog/src/openFolder/findSources.ts";
import { corpusFiles, corpusFolder } from "../tests/helpers/corpus.ts";
import { withBareDuckDB } from "../packages/archive/tests/helpers/bareDuckDB.ts";
import { literal } from "../packages/archive/src/engine/quote.ts";
import type { Benchmark } from "./harness/Benchmark.ts";
import { findCorpus, type Corpus } from "./journal/corpusRead.ts";

const parquet = "FORMAT parquet, COMPRESSION zstd";

async function inFolder(work: (folder: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-bench-archive-"));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The lines of the files with time, kind and file, read by DuckDB itself. */
function linesOf({ paths }: Corpus): string {
  return `SELECT json->>'timestamp' AS "timestamp", json->>'event' AS kind, filename, json
    FROM read_ndjson_objects([${paths.map(literal).join(", ")}], filename = true, ignore_errors = true)`;
}

/**
 * Archives real journals, durable and by kind and month. The limit is DuckDB that reads the files itself and writes every line
 * into one Parquet file; the peer is DuckDB that makes the same tables.
 */
function archiving(name: string, atMost: number, prepare: () => Corpus): Benchmark<Corpus> {
  return {
    name,
    unit: "ms",
    measure: "time",
    goal: { atMost, of: "limit" },
    needs: [corpusFolder],
    prepare,
    async ours({ folders }) {
      await inFolder(async (lake) => {
        const sink = await openSink(lake, { owner: "bench", threads: 1 });
        await storeSources(sink, await findSources(folders), {});
        await sink.close();
      });
    },
    async peer(corpus) {
      await inFolder((folder) =>
        withBareDuckDB(async (connection) => {
          await connection.run(`CREATE TABLE lines AS SELECT *, "timestamp"[1:7] AS month FROM (${linesOf(corpus)})`);
          await connection.run(`COPY lines TO ${literal(join(folder, "events"))} (${parquet}, PARTITION_BY (month))`);
          for (const [kind, columns] of Object.entries(kindTables)) {
            const fields = `unnest(from_json(json, ${literal(JSON.stringify(columns))}))`;
            const rows = `SELECT month, filename, ${fields} FROM lines WHERE kind = ${literal(kind)}`;
            await connection.run(`COPY (${rows}) TO ${literal(join(folder, kind))} (${parquet}, PARTITION_BY (month))`);
          }
        }),
      );
    },
    async limit(corpus) {
      await inFolder((folder) =>
        withBareDuckDB((connection) =>
          connection.run(`COPY (${linesOf(corpus)}) TO ${literal(join(folder, "lines.parquet"))} (${parquet})`),
        ),
      );
    },
  };
}

/** The everyday set and the large one together, 486 MB. */
function findWholeCorpus(): Corpus {
  const paths = corpusFiles({ everyNthFile: 1 }).map(({ path }) => path);
  const megabytes = paths.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
  return { folders: [...new Set(paths.map((path) => dirname(path)))], paths, megabytes };
}

/** The everyday set of real journals, 146 MB, and all of them. */
export const benchmarks: readonly Benchmark<Corpus>[] = [
  archiving("archive-corpus", 1.15, findCorpus),
  archiving("archive-corpus-whole", 1.5, findWholeCorpus),
];
