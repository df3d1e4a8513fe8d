import type { JetStreamManager } from "@nats-io/jetstream";
import { headers, type NatsConnection } from "@nats-io/transport-node";
import type { Clock, Watermark } from "@shipslog/contract";
import { printAsk } from "../message/ask.ts";
import {
  type FileOffset,
  journalKey,
  generationsHeader,
  mostGenerations,
  printGenerations,
  printWatermark,
  parseWatermarkKey,
  watermarkKey,
} from "../message/watermark.ts";
import { printProgress, type CollectorProgress } from "../message/CollectorProgress.ts";
import { partitionOf } from "../message/partition.ts";
import { subjects, watermarkPrefix, buckets } from "../message/subjects.ts";

/** The partition that a notifier sends for. */
export interface UplinkNotifierOptions {
  readonly connection: NatsConnection;
  readonly partition: number;
  /** How many partitions there are. */
  readonly partitions: number;
  readonly clock: Clock;
}

const askAgainMs = 1000;

/** The most asks that are remembered, so that a flood of gaps does not fill the memory. */
const mostAsks = 4096;

/** Sends watermarks, asks and progress to uplinks. Lost messages are sent again when an uplink behaves as if it had missed them. */
export class UplinkNotifier {
  readonly #options: UplinkNotifierOptions;
  /** The stored generations of each file, newest first, by the key of its watermark. */
  readonly #marks = new Map<string, readonly FileOffset[]>();
  readonly #asked = new Map<string, { readonly offset: number; readonly atMs: number }>();

  #forgotMs = 0;

  constructor(options: UplinkNotifierOptions) {
    this.#options = options;
  }

  /** Makes the bucket of watermarks equal to the manifest, and resets entries that the manifest does not have. */
  async sendAllWatermarks(
    watermarks: Iterable<Watermark> | AsyncIterable<Watermark>,
    manager: JetStreamManager,
  ): Promise<void> {
    const { partition, partitions, connection } = this.#options;
    for await (const watermark of watermarks) this.#keep(watermark);
    for (const key of await listWatermarkKeys(manager)) {
      const entry = this.#marks.has(key) ? undefined : parseWatermarkKey(key);
      if (entry === undefined || partitionOf(entry.commander, partitions) !== partition) continue;
      connection.publish(`${watermarkPrefix}${key}`, printWatermark({ generation: 0, offset: 0 }));
    }
    for (const key of this.#marks.keys()) this.#publish(key);
  }

  /** Sends the watermarks of a file after lines of one generation are stored. */
  sendWatermark(watermark: Watermark): void {
    this.#publish(this.#keep(watermark));
  }

  /** Sends the watermarks of a file again, because an uplink has missed them. */
  resendWatermark({ commander, file }: Pick<Watermark, "commander" | "file">): void {
    this.#publish(watermarkKey(commander, file));
  }

  /** Asks for the lines that start at a watermark, once a second for the same gap. */
  ask({ commander, ...place }: Watermark): void {
    const { connection, clock } = this.#options;
    const key = journalKey({ commander, ...place });
    const before = this.#asked.get(key);
    const nowMs = clock.nowMs();
    if (before?.offset === place.offset && nowMs - before.atMs < askAgainMs) return;
    if (this.#asked.size >= mostAsks) this.#forgetAsks(nowMs);
    // With too many gaps in a second the others wait: their uplinks send again when the collector is idle.
    if (this.#asked.size >= mostAsks) return;
    this.#asked.set(key, { offset: place.offset, atMs: nowMs });
    connection.publish(subjects.ask(commander), printAsk(place));
  }

  /** Sends the progress of this collector. */
  sendProgress(progress: CollectorProgress): void {
    this.#options.connection.publish(subjects.progress(this.#options.partition), printProgress(progress));
  }

  /** Forgets old asks, at most once a second: in a flood it would otherwise look at all of them for each gap. */
  #forgetAsks(nowMs: number): void {
    if (nowMs - this.#forgotMs < askAgainMs) return;
    this.#forgotMs = nowMs;
    for (const [key, { atMs }] of this.#asked) if (nowMs - atMs >= askAgainMs) this.#asked.delete(key);
  }

  #keep({ commander, ...mark }: Watermark): string {
    const key = watermarkKey(commander, mark.file);
    const others = (this.#marks.get(key) ?? []).filter(({ generation }) => generation !== mark.generation);
    const marks = [...others, mark].sort((one, other) => other.generation - one.generation);
    this.#marks.set(key, marks.slice(0, mostGenerations));
    return key;
  }

  #publish(key: string): void {
    const marks = this.#marks.get(key);
    const [newest] = marks ?? [];
    if (marks === undefined || newest === undefined) return;
    const all = headers();
    all.set(generationsHeader, printGenerations(marks));
    this.#options.connection.publish(`${watermarkPrefix}${key}`, printWatermark(newest), { headers: all });
  }
}

/** Lists the keys in the bucket of watermarks, of all partitions. */
async function listWatermarkKeys(manager: JetStreamManager): Promise<readonly string[]> {
  const { state } = await manager.streams.info(`KV_${buckets.watermarks}`, { subjects_filter: `${watermarkPrefix}>` });
  return Object.keys(state.subjects ?? {}).map((subject) => subject.slice(watermarkPrefix.length));
}
