import type { LakeFile } from "../lake/Manifest.ts";
import { isUntyped, stageInParts, type StagingTarget } from "../lake/untypedFiles.ts";
import type { DamagedFile } from "../lake/wrongSizes.ts";

/**
 * Stages the lines that are not in the tables of their kinds yet, so that a query finds them there. Returns a file that cannot be
 * read: rows of any kind may be missing then.
 */
export async function stageUntyped(
  target: StagingTarget,
  files: readonly LakeFile[],
  damaged: readonly DamagedFile[],
): Promise<DamagedFile | undefined> {
  for (const file of files.filter(isUntyped)) {
    const known = damaged.find(({ path }) => path === file.path);
    if (known !== undefined) return known;
    try {
      // A query needs all lines at once, so nothing is cleared.
      for await (const _ of stageInParts(target, [file])) continue;
    } catch {
      return { path: file.path, table: file.table, problem: "cannot be read" };
    }
  }
  return undefined;
}
