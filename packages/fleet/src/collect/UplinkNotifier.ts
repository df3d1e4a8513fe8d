import type { JetStreamManager } from "@nats-io/jetstream";
import { headers, type NatsConnection } from "@nats-io/transport-node";
import type { Clock, Watermark } from "@shipslog/contract";
import { askForAllText, printAsk } from "../message/ask.ts";
import {
  type FileOffset,
  journalKey,
  generationsHeader,
  printGenerations,
  printWatermark,
  withMark,
} from "../message/watermark.ts";
import { printProgress, type CollectorProgress } from "../message/CollectorProgress.ts";
import { buckets, restoredText, subjects } from "../message/subjects.ts";

/** The partition that a notifier sends for. */
export interface UplinkNotifierOptions {
  readonly connection: NatsConnection;
  readonly partition: number;
  readonly clock: Clock;
}

const askAgainMs = 1000;

/** The most asks that are remembered, so that a flood of gaps does not fill the memory. */
const mostAsks = 4096;

/** Sends watermarks, asks and progress to uplinks. Lost messages are sent again when an uplink behaves as if it had missed them. */
export class UplinkNotifier {
  readonly #options: UplinkNotifierOptions;
  /** The stored generations of each file that was learned, newest first, by commander and file. */
  readonly #marks = new Map<string, Map<string, readonly FileOffset[]>>();
  readonly #asked = new Map<string, { readonly offset: number; readonly atMs: number }>();

  #forgotMs = 0;

  constructor(options: UplinkNotifierOptions) {
    this.#options = options;
  }

  /** Takes note of how far a file is stored, so that its watermarks can be sent with those that follow. */
  learn(watermark: Watermark): void {
    this.#keep(watermark);
  }

  /** Forgets how far the files of commanders are stored. */
  forget(commanders: Iterable<string>): void {
    for (const commander of commanders) this.#marks.delete(commander);
  }

  /** Forgets how far all files are stored. */
  forgetAll(): void {
    this.#marks.clear();
  }

  /** Tells the next owner of the partition which version the lake has, so that it notices an earlier copy. */
  sendLakeVersion(version: number | undefined): void {
    const { connection, partition } = this.#options;
    if (version !== undefined) connection.publish(lakeVersionSubject(partition), String(version));
  }

  /** Tells uplinks that the lake may have less than before, so that they ask again how far their files are stored. */
  sendRestored(): void {
    this.#options.connection.publish(subjects.restored(this.#options.partition), restoredText);
  }

  /** Sends the watermarks of a file after lines of one generation are stored. */
  sendWatermark(watermark: Watermark): void {
    this.#keep(watermark);
    this.#publish(watermark);
  }

  /** Sends the watermarks of a file again, because an uplink has missed them. */
  resendWatermark(watermark: Pick<Watermark, "commander" | "file">): void {
    this.#publish(watermark);
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

  /** Asks for everything that a commander has sent and that is not stored, because the broker has lost it. */
  askForAll(commander: string): void {
    this.#options.connection.publish(subjects.ask(commander), askForAllText);
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

  #keep({ commander, ...mark }: Watermark): void {
    const files = this.#marks.get(commander) ?? new Map<string, readonly FileOffset[]>();
    this.#marks.set(commander, files.set(mark.file, withMark(files.get(mark.file) ?? [], mark)));
  }

  #publish({ commander, file }: Pick<Watermark, "commander" | "file">): void {
    const marks = this.#marks.get(commander)?.get(file);
    const [newest] = marks ?? [];
    if (marks === undefined || newest === undefined) return;
    const all = headers();
    all.set(generationsHeader, printGenerations(marks));
    this.#options.connection.publish(subjects.watermark(commander, file), printWatermark(newest), { headers: all });
  }
}

const lakeVersionSubject = (partition: number) => `$KV.${buckets.leases}.lake.${partition}`;

/** Reads the highest version that the lake of a partition had; undefined if the broker does not know it. */
export async function readLakeVersion(manager: JetStreamManager, partition: number): Promise<number | undefined> {
  const message = await manager.streams.getMessage(`KV_${buckets.leases}`, {
    last_by_subj: lakeVersionSubject(partition),
  });
  const version = Number(message?.string() ?? "");
  return message === null || !Number.isSafeInteger(version) ? undefined : version;
}

/** Makes the broker forget the versions of the lake, because an earlier copy takes its place. */
export async function forgetLakeVersions(manager: JetStreamManager): Promise<void> {
  await manager.streams.purge(`KV_${buckets.leases}`, { filter: `$KV.${buckets.leases}.lake.>` });
}
