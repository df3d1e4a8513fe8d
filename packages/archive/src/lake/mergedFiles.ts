import type { LakeFile } from "./Manifest.ts";

/** Chooses groups of files of one table and month; each group of several files becomes one file. */
export type ChooseFiles = (files: readonly LakeFile[]) => readonly (readonly LakeFile[])[];

/** Files of this size and above are not merged. */
const largeBytes = 64 * 2 ** 20;

/** All small files as one group. */
export function smallFiles(files: readonly LakeFile[]): readonly (readonly LakeFile[])[] {
  return [files.filter(({ bytes }) => bytes < largeBytes)];
}

/** How many files of similar size become one; also the ratio of the sizes that count as similar. */
const similarCount = 8;

/**
 * Small files whose sizes differ by less than eight times, as soon as there are eight. Merged files are of the next size, so a row is
 * written again once for each size that it passes: about five times on its way from a commit of some lines to a large file.
 */
export function similarFiles(files: readonly LakeFile[]): readonly (readonly LakeFile[])[] {
  const sizeOf = ({ bytes }: LakeFile) => Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(similarCount));
  const bySize = Map.groupBy(
    files.filter(({ bytes }) => bytes < largeBytes),
    sizeOf,
  );
  return [...bySize.values()].filter((group) => group.length >= similarCount);
}
