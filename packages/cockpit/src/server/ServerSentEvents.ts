import type { ServerResponse } from "node:http";
import type { StreamCursor } from "../recording/StreamCursor.ts";
import type { Recorder } from "../recording/Recorder.ts";
import { resumeFrom } from "./resume.ts";
import { helloFrame } from "../recording/frames.ts";
import { Subscriber, type StreamRequest } from "./Subscriber.ts";

/** Limits of the open event streams. */
export interface ServerSentEventsOptions {
  readonly recorder: Recorder;
  /** How many clients may be connected at once. */
  readonly maxClients?: number | undefined;
  /** A client that accepts no data for this long is disconnected, in milliseconds. */
  readonly stallMs?: number | undefined;
}

/** How many streams may be open unless the caller gives a number. */
const defaultClients = 500;

/** How long a browser waits before it reconnects. */
const retryMs = 500;

/** Interval of the comments that show both sides that the connection is alive. */
const keepAliveMs = 15_000;

/**
 * Clients reconnect to a restarted server before it has read the journal up to their position, so the server waits this long
 * for that position to appear.
 */
const resumeWait = { attempts: 60, pauseMs: 50 } as const;

/** All open event streams. */
export class ServerSentEvents {
  readonly #options: ServerSentEventsOptions;
  readonly #open = new Map<ServerResponse, Subscriber>();
  readonly #keepAliveTimer: NodeJS.Timeout;

  constructor(options: ServerSentEventsOptions) {
    this.#options = options;
    this.#keepAliveTimer = setInterval(() => this.#keepAlive(), keepAliveMs).unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /** Opens a stream for a client, which continues at its cursor if it has one. */
  open(response: ServerResponse, cursor: StreamCursor | undefined, request: Omit<StreamRequest, "stallMs"> = {}): void {
    const { recorder, maxClients = defaultClients, stallMs } = this.#options;
    if (this.#open.size >= maxClients) {
      response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "10" });
      response.end(`All ${maxClients} streams of this cockpit are in use. Close a page and try again.\n`);
      return;
    }
    const subscriber = new Subscriber(recorder, response, { ...request, stallMs });
    this.#open.set(response, subscriber);
    response.on("close", () => this.#open.delete(response));
    response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" });
    // Without a flush, Node holds the headers back until the first event.
    response.flushHeaders();
    response.write(`retry: ${retryMs}\n\n${helloFrame(JSON.stringify(recorder.hello))}`);
    this.#begin(subscriber, response, cursor, resumeWait.attempts);
  }

  #begin(subscriber: Subscriber, response: ServerResponse, cursor: StreamCursor | undefined, attempts: number): void {
    if (response.destroyed) return;
    const { recorder } = this.#options;
    const plan = cursor && resumeFrom(recorder, cursor);
    const mayStillAppear = cursor !== undefined && cursor.run !== recorder.run && plan === undefined && attempts > 0;
    if (mayStillAppear) {
      setTimeout(() => this.#begin(subscriber, response, cursor, attempts - 1), resumeWait.pauseMs).unref();
    } else {
      subscriber.begin(plan);
    }
  }

  #keepAlive(): void {
    for (const subscriber of this.#open.values()) subscriber.keepAlive();
  }

  /** Ends all streams; browsers reconnect on their own. */
  close(): void {
    clearInterval(this.#keepAliveTimer);
    for (const response of this.#open.keys()) response.end();
  }
}
