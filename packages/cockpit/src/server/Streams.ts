import type { ServerResponse } from "node:http";
import type { StreamCursor } from "./StreamCursor.ts";
import type { Recorder } from "./Recorder.ts";
import { resumeFrom } from "./resume.ts";
import { Subscriber } from "./Subscriber.ts";

/** How streams are kept. */
export interface StreamsOptions {
  readonly recorder: Recorder;
  /** How many there may be at once. */
  readonly maxClients?: number | undefined;
  /** How long a client may take nothing before it is dropped, in milliseconds. */
  readonly stallMs?: number | undefined;
}

/** How long a browser waits before it comes back. */
const retryMs = 500;

/** A sign of life this often, so that both ends notice when the other is gone. */
const keepAliveMs = 15_000;

/**
 * A server that was started again first reads the journal up to where its clients were. They come back sooner, so a place
 * that is not known yet is waited for this long.
 */
const resumeWait = { looks: 60, pauseMs: 50 } as const;

/** All open streams of events. */
export class Streams {
  readonly #options: StreamsOptions;
  readonly #open = new Map<ServerResponse, Subscriber>();
  readonly #beating: NodeJS.Timeout;

  constructor(options: StreamsOptions) {
    this.#options = options;
    this.#beating = setInterval(() => this.#keepAlive(), keepAliveMs).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /** Opens a stream for a client, at the place it was when it knows one. */
  open(response: ServerResponse, cursor: StreamCursor | undefined): void {
    const { recorder, maxClients: most = 64, stallMs } = this.#options;
    if (this.#open.size >= most) {
      response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "10" });
      response.end("Too many pages are open.\n");
      return;
    }
    const subscriber = new Subscriber(recorder, response, stallMs);
    this.#open.set(response, subscriber);
    response.on("close", () => this.#open.delete(response));
    response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" });
    // Without this the headers wait for the first event, and the page for its connection.
    response.flushHeaders();
    response.write(`retry: ${retryMs}\n\n`);
    this.#begin(subscriber, response, cursor, resumeWait.looks);
  }

  #begin(subscriber: Subscriber, response: ServerResponse, cursor: StreamCursor | undefined, looks: number): void {
    if (response.destroyed) return;
    const { recorder } = this.#options;
    const resumption = cursor && resumeFrom(recorder, cursor);
    const mayStillCome = cursor !== undefined && cursor.run !== recorder.run && resumption === undefined && looks > 0;
    if (mayStillCome)
      setTimeout(() => this.#begin(subscriber, response, cursor, looks - 1), resumeWait.pauseMs).unref();
    else subscriber.begin(resumption);
  }

  #keepAlive(): void {
    for (const subscriber of this.#open.values()) subscriber.keepAlive();
  }

  /** Ends all streams; a browser comes back by itself. */
  close(): void {
    clearInterval(this.#beating);
    for (const response of this.#open.keys()) response.end();
  }
}
