import type { DuckDBConnection } from "@duckdb/node-api";
import type { LakeFile } from "../lake/Manifest.ts";
import { isUntyped, stageTypedLines } from "../lake/untypedFiles.ts";
import type { DamagedFile } from "../lake/wrongSizes.ts";
import type { Staging } from "../staging/Staging.ts";

/** Where lines are staged for queries. */
export interface StagingTarget {
  readonly connection: DuckDBConnection;
  readonly staging: Staging;
  readonly lake: string;
}

/**
 * Stages the lines that are not in the tables of their kinds yet, so that a query finds them there. Returns a file that cannot be
 * read: rows of any kind may be missing then.
 */
export async function stageUntyped(
  { connection, staging, lake }: StagingTarget,
  files: readonly LakeFile[],
  damaged: readonly DamagedFile[],
): Promise<DamagedFile | undefined> {
  for (const file of files.filter(isUntyped)) {
    const known = damaged.find(({ path }) => path === file.path);
    if (known !== undefined) return known;
    try {
      await stageTypedLines(connection, staging, lake, [file]);
    } catch {
      return { path: file.path, table: file.table, problem: "cannot be read" };
    }
  }
  return undefined;
}
