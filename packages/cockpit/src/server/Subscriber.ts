import type { ServerResponse } from "node:http";
import { frameOf, withoutId } from "./frames.ts";
import type { Recorder } from "./Recorder.ts";
import type { ResumePlan } from "./resume.ts";

/** How much a client may lag, and how it is fed. */
export const subscriberBounds = {
  /** Records behind after which a client gets a snapshot instead of them. */
  lag: 5000,
  /** Bytes handed to the socket at once; what the socket does not take is never asked for again before it did. */
  chunkBytes: 64 * 1024,
  /** How long a client may take none of it before it is dropped, in milliseconds. */
  stallMs: 30_000,
} as const;

/**
 * One open stream of events. It holds a number and no queue: what a client has not taken yet stays on disk, so that a slow
 * client costs what its socket buffers and no more.
 */
export class Subscriber {
  readonly #recorder: Recorder;
  readonly #response: ServerResponse;
  readonly #stallMs: number;
  readonly #stopListening: () => void;
  #seq = 0;
  /** Nothing is sent before the beginning, nor while the socket has enough. */
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
    // A client may leave in the middle of anything; its stream is over then, and nothing else is.
    response.on("error", () => this.#stop());
  }

  /** Begins with what a client lacks, or with a snapshot. */
  begin(resumption: ResumePlan | undefined): void {
    this.#isFull = this.#response.destroyed;
    if (resumption === undefined) this.#sendSnapshot();
    else this.#resume(resumption);
    this.#pump();
  }

  /** Says that the stream is alive. */
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

  /** Records of one turn of the event loop are sent together: a burst costs one read and one write. */
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
