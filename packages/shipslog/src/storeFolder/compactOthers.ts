import { createHash } from "node:crypto";
import { listPartitions, openSink, storeObserved, type LakePlace } from "@shipslog/archive";

/** The partition of journals that `archive` stores. Collectors of a fleet own the others. */
const ownPartition = "main";

/**
 * Merges the small files of the partitions that the collectors of a fleet have written, and makes the typed files of frequent
 * observed kinds.
 */
export async function compactOthers(lake: LakePlace, owner: string): Promise<void> {
  for (const partition of await listPartitions(lake)) {
    if (partition === ownPartition) continue;
    const sink = await openSink(lake, { owner, partition, threads: 1 });
    try {
      await sink.compact();
    } finally {
      await sink.close();
    }
  }
  // Copies of an object store have them in the cache of each reader.
  if (typeof lake !== "string") return;
  await storeObserved(lake, { writer: createHash("sha256").update(owner).digest("hex").slice(0, 16), threads: 1 });
}

/** Whether a lake has only partitions of a fleet, so that there are no journals on this machine to add. */
export async function isOfFleet(lake: LakePlace): Promise<boolean> {
  const partitions = await listPartitions(lake);
  return partitions.length > 0 && !partitions.includes(ownPartition);
}
