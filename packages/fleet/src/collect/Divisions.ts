import type { Clock, DividedLines, RawLines } from "@shipslog/contract";
import type { NatsConnection } from "@nats-io/transport-node";
import type { CollectorCounts } from "./CollectorCounts.ts";
import { isRejected, publishReject } from "./publishReject.ts";
import type { StoredFeed } from "./StoredFeed.ts";

/** What the lines of a partition are divided with. */
interface DivisionsOptions {
  readonly raw: RawLines;
  readonly partition: number;
  readonly connection: Pick<NatsConnection, "publish" | "info" | "flush">;
  readonly counts: Pick<CollectorCounts, "stored">;
  readonly feed?: StoredFeed | undefined;
  readonly clock: Clock;
}

/** Storing goes first while more lines than these wait at the broker. */
const calmLines = 4096;

/** Lines wait this long at least, so that a division has many; as long as the last division took, but not longer than `restMostMs`. */
const restMs = 1000;
const restMostMs = 5000;

/** Lines are divided after this time, and when so many bytes are stored raw, also while others wait at the broker. */
const oldestMs = 60_000;
const manyBytes = 512 * 2 ** 20;

/** With so many bytes stored raw, nothing more is stored until some are divided. */
const mostBytes = 2 * manyBytes;

/** How long a server has to confirm that it has what was published. */
const flushMs = 1000;

/** Divides the lines of a partition into tables after they are stored, one division at a time, and publishes what became of them. */
export class Divisions {
  readonly #options: DivisionsOptions;
  #running: Promise<void> | undefined;
  #failure: Error | undefined;
  /** Since when there have been lines to divide; undefined if there are none. */
  #sinceMs: number | undefined;
  #tookMs = 0;

  constructor(options: DivisionsOptions) {
    this.#options = options;
  }

  /** Whether all lines are divided. */
  get areDone(): boolean {
    return this.#running === undefined && this.#options.raw.count === 0;
  }

  /** Starts a division if it is time for one; waits for it if far too many lines are left. Throws if one has failed. */
  async divideIfDue(waitingLines: number): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const { raw, clock } = this.#options;
    if (this.#running === undefined && raw.count > 0 && this.#isDue(waitingLines, clock.nowMs())) this.#start();
    if (raw.bytes >= mostBytes) await this.#running;
  }

  /** Divides all lines. */
  async divideAll(): Promise<void> {
    do {
      await this.#running;
      if (this.#failure !== undefined) throw this.#failure;
      if (this.#options.raw.count > 0) this.#start();
    } while (!this.areDone);
  }

  #isDue(waitingLines: number, nowMs: number): boolean {
    this.#sinceMs ??= nowMs;
    const ageMs = nowMs - this.#sinceMs;
    if (this.#options.raw.bytes >= manyBytes || ageMs >= oldestMs) return true;
    return waitingLines < calmLines && ageMs >= Math.min(restMostMs, Math.max(restMs, this.#tookMs));
  }

  #start(): void {
    this.#running = this.#divide().finally(() => {
      this.#running = undefined;
      this.#sinceMs = undefined;
    });
  }

  async #divide(): Promise<void> {
    const { raw, feed, clock } = this.#options;
    const startMs = clock.nowMs();
    try {
      await raw.divide((divided) => this.#tell(divided), { withLines: feed !== undefined });
      this.#tookMs = clock.nowMs() - startMs;
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Publishes what became of lines, before that is in the manifest: after a kill they are divided and published again. */
  async #tell({ stored, rejected, lines }: DividedLines): Promise<void> {
    const { partition, connection, counts, feed, clock } = this.#options;
    for (const delivery of rejected) if (isRejected(delivery)) publishReject(connection, partition, delivery);
    if (feed !== undefined && lines !== undefined) {
      feed.offer(partition, lines);
      await Promise.race([connection.flush().catch(() => undefined), clock.sleep(flushMs)]);
    }
    counts.stored(partition, stored, rejected.length);
  }
}
