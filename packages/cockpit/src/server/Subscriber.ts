import type { ServerResponse } from "node:http";
import { frameOf, withoutId } from "../recording/frames.ts";
import type { Recorder } from "../recording/Recorder.ts";
import type { ResumePlan } from "./resume.ts";

/** Limits for a slow client. */
const subscriberBounds = {
  /** A client that is more records behind gets a snapshot instead, unless it asks for another limit. */
  lag: 5000,
  /** Bytes per write. The next chunk is read only after the socket has taken the last one. */
  chunkBytes: 64 * 1024,
  /** A client that accepts no data for this long is disconnected, in milliseconds. */
  stallMs: 30_000,
  /** Pause after a snapshot that replaced records: during a burst, a client gets a few states per second. */
  snapshotPauseMs: 200,
} as const;

/** What a client asks for. */
export interface StreamRequest {
  /** Only records of these kinds, and no snapshot; undefined for everything. */
  readonly kinds?: ReadonlySet<string> | undefined;
  /** The client gets a snapshot when it is more records behind. */
  readonly lag?: number | undefined;
  /** A client that accepts no data for this long is disconnected, in milliseconds. */
  readonly stallMs?: number | undefined;
}

/**
 * One open event stream. It keeps a sequence number and no queue: records the client has not received yet stay on disk, so a
 * slow client takes no memory beyond its socket buffer.
 */
export class Subscriber {
  readonly #recorder: Recorder;
  readonly #response: ServerResponse;
  readonly #request: StreamRequest;
  readonly #stopListening: () => void;
  #seq = 0;
  /** Nothing is sent before `begin`, or while the socket buffer is full. */
  #isFull = true;
  #stall: NodeJS.Timeout | undefined;
  #snapshotPause: NodeJS.Timeout | undefined;
  #soon: NodeJS.Immediate | undefined;

  constructor(recorder: Recorder, response: ServerResponse, request: StreamRequest = {}) {
    this.#recorder = recorder;
    this.#response = response;
    this.#request = request;
    this.#stopListening = recorder.onRecord(() => this.#pumpSoon());
    response.on("drain", () => this.#drained());
    response.on("close", () => this.#stop());
    // A client may disconnect at any time; that ends only its own stream.
    response.on("error", () => this.#stop());
  }

  /** Starts with the records the client missed, or with a snapshot; a client that asks for kinds gets records only. */
  begin(plan: ResumePlan | undefined): void {
    this.#isFull = this.#response.destroyed;
    if (plan !== undefined) this.#resume(plan);
    else if (this.#request.kinds === undefined) this.#sendSnapshot();
    this.#pump();
  }

  /** Sends a comment, so that both sides notice a lost connection. */
  keepAlive(): void {
    if (!this.#isFull) this.#write(": \n\n");
  }

  #resume({ preface, single, after }: ResumePlan): void {
    const isWanted = (seq: number) => this.#isWanted(seq);
    for (const seq of preface.filter(isWanted)) this.#write(withoutId(this.#frame(seq)));
    for (const seq of single.filter(isWanted)) this.#write(this.#frame(seq));
    this.#seq = after;
  }

  #isWanted(seq: number): boolean {
    const { kinds } = this.#request;
    return kinds === undefined || this.#recorder.isOfKind(seq, kinds);
  }

  #frame(seq: number): string {
    return this.#recorder.frames(seq, seq).join("");
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
    if (this.#recorder.isClosed) return;
    while (!this.#isFull && this.#snapshotPause === undefined && this.#seq < this.#recorder.lastSeq) {
      if (this.#request.kinds !== undefined) {
        this.#seq += 1;
        if (this.#isWanted(this.#seq)) this.#write(this.#frame(this.#seq));
        continue;
      }
      if (this.#recorder.lastSeq - this.#seq > (this.#request.lag ?? subscriberBounds.lag)) {
        this.#sendSnapshot();
        this.#pauseSnapshots();
        continue;
      }
      const { text, seq } = this.#recorder.framesAfter(this.#seq, subscriberBounds.chunkBytes);
      this.#seq = seq;
      this.#write(text);
    }
  }

  #pauseSnapshots(): void {
    this.#snapshotPause = setTimeout(() => {
      this.#snapshotPause = undefined;
      this.#pump();
    }, subscriberBounds.snapshotPauseMs);
  }

  #write(data: string): void {
    if (this.#response.write(data) || this.#isFull) return;
    this.#isFull = true;
    this.#stall = setTimeout(() => this.#response.destroy(), this.#request.stallMs ?? subscriberBounds.stallMs);
  }

  #drained(): void {
    clearTimeout(this.#stall);
    this.#isFull = false;
    this.#pump();
  }

  #stop(): void {
    clearTimeout(this.#stall);
    clearTimeout(this.#snapshotPause);
    clearImmediate(this.#soon);
    this.#isFull = true;
    this.#stopListening();
  }
}
