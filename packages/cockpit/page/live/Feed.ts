import { unknownState, type CockpitState } from "../../src/state/CockpitState.ts";
import { fold } from "../../src/state/fold.ts";
import { decodeSnapshot } from "../../src/wire/Snapshot.ts";
import type { Hello } from "../../src/wire/Hello.ts";
import type { DecodedRecord } from "../../src/wire/WireRecord.ts";
import { decodeRecord } from "../../src/wire/decodeRecord.ts";

/** The part of EventSource that the feed uses. */
export interface EventStream {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}

/** The functions a feed uses. */
export interface FeedOptions {
  readonly open: () => EventStream;
  readonly after: (delayMs: number, action: () => void) => void;
  /** Called when the state or the connection changes. */
  readonly onChange: (record: DecodedRecord | undefined) => void;
}

/** EventSource.CLOSED: the browser does not retry, for example after an error response. */
const closed = 2;
const reopenMs = 1000;

/** The live state: a snapshot from the server, then each record folded exactly once. */
export class Feed {
  readonly #options: FeedOptions;
  #state: CockpitState = unknownState;
  #seq = 0;
  #isConnected = false;
  #hasState = false;
  #hello: Hello | undefined;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#connect();
  }

  get state(): CockpitState {
    return this.#state;
  }

  /** The last record in the state. */
  get seq(): number {
    return this.#seq;
  }

  /** The server run that the sequence numbers belong to; undefined before the first connection. */
  get run(): string | undefined {
    return this.#hello?.run;
  }

  /** The folder or file that the server shows; undefined when unknown. */
  get source(): string | undefined {
    return this.#hello?.source;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Whether a snapshot was received. */
  get hasState(): boolean {
    return this.#hasState;
  }

  #connect(): void {
    const stream = this.#options.open();
    stream.addEventListener("open", () => this.#setConnected(true));
    stream.addEventListener("error", () => this.#lose(stream));
    stream.addEventListener("hello", ({ data }) => this.#takeHello(data));
    stream.addEventListener("snapshot", ({ data }) => this.#takeSnapshot(data));
    stream.addEventListener("record", ({ data }) => this.#takeRecord(data));
  }

  /** The browser reconnects on its own unless the stream is closed; then the feed opens a new one. */
  #lose(stream: EventStream): void {
    this.#setConnected(false);
    if (stream.readyState === closed) this.#options.after(reopenMs, () => this.#connect());
  }

  #setConnected(isConnected: boolean): void {
    this.#isConnected = isConnected;
    this.#options.onChange(undefined);
  }

  #takeHello(data: string): void {
    const hello = JSON.parse(data) as Hello;
    // Sequence numbers of another run are void.
    if (this.#hello !== undefined && this.#hello.run !== hello.run) this.#seq = hello.lastSeq;
    this.#hello = hello;
    this.#options.onChange(undefined);
  }

  #takeSnapshot(data: string): void {
    const { state, seq } = decodeSnapshot(data);
    this.#state = state;
    this.#seq = seq;
    this.#hasState = true;
    this.#options.onChange(undefined);
  }

  /** The server resumes the stream exactly, even after a restart, so every record is new. */
  #takeRecord(data: string): void {
    const record = decodeRecord(data);
    this.#seq = record.seq;
    this.#state = fold(this.#state, record.observation, record.atMs);
    this.#options.onChange(record);
  }
}
