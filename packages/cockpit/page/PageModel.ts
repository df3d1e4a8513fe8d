import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { unknownState, type CockpitState } from "../src/state/CockpitState.ts";
import type { Timeline } from "../src/wire/Timeline.ts";
import type { DecodedRecord } from "../src/wire/WireRecord.ts";
import { DelayStats, type DelayFigures } from "./live/DelayStats.ts";
import { Feed, type EventStream } from "./live/Feed.ts";
import { gameTimeAfter } from "./live/gameTime.ts";
import { Playback, type RecordSource } from "./playback/Playback.ts";

/** How what is shown relates to now. */
export type Phase = "connecting" | "live" | "past" | "lost";

/** What the cockpit needs of the browser. */
export interface PageEnvironment {
  readonly nowMs: () => number;
  readonly open: () => EventStream;
  readonly after: (delayMs: number, action: () => void) => void;
  /** Runs an action before the next picture is drawn. */
  readonly beforeNextFrame: (action: () => void) => void;
  readonly past: RecordSource;
  readonly timeline: () => Promise<Timeline>;
}

/** How fast the past can be played. */
export const speeds = [1, 10, 60, 300, 1000] as const;

/** Looking back: where, how fast, and what there is. */
export interface PlaybackState {
  readonly seq: number;
  readonly lastSeq: number;
  readonly isPlaying: boolean;
  readonly speed: (typeof speeds)[number];
  readonly marks: Timeline["marks"];
}

/** How often the clock and countdowns move. */
const tickMs = 1000;
/** How often the past moves while it is played. */
const playMs = 100;

/** All that the page shows, as signals: the present as it comes, or a moment of the past. */
export class PageModel {
  readonly #given: PageEnvironment;
  readonly #feed: Feed;
  readonly #delays = new DelayStats();
  readonly #state = signal<CockpitState>(unknownState);
  readonly #phase = signal<Phase>("connecting");
  readonly #gameTimeMs = signal<number | undefined>(undefined);
  readonly #travel = signal<PlaybackState | undefined>(undefined);
  readonly #figures = signal<DelayFigures | undefined>(undefined);
  readonly #nowMs = signal(0);
  #player: Playback | undefined;
  #isDrawingDue = false;
  #arrivedAtMs: number | undefined;
  #unmeasured: DecodedRecord[] = [];

  constructor(given: PageEnvironment) {
    this.#given = given;
    this.#feed = new Feed({ open: given.open, after: given.after, onChange: (record) => this.#hear(record) });
    this.#tick();
  }

  readonly state: ReadonlySignal<CockpitState> = computed(() => this.#state.value);
  readonly phase: ReadonlySignal<Phase> = computed(() => this.#phase.value);
  readonly gameTimeMs: ReadonlySignal<number | undefined> = computed(() => this.#gameTimeMs.value);
  readonly playback: ReadonlySignal<PlaybackState | undefined> = computed(() => this.#travel.value);
  readonly delays: ReadonlySignal<DelayFigures | undefined> = computed(() => this.#figures.value);
  readonly nowMs: ReadonlySignal<number> = computed(() => this.#nowMs.value);

  #hear(record: DecodedRecord | undefined): void {
    if (record !== undefined) {
      this.#arrivedAtMs = this.#given.nowMs();
      this.#unmeasured.push(record);
    }
    if (this.#isDrawingDue) return;
    this.#isDrawingDue = true;
    // A burst of lines is folded line by line but drawn once.
    this.#given.beforeNextFrame(() => {
      this.#isDrawingDue = false;
      this.#draw();
    });
  }

  #draw(): void {
    for (const { atMs } of this.#unmeasured) this.#delays.add(this.#given.nowMs() - atMs);
    this.#unmeasured = [];
    const { isConnected, hasState } = this.#feed;
    if (this.#player === undefined) this.#state.value = this.#feed.state;
    this.#phase.value = isConnected
      ? this.#player
        ? "past"
        : hasState
          ? "live"
          : "connecting"
      : hasState
        ? "lost"
        : "connecting";
    this.#moveClock();
  }

  #moveClock(): void {
    const now = this.#given.nowMs();
    this.#nowMs.value = now;
    this.#figures.value = this.#delays.figures();
    const elapsed = this.#arrivedAtMs === undefined ? 0 : now - this.#arrivedAtMs;
    this.#gameTimeMs.value = this.#player?.timeMs ?? gameTimeAfter(this.#state.value, elapsed);
  }

  #tick(): void {
    this.#moveClock();
    this.#given.after(tickMs, () => this.#tick());
  }

  /** Goes to the state after a record. */
  async seek(seq: number): Promise<void> {
    const player = await this.#openTravel();
    this.#showTravel({ seq });
    if (await player.seek(Math.max(0, seq))) this.#showPlayer(player);
  }

  /** Opens the past where the present is. */
  async lookBack(): Promise<void> {
    await this.#openTravel();
  }

  /** Goes on or back by records whose time lies this far off. */
  async step(spanMs: number): Promise<void> {
    const { points } = await this.#given.timeline();
    const wanted = (this.#player?.timeMs ?? this.#gameTimeMs.value ?? 0) + spanMs;
    const from = this.#player?.seq ?? this.#feed.seq;
    const found =
      spanMs < 0
        ? points.findLast(({ timeMs, seq }) => timeMs <= wanted && seq < from)
        : points.find(({ timeMs, seq }) => timeMs >= wanted && seq > from);
    const end = spanMs < 0 ? points[0] : points.at(-1);
    await this.seek((found ?? end)?.seq ?? from);
  }

  /** Returns to the present. */
  now(): void {
    this.#player = undefined;
    this.#travel.value = undefined;
    this.#draw();
  }

  /** Plays on from where it is, or pauses. */
  async togglePlaying(): Promise<void> {
    await this.lookBack();
    const { isPlaying = false } = this.#travel.value ?? {};
    this.#showTravel({ isPlaying: !isPlaying });
    if (!isPlaying) this.#given.after(playMs, () => this.#play(this.#given.nowMs() - playMs));
  }

  /** Chooses how fast to play. */
  setSpeed(speed: PlaybackState["speed"]): void {
    this.#showTravel({ speed });
  }

  #play(beforeMs: number): void {
    const player = this.#player;
    const travel = this.#travel.value;
    if (player === undefined || travel?.isPlaying !== true) return;
    const now = this.#given.nowMs();
    const goOn = (): void => {
      if (this.#player !== player) return;
      this.#showPlayer(player);
      if (player.isAtEnd) this.#showTravel({ isPlaying: false });
      else this.#given.after(playMs, () => this.#play(now));
    };
    player.advance((now - beforeMs) * travel.speed).then(goOn, () => this.#showTravel({ isPlaying: false }));
  }

  async #openTravel(): Promise<Playback> {
    if (this.#player !== undefined) return this.#player;
    const { lastSeq, marks } = await this.#given.timeline();
    // A second request may have been quicker.
    this.#player ??= new Playback(this.#given.past, this.#feed.state, lastSeq);
    this.#travel.value ??= { seq: lastSeq, lastSeq, isPlaying: false, speed: 60, marks };
    this.#draw();
    return this.#player;
  }

  #showTravel(change: Partial<PlaybackState>): void {
    if (this.#travel.value !== undefined) this.#travel.value = { ...this.#travel.value, ...change };
  }

  #showPlayer(player: Playback): void {
    this.#state.value = player.state;
    this.#showTravel({ seq: player.seq, lastSeq: Math.max(this.#travel.value?.lastSeq ?? 0, this.#feed.seq) });
    this.#moveClock();
  }
}
