import type { StreamInfo } from "@nats-io/jetstream";

/** The state of the stream of a partition, as its leader reports it. */
export interface StreamState {
  readonly bytes: number;
  /** The most bytes it takes; the broker refuses lines beyond. */
  readonly limitBytes: number;
  /** How many servers have it, are online and have all of it. */
  readonly replicas: number;
  readonly wantedReplicas: number;
  /** When the broker received the oldest line that is not stored; undefined if there is none. */
  readonly oldestMs: number | undefined;
}

/** Receives the counts of a collector, for metrics. */
export interface CollectorCounts {
  /** A batch is durable: the number of lines, and the duration of the write. */
  written(partition: number, lines: number, writeMs: number): void;
  /** Durable lines were judged: the number of stored and rejected ones. After a kill the same lines may be judged again. */
  stored(partition: number, stored: number, rejected: number): void;
  duplicate(partition: number): void;
  gap(partition: number): void;
  /** A message whose position is unknown or not accepted. */
  malformed(partition: number): void;
  /** Time from the arrival of a batch's oldest line at the broker until the batch was stored. */
  latency(partition: number, latencyMs: number): void;
  /** The number of messages in the stream that are not stored, every few seconds. */
  lag(partition: number, messages: number): void;
  /** The state of the stream, every few seconds. */
  stream(partition: number, state: StreamState): void;
  /** The broker has delivered a batch again. */
  redelivered(partition: number): void;
  /** Lines are in the feed. */
  fed(partition: number, lines: number): void;
  /** Stored lines will not be in the feed: it took no more, and the collector holds only some. */
  unfed(partition: number, lines: number): void;
  /** Whether this collector owns a partition. */
  owns(partition: number, isOwner: boolean): void;
}

/** What a collector tells about the stream of a partition. */
export function streamStateOf({ state, config, cluster }: StreamInfo): StreamState {
  const followers = (cluster?.replicas ?? []).filter(({ current, offline }) => current && !offline);
  return {
    bytes: state.bytes,
    limitBytes: config.max_bytes,
    replicas: 1 + followers.length,
    wantedReplicas: config.num_replicas,
    oldestMs: state.messages === 0 ? undefined : Date.parse(state.first_ts),
  };
}
