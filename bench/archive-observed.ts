import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { openLake, openSink, queryToParquet, type Tables } from "@shipslog/archive";
import { identifier, literal } from "../packages/archive/src/engine/quote.ts";
import { findSources } from "../packages/shipslog/src/openFolder/findSources.ts";
import { storeSources } from "../packages/shipslog/src/storeFolder/storeSources.ts";
import { corpusFolder } from "../tests/helpers/corpus.ts";
import type { Benchmark } from "./harness/Benchmark.ts";
import { findCorpus } from "./journal/corpusRead.ts";

/** A question about each of some observed kinds. */
const questions = {
  Scan: "SELECT sum(DistanceFromArrivalLS), count(DISTINCT BodyName) FROM Scan",
  ReceiveText: "SELECT Channel, count(*) FROM ReceiveText GROUP BY 1",
  FSSSignalDiscovered: "SELECT SignalType, count(*) FROM FSSSignalDiscovered GROUP BY 1",
  Bounty: "SELECT sum(TotalReward) FROM Bounty",
};

interface Asked {
  readonly typed: Tables;
  readonly views: Tables;
  readonly bare: DuckDBConnection;
}

async function ask(tables: Tables): Promise<void> {
  for (const sql of Object.values(questions)) await tables.query(sql);
}

/**
 * Questions about observed kinds in a lake of real journals, from the second on. The peer is the view over the lines, which the
 * first question takes; the limit is a plain DuckDB over a typed file of each kind.
 */
export const benchmarks: readonly Benchmark<Asked>[] = [
  {
    name: "archive-observed",
    unit: "ms",
    measure: "time",
    goal: { atMost: 2, of: "limit" },
    needs: [corpusFolder],
    async prepare() {
      const folder = mkdtempSync(join(tmpdir(), "shipslog-bench-observed-"));
      const lake = join(folder, "lake");
      const sink = await openSink(lake, { owner: "bench", threads: 1 });
      await storeSources(sink, await findSources(findCorpus().folders), {});
      await sink.close();
      const views = await openLake(lake);
      const bare = await (await DuckDBInstance.create(":memory:")).connect();
      await bare.run("SET parquet_metadata_cache = true");
      for (const kind of Object.keys(questions)) {
        const path = join(folder, `${kind}.parquet`);
        const source = await openLake(lake, { writable: [path] });
        await queryToParquet(source, `FROM ${kind}`, path);
        source.close();
        await bare.run(`CREATE VIEW ${identifier(kind)} AS FROM read_parquet(${literal(path)})`);
      }
      const typed = await openLake(lake, { cache: { folder: join(folder, "cache"), writer: "1" } });
      await ask(typed);
      return { typed, views, bare };
    },
    ours: ({ typed }) => ask(typed),
    peer: ({ views }) => ask(views),
    async limit({ bare }) {
      for (const sql of Object.values(questions)) (await bare.runAndReadAll(sql)).getRowObjectsJson();
    },
  },
];
