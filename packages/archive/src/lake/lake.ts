import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { required, requireOption, textOption } from "@shipslog/contract/internal";
import { LakeError } from "./home/LakeError.ts";
import type { Manifest } from "./manifest/Manifest.ts";
import { homeOf } from "./home/FolderHome.ts";
import type { LakePlace } from "./home/LakeHome.ts";
import { listManifests, ManifestLog } from "./manifest/ManifestLog.ts";

/**
 * Reads the current manifest of each partition. Together they list all files of the lake. Throws if one is damaged; with
 * `onDamaged`, which gets its name, it reads the one before instead.
 */
export async function readManifests(lake: LakePlace, onDamaged?: (name: string) => void): Promise<readonly Manifest[]> {
  const home = homeOf(lake);
  const partitions = await listPartitions(home);
  if (partitions.length === 0) throw new LakeError("not-a-lake", `${home.name} has no manifest`);
  const manifests = await Promise.all(
    partitions.map((partition) => {
      const log = new ManifestLog(home, partition);
      return onDamaged === undefined ? log.current() : log.newestReadable(onDamaged);
    }),
  );
  return manifests.filter((manifest) => manifest !== undefined);
}

/** The partitions of a lake, in order of name; none if the folder is not a lake. */
export async function listPartitions(lake: LakePlace): Promise<readonly string[]> {
  return [...new Set((await listManifests(homeOf(lake))).map(({ partition }) => partition))].toSorted();
}

/** The names of all manifests. They change with every commit. */
export async function lakeVersion(lake: LakePlace): Promise<string> {
  return (await listManifests(homeOf(lake)))
    .map(({ name }) => name)
    .toSorted()
    .join(" ");
}

/** Whether there is a lake: it has a manifest. */
export async function isLake(lake: LakePlace): Promise<boolean> {
  return (await listManifests(homeOf(lake))).length > 0;
}

/** Whether a path is a folder that has tables of a lake and no manifest: a lake that was copied while it was written. */
export async function lacksManifest(folder: string): Promise<boolean> {
  requireOption("folder", folder, required(textOption));
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true || (await isLake(folder))) return false;
  for (const table of ["events", "rejects"]) {
    const names = await readdir(join(folder, table)).catch(() => []);
    if (names.some((name) => name.startsWith("month="))) return true;
  }
  return false;
}
