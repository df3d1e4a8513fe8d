/** What a collector tells of its work, so that it can be counted somewhere. */
export interface CollectorCounts {
  /** A batch is in the manifest: how many of its lines were stored and rejected, and how long the write took. */
  stored(partition: number, stored: number, rejected: number, writeMs: number): void;
  duplicate(partition: number): void;
  gap(partition: number): void;
  /** A message nobody could place. */
  malformed(partition: number): void;
  /** How long ago the oldest line of a batch reached the broker when the batch was stored. */
  latency(partition: number, latencyMs: number): void;
  /** How many messages wait in the stream. */
  lag(partition: number, messages: number): void;
  /** Messages that the broker delivered again. */
  redelivered(partition: number): void;
  /** Whether this collector owns a partition. */
  owns(partition: number, isOwner: boolean): void;
}
