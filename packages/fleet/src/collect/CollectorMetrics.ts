import type { Clock } from "@shipslog/contract";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CollectorCounts, StreamState } from "./CollectorCounts.ts";
import { durationClock } from "../durationClock.ts";

/** A batch is written a second after its first line. A minute is longer than any write and any election of a leader. */
const stuckMs = 60_000;

/** How long a report of the lag counts; the owner of a partition reports it every five seconds. */
const freshMs = 30_000;

const labelNames = ["partition"] as const;
type Label = (typeof labelNames)[number];

const secondsBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 1800];

/** What a collector knows about its surroundings, for metrics that are read when they are asked for. */
export interface CollectorSurroundings {
  /** The number of partitions of the fleet. */
  readonly partitions: number;
  readonly isConnected: () => boolean;
  /** The free space on the disk of the lake. */
  readonly freeBytes: () => Promise<number>;
}

/** The Prometheus metrics of a collector. */
export class CollectorMetrics implements CollectorCounts {
  readonly registry = new Registry();
  readonly #counters: Counter<Label>[] = [];
  readonly #written = this.#counter("durable_lines_total", "Lines that are durable in the lake.");
  readonly #stored = this.#counter("stored_lines_total", "Durable lines that are events, which queries find.");
  readonly #rejected = this.#counter("rejected_lines_total", "Lines rejected with a reason.");
  readonly #duplicates = this.#counter("duplicate_lines_total", "Lines received that were stored already.");
  readonly #gaps = this.#counter("gap_lines_total", "Lines received after a gap, which are sent again.");
  readonly #malformed = this.#counter(
    "malformed_messages_total",
    "Messages whose position is unknown or not accepted.",
  );
  readonly #redelivered = this.#counter("redelivered_batches_total", "Batches the broker delivered again.");
  readonly #fed = this.#counter("feed_lines_total", "Stored lines in the feed.");
  readonly #unfed = this.#counter("feed_dropped_lines_total", "Stored lines that are not in the feed.");
  readonly #lag = this.#gauge("lag_messages", "Messages in the stream that are not stored.");
  readonly #oldest = this.#gauge(
    "oldest_line_timestamp_seconds",
    "When the broker received the oldest line that is not stored.",
  );
  readonly #streamBytes = this.#gauge("stream_bytes", "Bytes in the stream.");
  readonly #streamLimit = this.#gauge("stream_limit_bytes", "Bytes beyond which the broker refuses lines.");
  readonly #replicas = this.#gauge("stream_replicas", "Servers that are online and have all of the stream.");
  readonly #wantedReplicas = this.#gauge("stream_wanted_replicas", "Servers that should have the stream.");
  readonly #owned = this.#gauge("owned_partition", "1 while this collector owns the partition.");
  readonly #latency = this.#histogram(
    "latency_seconds",
    "Time from the broker to the manifest, of the oldest line in each batch.",
  );
  readonly #write = this.#histogram("write_seconds", "Time to write a batch to the sink.");

  /** The partitions whose lag was ever reported. */
  readonly #reported = new Set<number>();
  /** Since when each partition has lines and stores none, and when that was last seen. */
  readonly #waiting = new Map<number, { readonly sinceMs: number; readonly seenMs: number }>();
  readonly #clock: Pick<Clock, "nowMs">;

  constructor(clock: Clock, surroundings?: CollectorSurroundings) {
    this.#clock = durationClock(clock);
    this.#watch("stuck_partition", "1 while the partition has had lines for a minute and stored none.", (gauge) => {
      const stuck = this.stuckPartitions;
      for (const partition of this.#reported) gauge.set({ partition }, stuck.includes(partition) ? 1 : 0);
    });
    if (surroundings === undefined) return;
    const { partitions, isConnected, freeBytes } = surroundings;
    this.#watch("partitions", "Partitions of the fleet.", (gauge) => gauge.set(partitions));
    this.#watch("connected", "1 while this collector is connected to a server.", (gauge) =>
      gauge.set(isConnected() ? 1 : 0),
    );
    this.#watch("lake_free_bytes", "Free space on the disk of the lake.", async (gauge) =>
      gauge.set(await freeBytes()),
    );
  }

  /** The partitions of this collector that have had lines for a minute and stored none. */
  get stuckPartitions(): readonly number[] {
    const nowMs = this.#clock.nowMs();
    return [...this.#waiting]
      .filter(([, { sinceMs, seenMs }]) => nowMs - sinceMs >= stuckMs && nowMs - seenMs < freshMs)
      .map(([partition]) => partition);
  }

  written(partition: number, lines: number, writeMs: number): void {
    this.#waiting.delete(partition);
    this.#written.inc({ partition }, lines);
    this.#write.observe({ partition }, writeMs / 1000);
  }

  stored(partition: number, stored: number, rejected: number): void {
    this.#stored.inc({ partition }, stored);
    this.#rejected.inc({ partition }, rejected);
  }

  duplicate(partition: number): void {
    this.#duplicates.inc({ partition });
  }

  gap(partition: number): void {
    this.#gaps.inc({ partition });
  }

  malformed(partition: number): void {
    this.#malformed.inc({ partition });
  }

  latency(partition: number, latencyMs: number): void {
    this.#latency.observe({ partition }, latencyMs / 1000);
  }

  lag(partition: number, messages: number): void {
    this.#lag.set({ partition }, messages);
    this.#reported.add(partition);
    const nowMs = this.#clock.nowMs();
    const before = this.#waiting.get(partition);
    // Without recent reports another collector had the partition.
    const isSame = before !== undefined && nowMs - before.seenMs < freshMs;
    if (messages === 0) this.#waiting.delete(partition);
    else this.#waiting.set(partition, { sinceMs: isSame ? before.sinceMs : nowMs, seenMs: nowMs });
  }

  stream(partition: number, { bytes, limitBytes, replicas, wantedReplicas, oldestMs }: StreamState): void {
    this.#streamBytes.set({ partition }, bytes);
    this.#streamLimit.set({ partition }, limitBytes);
    this.#replicas.set({ partition }, replicas);
    this.#wantedReplicas.set({ partition }, wantedReplicas);
    if (oldestMs === undefined) this.#oldest.remove({ partition });
    else this.#oldest.set({ partition }, oldestMs / 1000);
  }

  redelivered(partition: number): void {
    this.#redelivered.inc({ partition });
  }

  fed(partition: number, lines: number): void {
    this.#fed.inc({ partition }, lines);
  }

  unfed(partition: number, lines: number): void {
    this.#unfed.inc({ partition }, lines);
  }

  owns(partition: number, isOwner: boolean): void {
    this.#owned.set({ partition }, isOwner ? 1 : 0);
    if (isOwner) {
      // A counter that appears with its first line has no rate before, and sums over several would be empty.
      for (const counter of this.#counters) counter.inc({ partition }, 0);
      return;
    }
    // The next owner reports them; what was seen last would stay for ever.
    const seen = [this.#lag, this.#oldest, this.#streamBytes, this.#streamLimit, this.#replicas, this.#wantedReplicas];
    for (const gauge of seen) gauge.remove({ partition });
  }

  /** Adds a gauge that is read when the metrics are asked for. */
  #watch(name: string, help: string, read: (gauge: Gauge<Label>) => void | Promise<void>): void {
    const gauge: Gauge<Label> = new Gauge({
      name: `shipslog_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => read(gauge),
    });
  }

  #counter(name: string, help: string): Counter<Label> {
    const counter = new Counter({ name: `shipslog_${name}`, help, labelNames, registers: [this.registry] });
    this.#counters.push(counter);
    return counter;
  }

  #gauge(name: string, help: string): Gauge<Label> {
    return new Gauge({ name: `shipslog_${name}`, help, labelNames, registers: [this.registry] });
  }

  #histogram(name: string, help: string): Histogram<Label> {
    const buckets = secondsBuckets;
    return new Histogram({ name: `shipslog_${name}`, help, labelNames, buckets, registers: [this.registry] });
  }
}
