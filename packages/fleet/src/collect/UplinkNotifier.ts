import type { JetStreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Watermark } from "@shipslog/contract";
import { printAsk } from "../message/ask.ts";
import { printWatermark } from "../message/watermarkValue.ts";
import { printProgress, type CollectorProgress } from "../message/CollectorProgress.ts";
import type { FleetClock } from "../FleetClock.ts";
import { parseWatermarkKey, watermarkKey } from "../message/watermarkKey.ts";
import { partitionOf } from "../partition/partition.ts";
import { subjects } from "../message/subjects.ts";
import { listWatermarkKeys } from "./listWatermarkKeys.ts";

/** The partition that a notifier sends for. */
export interface UplinkNotifierOptions {
  readonly connection: NatsConnection;
  readonly partition: number;
  /** How many partitions there are. */
  readonly partitions: number;
  readonly clock: FleetClock;
}

const askAgainMs = 1000;

/** Sends watermarks, asks and progress to uplinks. Lost messages are sent again when an uplink behaves as if it had missed them. */
export class UplinkNotifier {
  readonly #options: UplinkNotifierOptions;
  /** The current generation of each truncated file. */
  readonly #generations = new Map<string, number>();
  readonly #asked = new Map<string, { readonly offset: number; readonly atMs: number }>();

  constructor(options: UplinkNotifierOptions) {
    this.#options = options;
  }

  /** Makes the bucket of watermarks equal to the manifest, and resets entries that the manifest does not have. */
  async sendAllWatermarks(watermarks: Iterable<Watermark>, manager: JetStreamManager): Promise<void> {
    const { partition, partitions } = this.#options;
    const sorted = [...watermarks].sort((one, other) => one.generation - other.generation);
    const known = new Set(sorted.map(({ commander, file }) => watermarkKey(commander, file)));
    for (const key of await listWatermarkKeys(manager)) {
      const entry = known.has(key) ? undefined : parseWatermarkKey(key);
      if (entry === undefined || partitionOf(entry.commander, partitions) !== partition) continue;
      this.sendWatermark({ ...entry, generation: 0, offset: 0 });
    }
    for (const watermark of sorted) this.sendWatermark(watermark);
  }

  /** Sends the watermark of a file's current generation. The bucket has one value for each file. */
  sendWatermark({ commander, file, ...mark }: Watermark): void {
    const key = `${commander}/${file}`;
    if (mark.generation < (this.#generations.get(key) ?? 0)) return;
    if (mark.generation > 0) this.#generations.set(key, mark.generation);
    this.#options.connection.publish(subjects.watermark(commander, file), printWatermark(mark));
  }

  /** Asks for the lines that start at a watermark, once a second for the same gap. */
  ask({ commander, ...place }: Watermark): void {
    const { connection, clock } = this.#options;
    const key = `${commander}/${place.generation}/${place.file}`;
    const before = this.#asked.get(key);
    const nowMs = clock.nowMs();
    if (before?.offset === place.offset && nowMs - before.atMs < askAgainMs) return;
    this.#asked.set(key, { offset: place.offset, atMs: nowMs });
    connection.publish(subjects.ask(commander), printAsk(place));
  }

  /** Sends the progress of this collector. */
  sendProgress(progress: CollectorProgress): void {
    this.#options.connection.publish(subjects.progress(this.#options.partition), printProgress(progress));
  }
}
