import { mkdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { corpusFiles } from "../../../../tests/helpers/corpus.ts";

/** How many real journals of today there are. */
export const allFiles = 975;

/** Makes a folder with some of the real journals and returns its path. */
export function realFolder(folder: string, size: number): string {
  mkdirSync(folder);
  for (const [at, { path }] of corpusFiles({ everyNthFile: Math.round(allFiles / size) }).entries()) {
    // Journals of two commanders may have the same name.
    mkdirSync(join(folder, String(at)));
    symlinkSync(path, join(folder, String(at), basename(path)));
  }
  return folder;
}
