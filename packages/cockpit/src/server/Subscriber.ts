import type { ServerResponse } from "node:http";
import { frameOf, withoutId } from "./frames.ts";
import type { Recorder } from "./Recorder.ts";
import type { ResumePlan } from "./resume.ts";

/** Limits for a slow client. */
export const subscriberBounds = {
  /** A client that is more records behind gets a snapshot instead. */
  lag: 5000,
  /** Bytes per write. The next chunk is read only after the socket has taken the last one. */
  chunkBytes: 64 * 1024,
  /** A client that accepts no data for this long is disconnected, in milliseconds. */
  stallMs: 30_000,
} as const;

/**
 * One open event stream. It keeps a sequence number and no queue: records the client has not received yet stay on disk, so a
 * slow client takes no memory beyond its socket buffer.
 */
export class Subscriber {
  readonly #recorder: Recorder;
  readonly #response: ServerResponse;
  readonly #stallMs: number;
  readonly #stopListening: () => void;
  #seq = 0;
  /** Nothing is sent before `begin`, or while the socket buffer is full. */
  #isFull = true;
  #stall: NodeJS.Timeout | undefined;
  #soon: NodeJS.Immediate | undefined;

  constructor(recorder: Recorder, response: ServerResponse, stallMs: number = subscriberBounds.stallMs) {
    this.#recorder = recorder;
    this.#response = response;
    this.#stallMs = stallMs;
    this.#stopListening = recorder.onRecord(() => this.#pumpSoon());
    response.on("drain", () => this.#drained());
    response.on("close", () => this.#stop());
    // A client may disconnect at any time; that ends only its own stream.
    response.on("error", () => this.#stop());
  }

  /** Starts with the records the client missed, or with a snapshot. */
  begin(plan: ResumePlan | undefined): void {
    this.#isFull = this.#response.destroyed;
    if (plan === undefined) this.#sendSnapshot();
    else this.#resume(plan);
    this.#pump();
  }

  /** Sends a comment, so that both sides notice a lost connection. */
  keepAlive(): void {
    if (!this.#isFull) this.#write(": \n\n");
  }

  #resume({ preface, single, after }: ResumePlan): void {
    for (const seq of preface) for (const frame of this.#recorder.frames(seq, seq)) this.#write(withoutId(frame));
    for (const seq of single) for (const frame of this.#recorder.frames(seq, seq)) this.#write(frame);
    this.#seq = after;
  }

  #sendSnapshot(): void {
    this.#seq = this.#recorder.lastSeq;
    this.#write(frameOf("snapshot", this.#recorder.id, this.#recorder.snapshot()));
  }

  /** Sends all records of one event loop turn together: a burst takes one read and one write. */
  #pumpSoon(): void {
    this.#soon ??= setImmediate(() => {
      this.#soon = undefined;
      this.#pump();
    });
  }

  #pump(): void {
    while (!this.#isFull && this.#seq < this.#recorder.lastSeq) {
      if (this.#recorder.lastSeq - this.#seq > subscriberBounds.lag) {
        this.#sendSnapshot();
        continue;
      }
      const { bytes, seq } = this.#recorder.framesAfter(this.#seq, subscriberBounds.chunkBytes);
      this.#seq = seq;
      this.#write(bytes);
    }
  }

  #write(data: string | Buffer): void {
    if (this.#response.write(data) || this.#isFull) return;
    this.#isFull = true;
    this.#stall = setTimeout(() => this.#response.destroy(), this.#stallMs);
  }

  #drained(): void {
    clearTimeout(this.#stall);
    this.#isFull = false;
    this.#pump();
  }

  #stop(): void {
    clearTimeout(this.#stall);
    clearImmediate(this.#soon);
    this.#isFull = true;
    this.#stopListening();
  }
}
