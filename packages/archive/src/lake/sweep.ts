import { readdir, unlink } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { parseDataFileName } from "./dataFileName.ts";
import type { Manifest } from "./Manifest.ts";

/** What has to be known to tell files that are not needed. */
type SweptManifest = Pick<Manifest, "partition" | "epoch" | "files" | "watermarkFiles">;

/**
 * Removes the files of a partition that its manifest does not list: left by a crash, written by a stale owner, or replaced by
 * merged files. Keeps files of this epoch and later ones: a commit may be about to list them.
 */
export async function sweep(lake: string, { partition, epoch, files, watermarkFiles }: SweptManifest): Promise<void> {
  const listed = new Set([...files, ...watermarkFiles].map(({ path }) => path));
  const found = await readdir(lake, { recursive: true });
  const leftOver = found.filter((path) => {
    const name = parseDataFileName(basename(path));
    if (name?.partition !== partition || name.epoch >= epoch) return false;
    return !listed.has(path.split(sep).join("/"));
  });
  await Promise.all(leftOver.map((path) => unlink(join(lake, path))));
}
