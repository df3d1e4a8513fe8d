import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CollectorCounts } from "../collect/CollectorCounts.ts";

const labelNames = ["partition"] as const;
type Label = (typeof labelNames)[number];

const secondsBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 1800];

/** The Prometheus metrics of a collector. */
export class CollectorMetrics implements CollectorCounts {
  readonly registry = new Registry();
  readonly #stored = this.#counter("stored_lines_total", "Lines stored in the manifest.");
  readonly #rejected = this.#counter("rejected_lines_total", "Lines rejected with a reason.");
  readonly #duplicates = this.#counter("duplicate_lines_total", "Lines received that were stored already.");
  readonly #gaps = this.#counter("gap_lines_total", "Lines received after a gap, which are sent again.");
  readonly #malformed = this.#counter(
    "malformed_messages_total",
    "Messages whose position is unknown or not accepted.",
  );
  readonly #redelivered = this.#counter("redelivered_batches_total", "Batches the broker delivered again.");
  readonly #lag = this.#gauge("lag_messages", "Messages in the stream after the last one stored.");
  readonly #owned = this.#gauge("owned_partition", "1 while this collector owns the partition.");
  readonly #latency = this.#histogram(
    "latency_seconds",
    "Time from the broker to the manifest, of the oldest line in each batch.",
  );
  readonly #write = this.#histogram("write_seconds", "Time to write a batch to the sink.");

  stored(partition: number, stored: number, rejected: number, writeMs: number): void {
    this.#stored.inc({ partition }, stored);
    this.#rejected.inc({ partition }, rejected);
    this.#write.observe({ partition }, writeMs / 1000);
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
  }

  redelivered(partition: number): void {
    this.#redelivered.inc({ partition });
  }

  owns(partition: number, isOwner: boolean): void {
    this.#owned.set({ partition }, isOwner ? 1 : 0);
  }

  #counter(name: string, help: string): Counter<Label> {
    return new Counter({ name: `shipslog_${name}`, help, labelNames, registers: [this.registry] });
  }

  #gauge(name: string, help: string): Gauge<Label> {
    return new Gauge({ name: `shipslog_${name}`, help, labelNames, registers: [this.registry] });
  }

  #histogram(name: string, help: string): Histogram<Label> {
    const buckets = secondsBuckets;
    return new Histogram({ name: `shipslog_${name}`, help, labelNames, buckets, registers: [this.registry] });
  }
}
