import type { EventStream } from "./Feed.ts";

/** The browser functions that tabs need to share one connection; tests replace them. */
export interface TabEnvironment {
  readonly open: () => EventStream;
  /** The channel between the tabs of this server. */
  readonly channel: BroadcastChannel;
  /** Calls back when this tab may connect, at once for the first tab and when that one closes for the next. */
  readonly lead: (begin: () => void) => void;
  /** Runs an action after a pause, to connect again. */
  readonly later: (action: () => void) => void;
  /** The state of this tab as events, for a tab that has just opened; empty before the first. */
  readonly catchUp: () => readonly TabEvent[];
}

/** An event of the stream, as it is passed to other tabs. */
export interface TabEvent {
  readonly type: "open" | "error" | "hello" | "snapshot" | "record";
  readonly data: string;
}

/** A tab that has just opened asks for the state. */
interface StateRequest {
  readonly type: "request";
}

const passedTypes = ["open", "error", "hello", "snapshot", "record"] as const;

/**
 * One stream for all tabs of a browser, which opens at most six connections to a server. The first tab connects and passes its events
 * on; the others listen.
 */
export class TabStream implements EventStream {
  /** EventSource.OPEN: this stream never closes for good, the leading tab reopens it. */
  readonly readyState = 1;
  readonly #environment: TabEnvironment;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();
  #isLeading = false;
  #isOpen = false;
  #hasState = false;

  constructor(environment: TabEnvironment) {
    this.#environment = environment;
    const { channel } = environment;
    channel.addEventListener("message", ({ data }: MessageEvent<TabEvent | StateRequest>) => this.#receive(data));
    channel.postMessage({ type: "request" } satisfies StateRequest);
    environment.lead(() => this.#lead());
  }

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(type, listener);
  }

  close(): void {
    this.#environment.channel.close();
  }

  #receive(message: TabEvent | StateRequest): void {
    if (message.type !== "request") this.#emit(message);
    else if (this.#isLeading) {
      for (const event of this.#environment.catchUp()) this.#environment.channel.postMessage(event);
    }
  }

  /** A record is of use only after a snapshot, and a tab that opened later has missed the opening. */
  #emit({ type, data }: TabEvent): void {
    if (type === "record" && !this.#hasState) return;
    if (type === "snapshot") this.#hasState = true;
    if (type === "snapshot" && !this.#isOpen) this.#emit({ type: "open", data: "" });
    if (type === "open" || type === "error") this.#isOpen = type === "open";
    this.#listeners.get(type)?.({ data } as MessageEvent<string>);
  }

  #lead(): void {
    this.#isLeading = true;
    const stream = this.#environment.open();
    for (const type of passedTypes) {
      stream.addEventListener(type, ({ data }) => {
        const event = { type, data };
        this.#emit(event);
        this.#environment.channel.postMessage(event);
        if (type === "error" && stream.readyState === closed) this.#environment.later(() => this.#lead());
      });
    }
  }
}

/** EventSource.CLOSED: the browser does not retry, for example after an error response. */
const closed = 2;
