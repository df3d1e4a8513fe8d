import { manifestOf, nothingAdded, type Manifest } from "./Manifest.ts";
import type { ManifestLog } from "./ManifestLog.ts";

/*
 * An epoch is the time of one owner of a partition, counted from one. Manifests and the names of data files carry it: an owner
 * whose epoch is over cannot commit, and what it has left behind is told from what the present owner writes.
 */

/** Commits the next epoch with a new owner of a partition. */
export async function takeOver(log: ManifestLog, partition: string, owner: string): Promise<Manifest> {
  const current = await log.current();
  const head = { partition, version: (current?.version ?? 0) + 1, epoch: (current?.epoch ?? 0) + 1, owner };
  if (current === undefined) {
    const first = { ...head, ...nothingAdded, watermarkFiles: [] };
    await log.commit(first);
    return manifestOf(first);
  }
  await log.commit({ ...head, base: current.base, ...current.added, segments: current.segments });
  return { ...current, ...head };
}
