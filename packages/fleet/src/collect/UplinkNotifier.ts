import type { JetStreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Watermark } from "@shipslog/contract";
import { printAsk } from "../message/ask.ts";
import { printWatermark } from "../message/watermarkValue.ts";
import { printProgress, type CollectorProgress } from "../message/CollectorProgress.ts";
import type { FleetClock } from "../FleetClock.ts";
import { parseWatermarkKey, watermarkKey } from "../message/watermarkKey.ts";
import { partitionOf } from "../commander/partition.ts";
import { subjects } from "../message/subjects.ts";
import { listWatermarkKeys } from "./listWatermarkKeys.ts";

/** What a teller speaks for. */
export interface UplinkNotifierOptions {
  readonly connection: NatsConnection;
  readonly partition: number;
  /** How many partitions there are. */
  readonly partitions: number;
  readonly clock: FleetClock;
}

const askAgainMs = 1000;

/** Tells uplinks what they need to know; whatever gets lost on the way is told again when someone shows that they missed it. */
export class UplinkNotifier {
  readonly #options: UplinkNotifierOptions;
  /** The generation of each file that was begun again. */
  readonly #generations = new Map<string, number>();
  readonly #asked = new Map<string, { readonly offset: number; readonly atMs: number }>();

  constructor(options: UplinkNotifierOptions) {
    this.#options = options;
  }

  /** Makes the copy of the watermarks say what the manifest says, also where the manifest knows nothing. */
  async sendAllWatermarks(watermarks: Iterable<Watermark>, manager: JetStreamManager): Promise<void> {
    const { partition, partitions } = this.#options;
    const sorted = [...watermarks].sort((one, other) => one.generation - other.generation);
    const known = new Set(sorted.map(({ commander, file }) => watermarkKey(commander, file)));
    for (const key of await listWatermarkKeys(manager)) {
      const about = known.has(key) ? undefined : parseWatermarkKey(key);
      if (about === undefined || partitionOf(about.commander, partitions) !== partition) continue;
      this.sendWatermark({ ...about, generation: 0, offset: 0 });
    }
    for (const watermark of sorted) this.sendWatermark(watermark);
  }

  /** Tells the watermark of a file's present generation; the bucket has one value for each file. */
  sendWatermark({ commander, file, ...mark }: Watermark): void {
    const key = `${commander}/${file}`;
    if (mark.generation < (this.#generations.get(key) ?? 0)) return;
    if (mark.generation > 0) this.#generations.set(key, mark.generation);
    this.#options.connection.publish(subjects.watermark(commander, file), printWatermark(mark));
  }

  /** Asks for what begins at a watermark; not for each line behind the same gap. */
  ask({ commander, ...place }: Watermark): void {
    const { connection, clock } = this.#options;
    const key = `${commander}/${place.generation}/${place.file}`;
    const before = this.#asked.get(key);
    const nowMs = clock.nowMs();
    if (before?.offset === place.offset && nowMs - before.atMs < askAgainMs) return;
    this.#asked.set(key, { offset: place.offset, atMs: nowMs });
    connection.publish(subjects.ask(commander), printAsk(place));
  }

  /** Tells how far this collector is. */
  sendProgress(progress: CollectorProgress): void {
    this.#options.connection.publish(subjects.progress(this.#options.partition), printProgress(progress));
  }
}
