import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { LakeFile } from "./LakeFile.ts";

/** What is wrong with one file of a lake. */
export interface DamagedFile {
  readonly path: string;
  /** The table whose rows it holds; undefined for a manifest. */
  readonly table?: string | undefined;
  /** Continues the path: `is missing`. */
  readonly problem: string;
}

/** A file and the size that it was written with. */
export type SizedFile = Pick<LakeFile, "path" | "table" | "bytes">;

/** What is wrong with the size of a file; undefined if nothing is. */
export async function wrongSizeOf(lake: string, { path, table, bytes }: SizedFile): Promise<DamagedFile | undefined> {
  const found = await stat(join(lake, path)).catch(() => undefined);
  if (found?.size === bytes) return undefined;
  const problem = found === undefined ? "is missing" : `has ${found.size} bytes instead of ${bytes}`;
  return { path, table, problem };
}

/** Finds the files that are missing or have another size than when they were written. It reads no file. */
export async function findWrongSizes(lake: string, files: readonly SizedFile[]): Promise<readonly DamagedFile[]> {
  return (await Promise.all(files.map((file) => wrongSizeOf(lake, file)))).filter((each) => each !== undefined);
}
