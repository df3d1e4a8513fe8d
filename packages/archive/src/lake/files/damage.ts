import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileChecksum } from "../home/durableFile.ts";
import { LakeError } from "../home/LakeError.ts";
import type { LakeHome } from "../home/LakeHome.ts";
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

/** A file and what its content is compared with. */
export type ComparedFile = SizedFile & Pick<LakeFile, "sha256">;

const missing = "is missing";

/** What is wrong with a file of some size; undefined if nothing is. */
function wrongSizeOf({ path, table, bytes }: SizedFile, size: number | undefined): DamagedFile | undefined {
  if (size === bytes) return undefined;
  return { path, table, problem: size === undefined ? missing : `has ${size} bytes instead of ${bytes}` };
}

/** Finds the files that are missing or have another size than when they were written. It reads no file. */
export async function findWrongSizes(home: LakeHome, files: readonly SizedFile[]): Promise<readonly DamagedFile[]> {
  const sizes = await home.sizesOf(files.map(({ path }) => path));
  return files.flatMap((file, at) => wrongSizeOf(file, sizes[at]) ?? []);
}

/** What is wrong with a file: its size, or its content by the digest in the manifest. It reads the whole file. */
export async function damageOf(home: LakeHome, file: ComparedFile): Promise<DamagedFile | undefined> {
  await home.bring(file);
  const damage = await compare(home, file);
  if (damage === undefined) return undefined;
  // A copy may be damaged, or of another lake that was in the same place.
  return (await home.bringAgain(file)) ? await compare(home, file) : damage;
}

async function compare({ folder }: LakeHome, file: ComparedFile): Promise<DamagedFile | undefined> {
  const place = join(folder, file.path);
  const wrongSize = wrongSizeOf(file, (await stat(place).catch(() => undefined))?.size);
  if (wrongSize !== undefined || file.sha256 === undefined) return wrongSize;
  if ((await fileChecksum(place).catch(() => "")) === file.sha256) return undefined;
  return { path: file.path, table: file.table, problem: "does not have the content that was written" };
}

/**
 * Throws a LakeError if a file does not have the content that was written: what is copied from it would get a digest of its own,
 * and nobody would find the damage again. A missing file is not judged: another owner may have replaced it.
 */
export async function requireWhole(home: LakeHome, files: readonly LakeFile[]): Promise<void> {
  for (const file of files) {
    const damage = await damageOf(home, file);
    if (damage !== undefined && damage.problem !== missing) throw damageError(home, damage);
  }
}

/** The error about a damaged file. */
export function damageError({ name }: Pick<LakeHome, "name">, { path, problem }: DamagedFile): LakeError {
  const advice = `shipslog archive --verify --out ${name} lists all`;
  return new LakeError("damaged", `${name}/${path} ${problem}`, undefined, advice);
}
