import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../../engine/quote.ts";
import type { StoredWatermark } from "../watermarks/StoredWatermark.ts";
import type { LakeFile } from "../files/LakeFile.ts";

/** A stored line: the journal it belongs to, where it began, and its text. */
export interface StoredLine {
  readonly commander: string;
  readonly file: string;
  readonly generation: number;
  readonly line: number;
  readonly offset: number;
  /** Its length in the journal, with its line end. */
  readonly byteLength: number;
  readonly raw: string;
}

/** The columns of `events` and `rejects` that a stored line is made of. */
export const storedLineColumns = "commander, position, bytes, raw";

/**
 * Reads the stored lines of some journals, in any order. `lines` is the SQL of a relation with the columns of stored lines; only
 * file names go into the filter, because commanders and generations of one file are few.
 */
export async function* readStoredLines(
  connection: DuckDBConnection,
  lines: string,
  journals: readonly Pick<StoredWatermark, "file">[],
): AsyncGenerator<readonly StoredLine[], void, undefined> {
  const files = [...new Set(journals.map(({ file }) => file))];
  if (files.length === 0) return;
  const found = await connection.stream(
    `SELECT commander, position.file, position.generation::DOUBLE, position.line::DOUBLE, position."offset"::DOUBLE,
       bytes::DOUBLE, raw
     FROM (${lines}) WHERE position.file IN (${files.map((_, at) => `$${at + 1}`).join(", ")})`,
    files,
  );
  for await (const rows of found.yieldRows()) {
    yield rows.map(([commander, file, generation, line, offset, byteLength, raw]) => ({
      commander: commander as string,
      file: file as string,
      generation: generation as number,
      line: line as number,
      offset: offset as number,
      byteLength: byteLength as number,
      raw: raw as string,
    }));
  }
}

/** The SQL of all lines in the files of a lake, of `events` and `rejects`; undefined if there are none. */
export function linesInFiles(lake: string, files: readonly LakeFile[]): string | undefined {
  const tables = ["events", "rejects"].flatMap((table) => {
    const paths = files.filter((file) => file.table === table).map(({ path }) => literal(join(lake, path)));
    if (paths.length === 0) return [];
    const rows = `read_parquet([${paths.join(", ")}], hive_partitioning = false, union_by_name = true)`;
    return [`SELECT ${storedLineColumns} FROM ${rows}`];
  });
  return tables.length === 0 ? undefined : tables.join(" UNION ALL ");
}
