import { LakeError } from "./LakeError.ts";
import type { Manifest } from "./Manifest.ts";
import { listManifests, ManifestLog } from "./ManifestLog.ts";

/** Reads the manifests that count, one for each partition of a lake; what they list together is the lake. */
export async function readManifests(lake: string): Promise<readonly Manifest[]> {
  const partitions = new Set((await listManifests(lake)).map(({ partition }) => partition));
  if (partitions.size === 0) throw new LakeError("not-a-lake", `${lake} holds no manifest`);
  const manifests = await Promise.all([...partitions].map((partition) => new ManifestLog(lake, partition).current()));
  return manifests.filter((manifest) => manifest !== undefined);
}

/** Says whether a folder is a lake. */
export async function isLake(folder: string): Promise<boolean> {
  return (await listManifests(folder)).length > 0;
}
