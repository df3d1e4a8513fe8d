import { errors, type NatsConnection } from "@nats-io/transport-node";
import type { Clock, Delivery } from "@shipslog/contract";
import { functionOption, numberOption, required, type OptionShapes } from "@shipslog/contract/internal";
import { ensureFeed } from "../broker/ensureBroker.ts";
import { Publisher, type LossReason, type PublishListener } from "../broker/Publisher.ts";
import type { Credential } from "../credential/Credential.ts";
import { FleetError } from "../FleetError.ts";
import { encodeFile, headerName, printHeader } from "../message/header.ts";
import { storedPrefix, subjects } from "../message/subjects.ts";
import type { CollectorCounts } from "./CollectorCounts.ts";

/** How a collector publishes what it has stored. */
export interface StoredFeedOptions {
  /** How long a line stays in the feed, in milliseconds. */
  readonly ageMs: number;
  /** Called with errors that are retried. Lines are stored meanwhile. */
  readonly onTrouble?: ((error: unknown) => void) | undefined;
  /** Called when the servers have the feed. */
  readonly onSuccess?: (() => void) | undefined;
}

/** What a caller may give. Servers keep no message for less than 0.1 s. */
export const feedOptions: OptionShapes<StoredFeedOptions> = {
  ageMs: required(numberOption({ min: 100, unit: "milliseconds" })),
  onTrouble: functionOption,
  onSuccess: functionOption,
};

/** What a feed needs of its collector. */
interface FeedSources extends StoredFeedOptions {
  readonly connection: NatsConnection;
  readonly credential: Pick<Credential, "inbox" | "replicas">;
  readonly counts: Pick<CollectorCounts, "fed" | "unfed">;
  readonly clock: Clock;
}

/** A line on its way into the feed. */
interface FeedLine {
  readonly partition: number;
  readonly subject: string;
  readonly headers: string;
  readonly raw: string;
  readonly bytes: number;
}

/** Two of the largest batches. What comes while more than this waits is not in the feed. */
const mostBytes = 32 * 2 ** 20;

const checkMs = 250;
const retryMs = 2000;
const closingMs = 1000;
const compactLines = 4096;

/**
 * Publishes stored lines for programs that look at them live. It never holds back storing: it takes lines at once, and drops and counts them
 * while the servers take none and its memory is full. A line that may not have arrived is published again, with the same id.
 */
export class StoredFeed implements PublishListener<FeedLine> {
  readonly #sources: FeedSources;
  readonly #publisher: Publisher<FeedLine>;
  readonly #ending = new AbortController();
  readonly #running: Promise<void>;
  /** Lines in order: before `#done` acknowledged, before `#next` published. */
  #lines: FeedLine[] = [];
  #done = 0;
  #next = 0;
  #bytes = 0;
  #hasStream = false;

  constructor(sources: FeedSources) {
    this.#sources = sources;
    const { connection, credential, clock } = sources;
    this.#publisher = new Publisher(connection, { inbox: credential.inbox, clock });
    this.#watchConnection().catch(() => undefined);
    this.#running = this.#run();
  }

  /** Takes lines of a partition after they were stored. Rejected ones are not for the feed. */
  offer(partition: number, deliveries: readonly Delivery[]): void {
    const most = this.#sources.connection.info?.max_payload ?? Infinity;
    for (const delivery of deliveries) {
      if (delivery.verdict.type !== "stored") continue;
      const line = lineOf(partition, delivery, delivery.verdict.kind);
      if (this.#bytes + line.bytes > mostBytes || line.bytes > most) {
        this.#sources.counts.unfed(partition, 1);
        continue;
      }
      this.#lines.push(line);
      this.#bytes += line.bytes;
    }
    this.#publish();
  }

  acknowledged({ partition, bytes }: FeedLine): void {
    this.#sources.counts.fed(partition, 1);
    this.#bytes -= bytes;
    this.#done++;
    if (this.#done >= compactLines) {
      this.#lines = this.#lines.slice(this.#done);
      this.#next -= this.#done;
      this.#done = 0;
    }
    this.#publish();
  }

  lost(reason: LossReason): void {
    this.#next = this.#done;
    if (reason === "refused") this.#hasStream = false;
  }

  /** Waits a second at most for lines on their way. */
  async close(): Promise<void> {
    const { clock, counts } = this.#sources;
    const endMs = clock.nowMs() + closingMs;
    while (this.#done < this.#lines.length && clock.nowMs() < endMs) await clock.sleep(checkMs / 10);
    this.#ending.abort();
    await this.#running;
    this.#publisher.close();
    for (const { partition } of this.#lines.slice(this.#done)) counts.unfed(partition, 1);
  }

  #publish(): void {
    if (!this.#hasStream || this.#sources.connection.isClosed()) return;
    while (this.#publisher.hasRoom) {
      const line = this.#lines[this.#next];
      if (line === undefined) return;
      this.#next++;
      this.#publisher.publish(this, line, line.subject, line.headers, line.raw);
    }
  }

  async #run(): Promise<void> {
    const { clock } = this.#sources;
    const { signal } = this.#ending;
    while (!signal.aborted) {
      if (!this.#hasStream) await this.#ensureStream();
      this.#publisher.checkTimeouts();
      this.#publish();
      await clock.sleep(this.#hasStream ? checkMs : retryMs, signal);
    }
  }

  async #ensureStream(): Promise<void> {
    const { connection, credential, ageMs, onTrouble, onSuccess } = this.#sources;
    try {
      await ensureFeed(connection, credential.replicas, ageMs);
      this.#hasStream = true;
      onSuccess?.();
    } catch (error) {
      onTrouble?.(error);
    }
  }

  async #watchConnection(): Promise<void> {
    for await (const status of this.#sources.connection.status()) {
      const { type } = status;
      if (type === "disconnect" || type === "staleConnection") this.#publisher.setConnected(false);
      if (type === "reconnect") this.#publisher.setConnected(true);
      if (type === "error" && isForbidden(status.error)) {
        this.#sources.onTrouble?.(new FleetError("old-credential", "the feed", status.error));
      }
    }
  }
}

/** Whether the servers have refused a line because of the credential. They say so to the connection, and acknowledge nothing. */
const isForbidden = (error: Error): boolean =>
  error instanceof errors.PermissionViolationError && error.subject.startsWith(storedPrefix);

function lineOf(partition: number, delivery: Delivery, kind: string): FeedLine {
  const { commander, position, raw } = delivery;
  const { file, generation, offset } = position;
  const id = `${commander}/${encodeFile(file)}/${generation}/${offset}`;
  const headers = `${headerName}: ${printHeader({ ...delivery, defect: undefined })}\r\nNats-Msg-Id: ${id}`;
  const bytes = Buffer.byteLength(raw) + headers.length + frameBytes;
  return { partition, subject: subjects.stored(kind, commander), headers, raw, bytes };
}

/** What the client writes around the headers. */
const frameBytes = 14;
