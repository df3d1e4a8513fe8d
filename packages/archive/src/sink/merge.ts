import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal } from "../engine/quote.ts";
import { mergedShape } from "../tables/shapeOf.ts";
import { requireWhole } from "../lake/files/damage.ts";
import type { LakeHome } from "../lake/home/LakeHome.ts";
import { copyTo } from "../engine/copyTo.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";
import { mixOldMonths, type MergeableFiles } from "../lake/months/mixOldMonths.ts";

/** Chooses groups of files of one table and month; each group of several files becomes one file. */
export type ChooseFiles = (files: readonly LakeFile[]) => readonly (readonly LakeFile[])[];

/** The most bytes that are merged into one file, because its rows are sorted in memory: real lines take up to a hundred times these bytes. */
const mostBytes = 16 * 2 ** 20;

/** Files above this size are left as they are while lines arrive. */
const largeBytes = mostBytes / 2;

/** Groups of files that fit into one file each, the smallest first. */
export function smallFiles(files: readonly LakeFile[]): readonly (readonly LakeFile[])[] {
  const groups: LakeFile[][] = [];
  let total = Number.POSITIVE_INFINITY;
  for (const file of files.toSorted((one, other) => one.bytes - other.bytes)) {
    if (total + file.bytes > mostBytes) {
      groups.push([]);
      total = 0;
    }
    groups.at(-1)?.push(file);
    total += file.bytes;
  }
  return groups;
}

/** How many files of similar size become one; also the ratio of the sizes that count as similar. */
const similarCount = 8;

/**
 * Small files whose sizes differ by less than eight times, as soon as there are eight, or fewer that make a large file. Merged files are of the
 * next size, so a row is written again once for each size that it passes: about five times on its way from a commit of some lines to a large file.
 */
export function similarFiles(files: readonly LakeFile[]): readonly (readonly LakeFile[])[] {
  const sizeOf = ({ bytes }: LakeFile) => Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(similarCount));
  const small = files.filter(({ bytes }) => bytes <= largeBytes);
  const isWorthIt = (group: readonly LakeFile[]) => group.length >= similarCount || totalBytes(group) > largeBytes;
  return [...Map.groupBy(small, sizeOf).values()].flatMap(smallFiles).filter(isWorthIt);
}

function totalBytes(files: readonly LakeFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Merges the chosen files of each table and month, or of several months with few rows, into durable files; returns all files that the next
 * manifest lists.
 */
export async function merge(
  connection: DuckDBConnection,
  home: LakeHome,
  fileName: string,
  files: readonly LakeFile[],
  choose: ChooseFiles,
): Promise<readonly LakeFile[]> {
  const merged: LakeFile[] = [];
  for (const part of mixOldMonths(files)) {
    const groups = choose(part.files).filter((group) => group.length > 1);
    const chosen = new Set(groups.flat());
    merged.push(...part.files.filter((file) => !chosen.has(file)));
    for (const [at, group] of groups.entries()) {
      const name = at === 0 ? fileName : fileName.replace(/parquet$/, `${at}.parquet`);
      merged.push(await mergeGroup(connection, home, name, { ...part, files: group }));
    }
  }
  return merged;
}

/**
 * Rows of one commander are together, journal by journal. A question about a commander then reads few row groups, because DuckDB skips the
 * others by their first and last commander.
 */
const order = `commander, position.file, position.generation, position."offset"`;

async function mergeGroup(
  connection: DuckDBConnection,
  home: LakeHome,
  name: string,
  { table, month, files }: MergeableFiles,
): Promise<LakeFile> {
  await requireWhole(home, files);
  const path = `${table}/month=${month}/${name}`;
  const target = join(home.folder, path);
  await mkdir(dirname(target), { recursive: true });
  const paths = files.map((file) => literal(join(home.folder, file.path)));
  const rows = `SELECT * FROM read_parquet([${paths.join(", ")}], hive_partitioning = false, union_by_name = true)`;
  // Text that compresses a thousand times may not fit into memory. The order changes no answer.
  const size = await copyTo(connection, `${rows} ORDER BY ${order}`, target).catch(() =>
    copyTo(connection, rows, target),
  );
  const shape = mergedShape(files.map((file) => file.shape));
  const [sha256 = ""] = await home.seal([path]);
  return { path, table, month, shape, ...size, sha256 };
}
