import { createInbox, type Msg, type NatsConnection, type Subscription } from "@nats-io/transport-node";
import type { FleetClock } from "../FleetClock.ts";
import { headerName } from "../message/header.ts";
import type { Outgoing } from "../protocol/Sender.ts";
import { MessageBuffer } from "./MessageBuffer.ts";

/** Why lines that were published may not have arrived. */
export type LossReason = "link" | "refused" | "full" | "silence";

/** Who published a line and wants to know what became of it. */
export interface PublishListener {
  acknowledged(outgoing: Outgoing): void;
  /** Nothing that is not acknowledged can be counted on. */
  lost(loss: LossReason): void;
}

/** How lines are published. */
export interface PublisherOptions {
  /** Where answers for this credential may arrive. */
  readonly inbox: string;
  /** The most lines that wait for an acknowledgement. */
  readonly windowLines?: number | undefined;
  /** How long the broker may be silent while lines wait. */
  readonly silenceMs?: number | undefined;
  readonly clock: FleetClock;
}

interface Waiting {
  readonly by: PublishListener;
  readonly outgoing: Outgoing;
}

const letterS = 115;
const shortestPauseMs = 250;
const longestPauseMs = 10_000;

/**
 * Publishes lines of many commanders over one connection with one place for all acknowledgements, which are counted: the
 * fastest acknowledged way there is. The broker acknowledges in the order it received; where it did not, the count is off,
 * a line is taken for acknowledged that is not, and the collector will ask for it.
 */
export class Publisher {
  readonly #connection: NatsConnection;
  readonly #prefix: string;
  readonly #windowLines: number;
  readonly #silenceMs: number;
  readonly #clock: FleetClock;
  readonly #slab = new MessageBuffer();
  #waiting: Waiting[] = [];
  /** How many of those waiting are acknowledged, counted from the first. */
  #done = 0;
  #inbox = "";
  #subscription: Subscription | undefined;
  /** Acknowledgements heard, how many there were at the last look, and since when there are no more. */
  #heard = 0;
  #heardBefore = 0;
  #silentSinceMs = 0;
  /** How many may wait now: one after a failure, then twice as many with each answer. */
  #window: number;
  /** Not before this time is anything published, and how long that pause was. */
  #closedUntilMs = 0;
  #pauseMs = 0;
  #isOpen = true;
  /** What those wait for who wait for room. */
  #news: PromiseWithResolvers<void> | undefined;

  constructor(connection: NatsConnection, { inbox, windowLines = 2048, silenceMs = 5000, clock }: PublisherOptions) {
    this.#connection = connection;
    this.#prefix = inbox;
    this.#windowLines = windowLines;
    this.#window = windowLines;
    this.#silenceMs = silenceMs;
    this.#clock = clock;
    this.#beginEra();
  }

  /** Whether a line can be published at once. */
  get hasRoom(): boolean {
    return this.#isOpen && this.#closedUntilMs === 0 && this.#waiting.length - this.#done < this.#window;
  }

  /** Waits until a line can be published. */
  waitForRoom(): Promise<void> {
    if (this.hasRoom) return Promise.resolve();
    this.#news ??= Promise.withResolvers();
    return this.#news.promise;
  }

  /** Publishes a line; there must be room. */
  publish(by: PublishListener, outgoing: Outgoing, subject: string, header: string, raw: string): void {
    this.#waiting.push({ by, outgoing });
    const { headers, payload } = this.#slab.write(`NATS/1.0\r\n${headerName}: ${header}\r\n\r\n`, raw);
    this.#connection.publish(subject, payload, { reply: this.#inbox, headers });
  }

  /** Notes that the link is lost or there again. */
  setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    if (isOpen) this.#wakeAll();
    else this.#endEra("link");
  }

  /** Looks whether the broker has been silent for too long, and whether a pause is over. */
  checkTimeouts(): void {
    if (this.#closedUntilMs > 0 && this.#clock.nowMs() >= this.#closedUntilMs) {
      this.#closedUntilMs = 0;
      this.#wakeAll();
    }
    if (this.#heard !== this.#heardBefore || this.#waiting.length === this.#done) {
      this.#heardBefore = this.#heard;
      this.#silentSinceMs = this.#clock.nowMs();
    }
    const isSilent = this.#clock.nowMs() - this.#silentSinceMs > this.#silenceMs;
    if (this.#isOpen && isSilent) this.#endEra("silence");
  }

  /** Ends this without a word to anyone. */
  close(): void {
    this.#waiting = [];
    this.#done = 0;
    this.#subscription?.unsubscribe();
    this.#wakeAll();
  }

  /** Each era has its own place for acknowledgements, so that late ones count for nobody. */
  #beginEra(): void {
    this.#inbox = createInbox(this.#prefix);
    this.#subscription = this.#connection.subscribe(this.#inbox, {
      callback: (error, message) => (error === null ? this.#hear(message) : this.#endEra("refused")),
    });
  }

  #endEra(loss: LossReason): void {
    this.#window = 1;
    // A broker that says no would only say it again; a link that is back can be used at once.
    if (loss !== "link") {
      this.#pauseMs = Math.min(longestPauseMs, Math.max(shortestPauseMs, 2 * this.#pauseMs));
      this.#closedUntilMs = this.#clock.nowMs() + this.#pauseMs;
    }
    const lost = this.#waiting.slice(this.#done);
    this.#waiting = [];
    this.#done = 0;
    this.#subscription?.unsubscribe();
    if (!this.#connection.isClosed()) this.#beginEra();
    for (const by of new Set(lost.map((each) => each.by))) by.lost(loss);
    this.#wakeAll();
  }

  #hear(message: Msg): void {
    this.#heard++;
    // {"stream":…} is an acknowledgement, {"error":…} a refusal, and nothing says that nobody listens.
    if (message.data[2] !== letterS) {
      this.#endEra(isFull(message) ? "full" : "refused");
      return;
    }
    const first = this.#waiting[this.#done];
    if (first === undefined) return;
    this.#done++;
    if (this.#window < this.#windowLines) {
      this.#window = Math.min(this.#windowLines, 2 * this.#window);
      this.#pauseMs = 0;
    }
    first.by.acknowledged(first.outgoing);
    if (this.#done >= this.#windowLines) {
      this.#waiting = this.#waiting.slice(this.#done);
      this.#done = 0;
    }
    if (this.#news !== undefined && this.#waiting.length - this.#done <= this.#window / 2) this.#wakeAll();
  }

  #wakeAll(): void {
    const news = this.#news;
    this.#news = undefined;
    news?.resolve();
  }
}

function isFull({ data }: Msg): boolean {
  return /maximum (?:messages|bytes)/.test(Buffer.from(data).toString("latin1"));
}
