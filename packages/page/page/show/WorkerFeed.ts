import type { EventStream } from "../../../cockpit/page/live/Feed.ts";
import type { Ask } from "../../../cockpit/page/playback/Recorded.ts";
import type { ChosenJournals } from "../sources/ChosenJournals.ts";
import type { FromShowWorker, ToShowWorker } from "./messages.ts";

/** The part of a Worker that is used. */
export interface FeedWorker {
  postMessage(message: ToShowWorker): void;
  addEventListener(type: "message", listener: (event: MessageEvent<FromShowWorker>) => void): void;
  addEventListener(type: "error", listener: () => void): void;
  terminate(): void;
}

/** What the feed needs of the browser. */
export interface FeedEnvironment {
  readonly start: () => FeedWorker;
  /** A new name for each recording. */
  readonly drawRun: () => string;
  readonly after: (delayMs: number, action: () => void) => void;
  /** Called with the reason when the journals cannot be read. */
  readonly onFailure: (reason: string) => void;
}

/** A worker says once a second that it is there. One that is silent for longer was killed, or has lost its way. */
const silenceMs = 6000;

/** EventSource.OPEN and EventSource.CLOSED: after the second, the page opens a new stream. */
const open = 1;
const closed = 2;

interface Question {
  readonly resolve: (json: string) => void;
  readonly reject: (reason: Error) => void;
}

/** The lines of a source, read by a worker, for the cockpit's page. A worker that ends is replaced, and reads the source again. */
export class WorkerFeed {
  readonly #source: ChosenJournals;
  readonly #environment: FeedEnvironment;
  readonly #questions = new Map<number, Question>();
  #worker: FeedWorker | undefined;
  #asked = 0;

  constructor(source: ChosenJournals, environment: FeedEnvironment) {
    this.#source = source;
    this.#environment = environment;
  }

  /** Starts a worker; its stream closes when the worker ends. */
  readonly open = (): EventStream => {
    const { start, drawRun, after, onFailure } = this.#environment;
    this.#end("The journals are opened again.");
    const worker = start();
    this.#worker = worker;
    const listeners = new Map<string, (event: MessageEvent<string>) => void>();
    const stream = { readyState: open, addEventListener: listeners.set.bind(listeners), close: () => undefined };
    let heard = 0;
    const lose = (): void => {
      if (this.#worker !== worker) return;
      this.#end("The reader of the journals has ended.");
      stream.readyState = closed;
      emit("error", "");
    };
    const emit = (type: string, data: string): void => listeners.get(type)?.({ data } as MessageEvent<string>);
    const watch = (): void => {
      const before = heard;
      after(silenceMs, () => {
        if (this.#worker !== worker) return;
        if (heard === before) lose();
        else watch();
      });
    };
    worker.addEventListener("error", lose);
    worker.addEventListener("message", ({ data }) => {
      if (this.#worker !== worker) return;
      heard += 1;
      if (data.type === "events") {
        for (const event of data.events) emit(event.type, event.data);
        worker.postMessage({ type: "taken" });
      } else if (data.type === "answer") this.#settle(data.id, ({ resolve }) => resolve(data.json));
      else if (data.type === "refused") this.#settle(data.id, ({ reject }) => reject(new Error(data.reason)));
      else if (data.type === "failed") onFailure(data.reason);
    });
    worker.postMessage({ type: "open", source: this.#source, run: drawRun() });
    watch();
    return stream;
  };

  /** Asks the worker; a signal only forgets the question. */
  readonly ask: Ask = (address, signal) =>
    new Promise((resolve, reject) => {
      const id = (this.#asked += 1);
      this.#questions.set(id, { resolve, reject });
      signal?.addEventListener("abort", () => this.#settle(id, () => reject(signal.reason as Error)), { once: true });
      if (this.#worker === undefined) this.#settle(id, () => reject(new Error("No journals are open.")));
      else this.#worker.postMessage({ type: "ask", id, address });
    });

  #settle(id: number, settle: (question: Question) => void): void {
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    if (question !== undefined) settle(question);
  }

  #end(reason: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of [...this.#questions.keys()]) this.#settle(id, ({ reject }) => reject(new Error(reason)));
  }
}
