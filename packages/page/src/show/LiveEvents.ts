import type { Recorder } from "@shipslog/cockpit/recording";
import type { Clock } from "@shipslog/journal/browser";

/** An event of the stream that a page of the cockpit reads. */
export interface LiveEvent {
  readonly type: "open" | "hello" | "snapshot" | "record";
  readonly data: string;
}

/** A page that is more records behind gets the whole state instead; it shows the last 300 lines anyway. */
const lag = 300;

/** A burst is sent in parts, so that the page can draw between them. */
const restMs = 100;

/** The events of a recording for one page. The next ones wait until the page has taken the last, so that none pile up. */
export class LiveEvents {
  readonly #recorder: Recorder;
  readonly #clock: Clock;
  readonly #send: (events: readonly LiveEvent[]) => void;
  #seq = 0;
  /** Whether nothing may be sent now: the page has not taken the last events, or has just taken some. */
  #isWaiting = true;

  constructor(recorder: Recorder, clock: Clock, send: (events: readonly LiveEvent[]) => void) {
    this.#recorder = recorder;
    this.#clock = clock;
    this.#send = send;
    recorder.onRecord(() => this.#pump());
  }

  /** Sends which recording this is, and its state. */
  begin(): void {
    this.#seq = this.#recorder.lastSeq;
    this.#isWaiting = true;
    this.#send([
      { type: "open", data: "" },
      { type: "hello", data: JSON.stringify(this.#recorder.hello) },
      { type: "snapshot", data: this.#recorder.snapshot() },
    ]);
  }

  /** The page has taken the last events. */
  async taken(): Promise<void> {
    await this.#clock.sleep(restMs);
    this.#isWaiting = false;
    this.#pump();
  }

  #pump(): void {
    const { lastSeq } = this.#recorder;
    if (this.#isWaiting || this.#seq === lastSeq || this.#recorder.isClosed) return;
    const events: readonly LiveEvent[] =
      lastSeq - this.#seq > lag
        ? [{ type: "snapshot", data: this.#recorder.snapshot() }]
        : this.#recorder.data(this.#seq + 1, lastSeq).map((data) => ({ type: "record", data }));
    this.#seq = lastSeq;
    this.#isWaiting = true;
    this.#send(events);
  }
}
