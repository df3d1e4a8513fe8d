import type { JetStreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Watermark } from "@shipslog/contract";
import { printAsk, printMark } from "../broker/places.ts";
import { printProgress, type Progress } from "../broker/Progress.ts";
import type { Clock } from "../Clock.ts";
import { parseWatermarkKey, partitionOf, subjects, watermarkKey } from "../envelope/subjects.ts";
import { watermarkKeys } from "./watermarkKeys.ts";

/** What a teller speaks for. */
export interface TellerOptions {
  readonly connection: NatsConnection;
  readonly partition: number;
  /** How many partitions there are. */
  readonly partitions: number;
  readonly clock: Clock;
}

const askAgainMs = 1000;

/** Tells uplinks what they need to know; whatever gets lost on the way is told again when someone shows that they missed it. */
export class Teller {
  readonly #options: TellerOptions;
  /** The generation of each file that was begun again. */
  readonly #generations = new Map<string, number>();
  readonly #asked = new Map<string, { readonly offset: number; readonly atMs: number }>();

  constructor(options: TellerOptions) {
    this.#options = options;
  }

  /** Makes the copy of the watermarks say what the manifest says, also where the manifest knows nothing. */
  async tellAll(watermarks: Iterable<Watermark>, manager: JetStreamManager): Promise<void> {
    const { partition, partitions } = this.#options;
    const sorted = [...watermarks].sort((one, other) => one.generation - other.generation);
    const known = new Set(sorted.map(({ commander, file }) => watermarkKey(commander, file)));
    for (const key of await watermarkKeys(manager)) {
      const about = known.has(key) ? undefined : parseWatermarkKey(key);
      if (about === undefined || partitionOf(about.commander, partitions) !== partition) continue;
      this.tell({ ...about, generation: 0, offset: 0 });
    }
    for (const watermark of sorted) this.tell(watermark);
  }

  /** Tells the watermark of a file's present generation; the bucket has one value for each file. */
  tell({ commander, file, ...mark }: Watermark): void {
    const key = `${commander}/${file}`;
    if (mark.generation < (this.#generations.get(key) ?? 0)) return;
    if (mark.generation > 0) this.#generations.set(key, mark.generation);
    this.#options.connection.publish(subjects.watermark(commander, file), printMark(mark));
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
  tellProgress(progress: Progress): void {
    this.#options.connection.publish(subjects.progress(this.#options.partition), printProgress(progress));
  }
}
