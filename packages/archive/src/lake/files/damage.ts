import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileChecksum } from "./durableFile.ts";
import { LakeError } from "./LakeError.ts";
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
async function wrongSizeOf(lake: string, { path, table, bytes }: SizedFile): Promise<DamagedFile | undefined> {
  const found = await stat(join(lake, path)).catch(() => undefined);
  if (found?.size === bytes) return undefined;
  const problem = found === undefined ? "is missing" : `has ${found.size} bytes instead of ${bytes}`;
  return { path, table, problem };
}

/** Finds the files that are missing or have another size than when they were written. It reads no file. */
export async function findWrongSizes(lake: string, files: readonly SizedFile[]): Promise<readonly DamagedFile[]> {
  return (await Promise.all(files.map((file) => wrongSizeOf(lake, file)))).filter((each) => each !== undefined);
}

/** What is wrong with a file: its size, or its content by the digest in the manifest. It reads the whole file. */
export async function damageOf(lake: string, file: LakeFile): Promise<DamagedFile | undefined> {
  const wrongSize = await wrongSizeOf(lake, file);
  if (wrongSize !== undefined || file.sha256 === undefined) return wrongSize;
  if ((await fileChecksum(join(lake, file.path)).catch(() => "")) === file.sha256) return undefined;
  return { path: file.path, table: file.table, problem: "does not have the content that was written" };
}

/**
 * Throws a LakeError if a file does not have the content that was written: what is copied from it would get a digest of its own,
 * and nobody would find the damage again. A missing file is not judged: another owner may have replaced it.
 */
export async function requireWhole(lake: string, files: readonly LakeFile[]): Promise<void> {
  for (const file of files) {
    if ((await stat(join(lake, file.path)).catch(() => undefined)) === undefined) continue;
    const damage = await damageOf(lake, file);
    if (damage !== undefined) throw damageError(lake, damage);
  }
}

/** The error about a damaged file. */
export function damageError(lake: string, { path, problem }: DamagedFile): LakeError {
  const advice = `shipslog archive --verify --out ${lake} lists all`;
  return new LakeError("damaged", `${join(lake, path)} ${problem}`, undefined, advice);
}
