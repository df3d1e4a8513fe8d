import { createInbox, type Msg, type NatsConnection, type Subscription } from "@nats-io/transport-node";
import type { Clock } from "@shipslog/contract";

/** The consumer is gone or silent and must be created again. */
export class PullBroken extends Error {
  override readonly name = "PullBroken";
}

/** How messages are pulled. */
interface PullOptions {
  readonly inbox: string;
  readonly stream: string;
  readonly consumer: string;
  /** The most messages requested and not yet taken. */
  readonly pullLines: number;
  /** The most bytes of one request. The server disconnects a client that does not read what it requested. */
  readonly pullBytes: number;
  readonly clock: Clock;
}

const expiresMs = 30_000;
const heartbeatMs = 2000;
const heartbeat = 100;
const requestTimeout = 408;
const conflict = 409;
const requestEnded = /exceeds maxbytes|batch completed/i;
const nanosPerMs = 1_000_000;

/** Messages arrive a few at a time. Who takes them is woken for so many, or after this time: taking a few costs as much as taking many. */
const gatherMessages = 512;
const gatherMs = 2;

/** What a pull needs of a connection. */
export type PullConnection = Pick<NatsConnection, "publish" | "subscribe">;

/**
 * Pulls messages of a consumer: never more than `pullLines` at once, at most two requests of `pullBytes`, and with heartbeats, so
 * that silence is noticed.
 */
export class Pull {
  readonly #connection: PullConnection;
  readonly #options: PullOptions;
  readonly #subscription: Subscription;
  readonly #inbox: string;
  #arrived: Msg[] = [];
  /** Messages requested that have not arrived. */
  #requested = 0;
  #receivedMs: number;
  #broken: string | undefined;
  /** What `take` waits for: a message, or the end of a sleep that later calls share. */
  #arrival: PromiseWithResolvers<void> | undefined;
  #sleep: Promise<void> | undefined;
  #isGathering = false;

  constructor(connection: PullConnection, options: PullOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#inbox = createInbox(options.inbox);
    this.#receivedMs = options.clock.nowMs();
    this.#subscription = connection.subscribe(this.#inbox, {
      callback: (error, message) => {
        if (error === null) this.#receive(message);
        else this.#break(error.message);
      },
    });
  }

  /** Returns the messages that have arrived, waiting at most `waitMs`. Throws PullBroken if the consumer must be created again. */
  async take(waitMs: number): Promise<readonly Msg[]> {
    this.#requestMore();
    if (this.#arrived.length === 0 && this.#broken === undefined) await this.#wait(waitMs);
    const arrived = this.#arrived;
    this.#arrived = [];
    const silentMs = this.#options.clock.nowMs() - this.#receivedMs;
    if (arrived.length === 0 && silentMs > 3 * heartbeatMs) this.#break("no heartbeat");
    if (arrived.length === 0 && this.#broken !== undefined) throw new PullBroken(this.#broken);
    return arrived;
  }

  /** Ends the subscription. */
  close(): void {
    this.#subscription.unsubscribe();
    this.#break("closed");
  }

  #requestMore(): void {
    const { pullLines, pullBytes, stream, consumer } = this.#options;
    if (this.#broken !== undefined || this.#requested + this.#arrived.length > pullLines / 2) return;
    const batch = pullLines - this.#requested - this.#arrived.length;
    this.#requested += batch;
    const request = {
      batch,
      max_bytes: pullBytes,
      expires: expiresMs * nanosPerMs,
      idle_heartbeat: heartbeatMs * nanosPerMs,
    };
    this.#connection.publish(`$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`, JSON.stringify(request), {
      reply: this.#inbox,
    });
  }

  #receive(message: Msg): void {
    this.#receivedMs = this.#options.clock.nowMs();
    // Only the server sends to the inbox itself. A commander can store an empty message with any status.
    if (message.subject === this.#inbox) {
      this.#receiveStatus(message);
      return;
    }
    this.#requested = Math.max(0, this.#requested - 1);
    this.#arrived.push(message);
    if (this.#arrived.length >= gatherMessages) this.#wakeUp();
    else if (!this.#isGathering) this.#gather().catch(() => undefined);
  }

  /** Wakes up who waits for messages when more of them may have arrived. */
  async #gather(): Promise<void> {
    this.#isGathering = true;
    await this.#options.clock.sleep(gatherMs);
    this.#isGathering = false;
    this.#wakeUp();
  }

  #receiveStatus({ headers }: Msg): void {
    const { code = 0, description = "" } = headers ?? {};
    if (code === heartbeat) return;
    // A request ends when its time is over, when it is complete, or when the next message would exceed its bytes.
    if (code === requestTimeout || (code === conflict && requestEnded.test(description))) {
      this.#requested = Math.max(0, this.#requested - Number(headers?.get("Nats-Pending-Messages") ?? this.#requested));
      this.#wakeUp();
      return;
    }
    this.#break(`${code} ${description}`);
  }

  #break(reason: string): void {
    this.#broken ??= reason;
    this.#wakeUp();
  }

  async #wait(waitMs: number): Promise<void> {
    this.#arrival ??= Promise.withResolvers();
    this.#sleep ??= this.#options.clock.sleep(waitMs).finally(() => {
      this.#sleep = undefined;
    });
    await Promise.race([this.#arrival.promise, this.#sleep]);
  }

  #wakeUp(): void {
    this.#arrival?.resolve();
    this.#arrival = undefined;
  }
}
