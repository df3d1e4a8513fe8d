import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { unknownState, type CockpitState } from "../src/state/CockpitState.ts";
import type { Timeline } from "../src/wire/Timeline.ts";
import type { DecodedRecord } from "../src/wire/WireRecord.ts";
import { DelayStats, type DelayFigures } from "./live/DelayStats.ts";
import { Feed, type EventStream } from "./live/Feed.ts";
import { gameTimeAfter } from "./live/gameTime.ts";
import { Playback, type RecordSource } from "./playback/Playback.ts";

/** Whether the page shows live data or the past, and the state of its connection. */
export type Phase = "connecting" | "live" | "past" | "lost";

/** The browser functions that the model uses; tests replace them. */
export interface PageEnvironment {
  readonly nowMs: () => number;
  readonly open: () => EventStream;
  readonly after: (delayMs: number, action: () => void) => void;
  /** Runs an action before the next frame. */
  readonly beforeNextFrame: (action: () => void) => void;
  readonly records: RecordSource;
  readonly timeline: () => Promise<Timeline>;
}

/** Playback speeds, as multiples of real time. */
export const speeds = [1, 10, 60, 300, 1000] as const;

/** Position and speed of the playback, and the extent of the recording. */
export interface PlaybackState {
  readonly seq: number;
  readonly lastSeq: number;
  readonly isPlaying: boolean;
  readonly speed: (typeof speeds)[number];
  readonly marks: Timeline["marks"];
}

/** Update interval of the clock and the countdowns. */
const tickMs = 1000;
/** Update interval during playback. */
const playMs = 100;

/** Everything the page shows, as signals: the live state, or a past state during playback. */
export class PageModel {
  readonly #environment: PageEnvironment;
  readonly #feed: Feed;
  readonly #delays = new DelayStats();
  readonly #state = signal<CockpitState>(unknownState);
  readonly #phase = signal<Phase>("connecting");
  readonly #gameTimeMs = signal<number | undefined>(undefined);
  readonly #playbackState = signal<PlaybackState | undefined>(undefined);
  readonly #figures = signal<DelayFigures | undefined>(undefined);
  readonly #nowMs = signal(0);
  #playback: Playback | undefined;
  #isFramePending = false;
  #arrivedAtMs: number | undefined;
  #unmeasured: DecodedRecord[] = [];

  constructor(environment: PageEnvironment) {
    this.#environment = environment;
    this.#feed = new Feed({
      open: environment.open,
      after: environment.after,
      onChange: (record) => this.#onChange(record),
    });
    this.#tick();
  }

  readonly state: ReadonlySignal<CockpitState> = computed(() => this.#state.value);
  readonly phase: ReadonlySignal<Phase> = computed(() => this.#phase.value);
  readonly gameTimeMs: ReadonlySignal<number | undefined> = computed(() => this.#gameTimeMs.value);
  readonly playback: ReadonlySignal<PlaybackState | undefined> = computed(() => this.#playbackState.value);
  readonly delays: ReadonlySignal<DelayFigures | undefined> = computed(() => this.#figures.value);
  readonly nowMs: ReadonlySignal<number> = computed(() => this.#nowMs.value);

  #onChange(record: DecodedRecord | undefined): void {
    if (record !== undefined) {
      this.#arrivedAtMs = this.#environment.nowMs();
      this.#unmeasured.push(record);
    }
    if (this.#isFramePending) return;
    this.#isFramePending = true;
    // A burst is folded line by line but rendered once.
    this.#environment.beforeNextFrame(() => {
      this.#isFramePending = false;
      this.#render();
    });
  }

  #render(): void {
    for (const { atMs } of this.#unmeasured) this.#delays.add(this.#environment.nowMs() - atMs);
    this.#unmeasured = [];
    const { isConnected, hasState } = this.#feed;
    if (this.#playback === undefined) this.#state.value = this.#feed.state;
    this.#phase.value = isConnected
      ? this.#playback
        ? "past"
        : hasState
          ? "live"
          : "connecting"
      : hasState
        ? "lost"
        : "connecting";
    this.#updateClock();
  }

  #updateClock(): void {
    const now = this.#environment.nowMs();
    this.#nowMs.value = now;
    this.#figures.value = this.#delays.figures();
    const elapsed = this.#arrivedAtMs === undefined ? 0 : now - this.#arrivedAtMs;
    this.#gameTimeMs.value = this.#playback?.timeMs ?? gameTimeAfter(this.#state.value, elapsed);
  }

  #tick(): void {
    this.#updateClock();
    this.#environment.after(tickMs, () => this.#tick());
  }

  /** Shows the state after a record. */
  async seek(seq: number): Promise<void> {
    const playback = await this.#openPlayback();
    this.#updatePlayback({ seq });
    if (await playback.seek(Math.max(0, seq))) this.#showPlayback(playback);
  }

  /** Opens playback at the current record. */
  async lookBack(): Promise<void> {
    await this.#openPlayback();
  }

  /** Moves to the timeline point that is at least this far ahead, or back if negative. */
  async step(spanMs: number): Promise<void> {
    const { points } = await this.#environment.timeline();
    const targetMs = (this.#playback?.timeMs ?? this.#gameTimeMs.value ?? 0) + spanMs;
    const from = this.#playback?.seq ?? this.#feed.seq;
    const found =
      spanMs < 0
        ? points.findLast(({ timeMs, seq }) => timeMs <= targetMs && seq < from)
        : points.find(({ timeMs, seq }) => timeMs >= targetMs && seq > from);
    const end = spanMs < 0 ? points[0] : points.at(-1);
    await this.seek((found ?? end)?.seq ?? from);
  }

  /** Closes playback and shows the live state. */
  now(): void {
    this.#playback = undefined;
    this.#playbackState.value = undefined;
    this.#render();
  }

  /** Starts or pauses playback. */
  async togglePlaying(): Promise<void> {
    await this.lookBack();
    const { isPlaying = false } = this.#playbackState.value ?? {};
    this.#updatePlayback({ isPlaying: !isPlaying });
    if (!isPlaying) this.#environment.after(playMs, () => this.#play(this.#environment.nowMs() - playMs));
  }

  /** Sets the playback speed. */
  setSpeed(speed: PlaybackState["speed"]): void {
    this.#updatePlayback({ speed });
  }

  #play(lastMs: number): void {
    const playback = this.#playback;
    const current = this.#playbackState.value;
    if (playback === undefined || current?.isPlaying !== true) return;
    const now = this.#environment.nowMs();
    const proceed = (): void => {
      if (this.#playback !== playback) return;
      this.#showPlayback(playback);
      if (playback.isAtEnd) this.#updatePlayback({ isPlaying: false });
      else this.#environment.after(playMs, () => this.#play(now));
    };
    playback.advance((now - lastMs) * current.speed).then(proceed, () => this.#updatePlayback({ isPlaying: false }));
  }

  async #openPlayback(): Promise<Playback> {
    if (this.#playback !== undefined) return this.#playback;
    const { lastSeq, marks } = await this.#environment.timeline();
    // A concurrent call may have opened it already.
    this.#playback ??= new Playback(this.#environment.records, this.#feed.state, lastSeq);
    this.#playbackState.value ??= { seq: lastSeq, lastSeq, isPlaying: false, speed: 60, marks };
    this.#render();
    return this.#playback;
  }

  #updatePlayback(change: Partial<PlaybackState>): void {
    const current = this.#playbackState.value;
    if (current !== undefined) this.#playbackState.value = { ...current, ...change };
  }

  #showPlayback(playback: Playback): void {
    this.#state.value = playback.state;
    this.#updatePlayback({
      seq: playback.seq,
      lastSeq: Math.max(this.#playbackState.value?.lastSeq ?? 0, this.#feed.seq),
    });
    this.#updateClock();
  }
}
