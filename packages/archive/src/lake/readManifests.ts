import { LakeError } from "./LakeError.ts";
import type { Manifest } from "./Manifest.ts";
import { listManifests, ManifestLog } from "./ManifestLog.ts";

/** Reads the current manifest of each partition. Together they list all files of the lake. */
export async function readManifests(lake: string): Promise<readonly Manifest[]> {
  const partitions = new Set((await listManifests(lake)).map(({ partition }) => partition));
  if (partitions.size === 0) throw new LakeError("not-a-lake", `${lake} has no manifest`);
  const manifests = await Promise.all([...partitions].map((partition) => new ManifestLog(lake, partition).current()));
  return manifests.filter((manifest) => manifest !== undefined);
}

/** Whether a folder is a lake: it has a manifest. */
export async function isLake(folder: string): Promise<boolean> {
  return (await listManifests(folder)).length > 0;
}
