import { readdir, unlink } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { parseDataFileName } from "./dataFileName.ts";
import type { Manifest } from "./Manifest.ts";

/**
 * Removes the files of a partition that its manifest does not list: left by a crash, written by a stale owner, or replaced by
 * merged files. Keeps files of this epoch and later ones: a commit may be about to list them.
 */
export async function sweep(lake: string, { partition, epoch, files }: Manifest): Promise<void> {
  const listed = new Set(files.map(({ path }) => path));
  const found = await readdir(lake, { recursive: true });
  const leftOver = found.filter((path) => {
    const name = parseDataFileName(basename(path));
    if (name?.partition !== partition || name.epoch >= epoch) return false;
    return !listed.has(path.split(sep).join("/"));
  });
  await Promise.all(leftOver.map((path) => unlink(join(lake, path))));
}
