import { createInbox, type Msg, type NatsConnection, type Subscription } from "@nats-io/transport-node";
import type { FleetClock } from "../FleetClock.ts";

/** The consumer is gone, or nothing is heard of it: it must be made again. */
export class PullBroken extends Error {
  override readonly name = "PullBroken";
}

/** How messages are pulled. */
export interface PullOptions {
  readonly inbox: string;
  readonly stream: string;
  readonly consumer: string;
  /** The most messages that are asked for and not taken. */
  readonly pullLines: number;
  readonly clock: FleetClock;
}

const expiresMs = 30_000;
const heartbeatMs = 2000;
const heartbeat = 100;
const requestTimeout = 408;
const nanosPerMs = 1_000_000;

/** Pulls messages of a consumer: never more than can be held, and never silently none. */
export class Pull {
  readonly #connection: NatsConnection;
  readonly #options: PullOptions;
  readonly #subscription: Subscription;
  readonly #inbox: string;
  #arrived: Msg[] = [];
  /** Messages asked for that have not come. */
  #open = 0;
  #heardMs: number;
  #broken: string | undefined;
  /** What is waited for: something to take, or a while; waiting again goes on with the same while. */
  #news: PromiseWithResolvers<void> | undefined;
  #nap: Promise<void> | undefined;

  constructor(connection: NatsConnection, options: PullOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#inbox = createInbox(options.inbox);
    this.#heardMs = options.clock.nowMs();
    this.#subscription = connection.subscribe(this.#inbox, {
      callback: (error, message) => {
        if (error === null) this.#hear(message);
        else this.#break(error.message);
      },
    });
  }

  /** Takes what has arrived, or waits for it a while; throws when the consumer must be made again. */
  async take(waitMs: number): Promise<readonly Msg[]> {
    this.#askForMore();
    if (this.#arrived.length === 0 && this.#broken === undefined) await this.#wait(waitMs);
    const arrived = this.#arrived;
    this.#arrived = [];
    const silentMs = this.#options.clock.nowMs() - this.#heardMs;
    if (arrived.length === 0 && silentMs > 3 * heartbeatMs) this.#break("nothing is heard");
    if (arrived.length === 0 && this.#broken !== undefined) throw new PullBroken(this.#broken);
    return arrived;
  }

  /** Lets go of the connection. */
  close(): void {
    this.#subscription.unsubscribe();
    this.#break("closed");
  }

  #askForMore(): void {
    const { pullLines, stream, consumer } = this.#options;
    if (this.#broken !== undefined || this.#open + this.#arrived.length > pullLines / 2) return;
    const batch = pullLines - this.#open - this.#arrived.length;
    this.#open += batch;
    const request = { batch, expires: expiresMs * nanosPerMs, idle_heartbeat: heartbeatMs * nanosPerMs };
    this.#connection.publish(`$JS.API.CONSUMER.MSG.NEXT.${stream}.${consumer}`, JSON.stringify(request), {
      reply: this.#inbox,
    });
  }

  #hear(message: Msg): void {
    this.#heardMs = this.#options.clock.nowMs();
    const code = message.data.length === 0 ? (message.headers?.code ?? 0) : 0;
    if (code === heartbeat) return;
    if (code === requestTimeout) {
      this.#open = Math.max(0, this.#open - Number(message.headers?.get("Nats-Pending-Messages") ?? this.#open));
      this.#wakeUp();
      return;
    }
    if (code > 0) {
      this.#break(`${code} ${message.headers?.description}`);
      return;
    }
    this.#open = Math.max(0, this.#open - 1);
    this.#arrived.push(message);
    this.#wakeUp();
  }

  #break(why: string): void {
    this.#broken ??= why;
    this.#wakeUp();
  }

  async #wait(waitMs: number): Promise<void> {
    this.#news ??= Promise.withResolvers();
    this.#nap ??= this.#options.clock.sleep(waitMs).finally(() => {
      this.#nap = undefined;
    });
    await Promise.race([this.#news.promise, this.#nap]);
  }

  #wakeUp(): void {
    this.#news?.resolve();
    this.#news = undefined;
  }
}
