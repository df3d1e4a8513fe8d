import type { LakePlace } from "./home/LakeHome.ts";
import { requirePlace } from "./home/FolderHome.ts";
import { readManifests } from "./lake.ts";
import { filesListedIn } from "./files/LakeFile.ts";

/** What the manifests of a lake list. */
export interface LakeSummary {
  /** The rows of the table `events`. */
  readonly events: number;
  /** The rows of the table `rejects`. */
  readonly rejects: number;
  /** The lines that a collector has stored and not divided into these tables yet. */
  readonly undivided: number;
  readonly files: number;
  readonly bytes: number;
  /** The partitions, each with its owner and the number of its commits. */
  readonly partitions: readonly LakePartition[];
}

/** One partition of a lake. */
export interface LakePartition {
  readonly name: string;
  readonly owner: string;
  readonly version: number;
}

/** Adds up the manifests of all partitions. It reads no other file and takes nothing over from the owners. */
export async function summarizeLake(lake: LakePlace): Promise<LakeSummary> {
  requirePlace(lake);
  const manifests = await readManifests(lake);
  const files = manifests.flatMap((manifest) => manifest.files);
  const rowsOf = (name: string) => files.reduce((sum, { table, rows }) => (table === name ? sum + rows : sum), 0);
  const all = manifests.flatMap(filesListedIn);
  return {
    events: rowsOf("events"),
    rejects: rowsOf("rejects"),
    undivided: manifests.flatMap(({ segments }) => segments).reduce((sum, { rows }) => sum + rows, 0),
    files: all.length,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    partitions: manifests.map(({ partition, owner, version }) => ({ name: partition, owner, version })),
  };
}
