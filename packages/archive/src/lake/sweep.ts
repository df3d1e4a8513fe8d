import { readdir, unlink } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { parseDataFileName } from "./dataFileName.ts";
import type { Manifest } from "./Manifest.ts";

/**
 * Removes the files of a partition that its manifest does not list: left by a crash, by an owner who was refused, or replaced
 * by merged ones. Files of this epoch and later ones are let be: they may be about to count.
 */
export async function sweep(lake: string, { partition, epoch, files }: Manifest): Promise<void> {
  const counting = new Set(files.map(({ path }) => path));
  const found = await readdir(lake, { recursive: true });
  const leftOver = found.filter((path) => {
    const name = parseDataFileName(basename(path));
    if (name?.partition !== partition || name.epoch >= epoch) return false;
    return !counting.has(path.split(sep).join("/"));
  });
  await Promise.all(leftOver.map((path) => unlink(join(lake, path))));
}
