import { listPartitions, openSink } from "@shipslog/archive";

/** The partition of journals that `archive` stores. Collectors of a fleet own the others. */
const ownPartition = "main";

/** Merges the small files of the partitions that the collectors of a fleet have written. */
export async function compactOthers(lake: string, owner: string): Promise<void> {
  for (const partition of await listPartitions(lake)) {
    if (partition === ownPartition) continue;
    const sink = await openSink(lake, { owner, partition, threads: 1 });
    try {
      await sink.compact();
    } finally {
      await sink.close();
    }
  }
}

/** Whether a lake has only partitions of a fleet, so that there are no journals on this machine to add. */
export async function isOfFleet(lake: string): Promise<boolean> {
  const partitions = await listPartitions(lake);
  return partitions.length > 0 && !partitions.includes(ownPartition);
}
