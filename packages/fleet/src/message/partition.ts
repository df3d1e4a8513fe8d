/** The partition of a commander. All lines of a commander are in one partition, which keeps their order. */
export function partitionOf(commander: string, partitions: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < commander.length; at++) hash = Math.imul(hash ^ commander.charCodeAt(at), 0x01000193) >>> 0;
  return hash % partitions;
}
