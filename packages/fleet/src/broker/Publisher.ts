import { createInbox, type Msg, type NatsConnection, type Subscription } from "@nats-io/transport-node";
import type { Clock } from "@shipslog/contract";
import { MessageBuffer } from "./MessageBuffer.ts";

/** Why lines that were published may not have arrived. */
export type LossReason = "link" | "refused" | "full" | "silence";

/** Receives the outcome of published lines. */
export interface PublishListener<Sent> {
  acknowledged(sent: Sent): void;
  /** All lines without an acknowledgement may be lost. */
  lost(reason: LossReason): void;
}

/** How lines are published. */
export interface PublisherOptions {
  /** The subject prefix under which this credential receives replies. */
  readonly inbox: string;
  /** The most lines without an acknowledgement. Default: 2048. */
  readonly windowLines?: number | undefined;
  /** How long the broker may be silent while lines wait for an acknowledgement. Default: 5000. */
  readonly silenceMs?: number | undefined;
  readonly clock: Clock;
}

interface Waiting<Sent> {
  readonly listener: PublishListener<Sent>;
  readonly sent: Sent;
}

const letterS = 115;
const shortestPauseMs = 250;
const longestPauseMs = 10_000;
/** A collector that comes to a full stream makes room at once. */
const longestFullPauseMs = 2500;

/**
 * Publishes lines of many commanders over one connection. All acknowledgements arrive at one inbox and are only counted, which
 * is the fastest acknowledged way to publish. The broker acknowledges in order of receipt. If it does not, a line may be counted
 * as acknowledged that is not; the collector then notices the gap and asks for the line.
 */
export class Publisher<Sent> {
  readonly #connection: NatsConnection;
  readonly #prefix: string;
  readonly #windowLines: number;
  readonly #silenceMs: number;
  readonly #clock: Clock;
  readonly #buffer = new MessageBuffer();
  #waiting: Waiting<Sent>[] = [];
  /** How many of the waiting lines are acknowledged, from the start of the list. */
  #done = 0;
  #inbox = "";
  #subscription: Subscription | undefined;
  /** Replies received, how many there were at the last check, and since when there are no new ones. */
  #replies = 0;
  #repliesBefore = 0;
  #silentSinceMs = 0;
  /** How many lines may wait now: one after a failure, then doubled with each reply. */
  #window: number;
  /** The end and the length of the current pause, during which nothing is published. */
  #closedUntilMs = 0;
  #pauseMs = 0;
  #isConnected = true;
  /** Resolves when there may be room again. */
  #room: PromiseWithResolvers<void> | undefined;
  /** Resolves when there is something to check. */
  #work: PromiseWithResolvers<void> | undefined;

  constructor(connection: NatsConnection, { inbox, windowLines = 2048, silenceMs = 5000, clock }: PublisherOptions) {
    this.#connection = connection;
    this.#prefix = inbox;
    this.#windowLines = windowLines;
    this.#window = windowLines;
    this.#silenceMs = silenceMs;
    this.#clock = clock;
    this.#openInbox();
  }

  /** Whether a line can be published at once. */
  get hasRoom(): boolean {
    return this.#isConnected && this.#closedUntilMs === 0 && this.#waiting.length - this.#done < this.#window;
  }

  /** Waits until a line can be published. */
  waitForRoom(): Promise<void> {
    if (this.hasRoom) return Promise.resolve();
    this.#room ??= Promise.withResolvers();
    return this.#room.promise;
  }

  /** Waits until a line waits for its acknowledgement or a pause has begun: only then must timeouts be checked. */
  waitForWork(): Promise<void> {
    if (!this.#isIdle) return Promise.resolve();
    this.#work ??= Promise.withResolvers();
    return this.#work.promise;
  }

  get #isIdle(): boolean {
    return this.#closedUntilMs === 0 && this.#waiting.length === this.#done;
  }

  /** Publishes a line with its headers, which are lines of ASCII. Call it only when there is room. */
  publish(listener: PublishListener<Sent>, sent: Sent, subject: string, headers: string, raw: string): void {
    if (this.#isIdle) this.#silentSinceMs = this.#clock.nowMs();
    this.#waiting.push({ listener, sent });
    if (this.#work !== undefined) this.#announceWork();
    const { payload, ...message } = this.#buffer.write(`NATS/1.0\r\n${headers}\r\n\r\n`, raw);
    this.#connection.publish(subject, payload, { reply: this.#inbox, ...message });
  }

  /** Takes note that the connection is lost or restored. */
  setConnected(isConnected: boolean): void {
    this.#isConnected = isConnected;
    if (isConnected) this.#announceRoom();
    else this.#startOver("link");
  }

  /** Checks whether the broker has been silent for too long and whether a pause is over. */
  checkTimeouts(): void {
    if (this.#closedUntilMs > 0 && this.#clock.nowMs() >= this.#closedUntilMs) {
      this.#closedUntilMs = 0;
      this.#announceRoom();
    }
    if (this.#replies !== this.#repliesBefore || this.#waiting.length === this.#done) {
      this.#repliesBefore = this.#replies;
      this.#silentSinceMs = this.#clock.nowMs();
    }
    const isSilent = this.#clock.nowMs() - this.#silentSinceMs > this.#silenceMs;
    if (this.#isConnected && isSilent) this.#startOver("silence");
  }

  /** Closes without notifying listeners. */
  close(): void {
    this.#waiting = [];
    this.#done = 0;
    this.#subscription?.unsubscribe();
    this.#announceRoom();
    this.#announceWork();
  }

  /** Subscribes to a new inbox, so that late acknowledgements of the old one are not counted. */
  #openInbox(): void {
    this.#inbox = createInbox(this.#prefix);
    this.#subscription = this.#connection.subscribe(this.#inbox, {
      callback: (error, message) => (error === null ? this.#onReply(message) : this.#startOver("refused")),
    });
  }

  #startOver(reason: LossReason): void {
    this.#window = 1;
    // After a refusal the broker would refuse again, so pause. A restored connection can be used at once.
    if (reason !== "link") {
      const longestMs = reason === "full" ? longestFullPauseMs : longestPauseMs;
      this.#pauseMs = Math.min(longestMs, Math.max(shortestPauseMs, 2 * this.#pauseMs));
      this.#closedUntilMs = this.#clock.nowMs() + this.#pauseMs;
      this.#announceWork();
    }
    const lost = this.#waiting.slice(this.#done);
    this.#waiting = [];
    this.#done = 0;
    this.#subscription?.unsubscribe();
    if (!this.#connection.isClosed()) this.#openInbox();
    for (const listener of new Set(lost.map((each) => each.listener))) listener.lost(reason);
    this.#announceRoom();
  }

  #onReply(message: Msg): void {
    this.#replies++;
    // {"stream":…} is an acknowledgement, {"error":…} a refusal; an empty reply means that no stream exists.
    if (message.data[2] !== letterS) {
      this.#startOver(isFull(message) ? "full" : "refused");
      return;
    }
    const first = this.#waiting[this.#done];
    if (first === undefined) return;
    this.#done++;
    if (this.#window < this.#windowLines) {
      this.#window = Math.min(this.#windowLines, 2 * this.#window);
      this.#pauseMs = 0;
    }
    first.listener.acknowledged(first.sent);
    if (this.#done >= this.#windowLines) {
      this.#waiting = this.#waiting.slice(this.#done);
      this.#done = 0;
    }
    if (this.#room !== undefined && this.#waiting.length - this.#done <= this.#window / 2) this.#announceRoom();
  }

  #announceWork(): void {
    const work = this.#work;
    this.#work = undefined;
    work?.resolve();
  }

  #announceRoom(): void {
    const room = this.#room;
    this.#room = undefined;
    room?.resolve();
  }
}

function isFull({ data }: Msg): boolean {
  return /maximum (?:messages|bytes)/.test(Buffer.from(data).toString("latin1"));
}
