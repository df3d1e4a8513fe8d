import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBStructValue } from "@duckdb/node-api";
import { kinds } from "@shipslog/contract";
import { parseJson } from "@shipslog/contract/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openEngine } from "../engine/openEngine.ts";
import { literal } from "../engine/quote.ts";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openSink } from "../sink/openSink.ts";
import { lineArbitrary } from "../../tests/helpers/events.ts";
import { restore, type KindRow } from "./restore.ts";

const seed = Number(process.env["SEED"] ?? 42);

describe("an event read back from its table", () => {
  it(`equals what was parsed (SEED=${seed})`, async () => {
    const byKind = fc.sample(fc.tuple(...kinds.map((kind) => fc.array(lineArbitrary(kind), hundred))), {
      numRuns: 1,
      seed,
    });
    const lines = byKind.flat(2);
    const lake = await mkdtemp(join(tmpdir(), "shipslog-restore-"));
    const sink = await openSink(lake, { owner: "test" });
    const { connection, close } = await openEngine();
    try {
      await sink.write(deliveriesOf(lines));
      for (const kind of kinds) {
        const files = sink.manifest.files.filter(({ table }) => table === kind).map(({ path }) => join(lake, path));
        const found = await connection.runAndReadAll(
          `SELECT * FROM read_parquet([${files.map(literal).join(",")}], hive_partitioning = false)`,
        );
        const rows = found.getRowObjects();
        expect(rows).toHaveLength(100);
        for (const row of rows) {
          const line = lines[lineNumberOf(row) - 1] ?? "";
          expect({ line, event: restore(kind, row) }).toEqual({ line, event: parseJson(line) });
        }
      }
    } finally {
      close();
      await sink.close();
      await rm(lake, { recursive: true });
    }
  });
});

const hundred = { minLength: 100, maxLength: 100 };

function lineNumberOf({ position }: KindRow): number {
  return position instanceof DuckDBStructValue ? Number(position.entries["line"]) : 0;
}
