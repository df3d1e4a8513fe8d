import type { DuckDBConnection } from "@duckdb/node-api";
import { kinds, type Delivery } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { literal } from "../engine/quote.ts";
import type { StoredJournal } from "./WatermarkFiles.ts";

/** The lines of the sixteen kinds in a file of `events`. */
export interface TypedLines {
  readonly deliveries: readonly Delivery[];
  /** The journals with a line that is not such an event, though it begins like one. */
  readonly odd: readonly StoredJournal[];
}

/** Reads the lines of the sixteen kinds in a file of `events`, to divide them into columns. */
export async function readTypedLines(connection: DuckDBConnection, path: string): Promise<TypedLines> {
  const found = await connection.runAndReadAll(
    `SELECT kind, commander, position.file, position.generation::DOUBLE, position.line::DOUBLE, position."offset"::DOUBLE,
       bytes::DOUBLE, raw
     FROM read_parquet(${literal(path)}, hive_partitioning = false) WHERE kind IN (${kinds.map(literal).join(", ")})`,
  );
  const deliveries: Delivery[] = [];
  const odd: StoredJournal[] = [];
  for (const [kind, commander, file, generation, line, offset, bytes, raw] of found.getRows()) {
    const position = { file, generation, line, offset } as Delivery["position"];
    const journal = {
      commander: commander as string,
      position,
      byteLength: bytes as number,
      after: 0,
      raw: raw as string,
    };
    const parsed = parseLine(journal.raw);
    if (parsed.ok && parsed.kind === kind) {
      deliveries.push({ ...journal, verdict: { type: "stored", kind: parsed.kind, event: parsed.event } });
    } else {
      odd.push({ commander: journal.commander, file: position.file, generation: position.generation });
    }
  }
  return { deliveries, odd };
}
