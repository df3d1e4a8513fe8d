import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { unknownState, type CockpitState } from "../src/state/CockpitState.ts";
import { commandersOf, viewCommander, type KnownCommander } from "../src/state/derived/viewCommander.ts";
import type { RecordedMoment, Timeline } from "../src/wire/Timeline.ts";
import type { DecodedRecord } from "../src/wire/WireRecord.ts";
import { DelayStats, type DelayFigures } from "./live/DelayStats.ts";
import { Feed, type EventStream } from "./live/Feed.ts";
import { gameTimeAfter } from "./live/gameTime.ts";
import { phaseOf, type PhaseNotice } from "./live/phaseOf.ts";
import { Playback, type RecordSource } from "./playback/Playback.ts";
import { stepFrom } from "./playback/stepFrom.ts";

/** The browser functions that the model uses; tests replace them. */
export interface PageEnvironment {
  readonly nowMs: () => number;
  readonly open: () => EventStream;
  readonly after: (delayMs: number, action: () => void) => void;
  /** Runs an action before the next frame. */
  readonly beforeNextFrame: (action: () => void) => void;
  readonly records: RecordSource;
  readonly timeline: () => Promise<Timeline>;
  /** Finds the record at a game time. */
  readonly moment: (timeMs: number) => Promise<RecordedMoment>;
  /** The id of the commander to show; undefined, or an id that the folder does not have, for the current one. */
  readonly commander: Signal<string | undefined>;
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
/** Pause between two seeks of a drag. */
const seekPauseMs = 250;
/** A seek that takes longer is cancelled when another position is wanted. */
const slowSeekMs = 500;
/** How often, and at which interval, a restarted server is asked for the moment that the page showed. */
const anchorTries = { count: 12, pauseMs: 300 } as const;

/** Everything the page shows, as signals: the live state, or a past state during playback. */
export class PageModel {
  readonly #environment: PageEnvironment;
  readonly #feed: Feed;
  readonly #delays = new DelayStats();
  readonly #state = signal<CockpitState>(unknownState);
  readonly #phase = signal<PhaseNotice>({ phase: "connecting", label: "Connecting" });
  readonly #gameTimeMs = signal<number | undefined>(undefined);
  readonly #playbackState = signal<PlaybackState | undefined>(undefined);
  readonly #figures = signal<DelayFigures | undefined>(undefined);
  readonly #nowMs = signal(0);
  readonly #source = signal<string | undefined>(undefined);
  readonly #commanders = signal<readonly KnownCommander[]>([]);
  #playback: Playback | undefined;
  /** The server run of the playback's sequence numbers. */
  #playbackRun: string | undefined;
  #isFramePending = false;
  #arrivedAtMs: number | undefined;
  #wantedSeq: number | undefined;
  #seekingSinceMs: number | undefined;
  #isStepping = false;

  constructor(environment: PageEnvironment) {
    this.#environment = environment;
    this.#feed = new Feed({
      open: environment.open,
      after: environment.after,
      onChange: (record) => this.#onChange(record),
    });
    this.#tick();
  }

  /** What the panels show: the facts of the chosen commander. */
  readonly state: ReadonlySignal<CockpitState> = computed(() => {
    const { value } = this.commander;
    return value === undefined ? this.#state.value : viewCommander(this.#state.value, value);
  });
  /** The state of the commander who plays, for what must never be missed. */
  readonly playing: ReadonlySignal<CockpitState> = computed(() => this.#state.value);
  /** The commanders of the folder, the one who plays first. */
  readonly commanders: ReadonlySignal<readonly KnownCommander[]> = computed(() => {
    const known = commandersOf(this.#state.value);
    // While looking back, commanders of later sessions can be chosen too.
    return [...known, ...this.#commanders.value.filter(({ id }) => !known.some((each) => each.id === id))];
  });
  /** The chosen commander; undefined while the page follows the game. */
  readonly commander: ReadonlySignal<KnownCommander | undefined> = computed(() =>
    this.commanders.value.find(({ id }) => id === this.#environment.commander.value),
  );
  readonly phase: ReadonlySignal<PhaseNotice> = computed(() => this.#phase.value);
  readonly gameTimeMs: ReadonlySignal<number | undefined> = computed(() => this.#gameTimeMs.value);
  readonly playback: ReadonlySignal<PlaybackState | undefined> = computed(() => this.#playbackState.value);
  readonly delays: ReadonlySignal<DelayFigures | undefined> = computed(() => this.#figures.value);
  readonly nowMs: ReadonlySignal<number> = computed(() => this.#nowMs.value);
  /** The folder or file that the server shows. */
  readonly source: ReadonlySignal<string | undefined> = computed(() => this.#source.value);

  /** The live state, which other tabs of the browser can share. */
  get feed(): Pick<Feed, "state" | "seq" | "run" | "source" | "hasState"> {
    return this.#feed;
  }

  #onChange(record: DecodedRecord | undefined): void {
    if (record !== undefined) {
      this.#arrivedAtMs = this.#environment.nowMs();
      this.#delays.await(record.atMs);
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
    this.#delays.draw(this.#environment.nowMs());
    this.#source.value = this.#feed.source;
    this.#commanders.value = commandersOf(this.#feed.state);
    if (this.#playback === undefined) this.#state.value = this.#feed.state;
    else if (this.#feed.run !== undefined && this.#feed.run !== this.#playbackRun) this.#anchor(anchorTries.count);
    this.#updateClock();
  }

  /** Shows the facts of a commander of the folder; of the one who plays with undefined. */
  chooseCommander(id: string | undefined): void {
    this.#environment.commander.value = id;
  }

  #updateClock(): void {
    const nowMs = this.#environment.nowMs();
    this.#nowMs.value = nowMs;
    this.#figures.value = this.#delays.figures();
    const { isConnected, hasState, state } = this.#feed;
    const next = phaseOf({ isConnected, hasState, isPast: this.#playback !== undefined, state, nowMs });
    const { phase, label } = this.#phase.value;
    if (next.phase !== phase || next.label !== label) this.#phase.value = next;
    // The clock of a recording stands still.
    const isRunning = next.phase === "live" || next.phase === "quiet";
    const elapsed = this.#arrivedAtMs === undefined || !isRunning ? 0 : nowMs - this.#arrivedAtMs;
    this.#gameTimeMs.value = this.#playback?.timeMs ?? gameTimeAfter(this.#state.value, elapsed);
  }

  #tick(): void {
    this.#updateClock();
    this.#environment.after(tickMs, () => this.#tick());
  }

  /** Shows the state after a record. While a seek is under way, only the latest wanted record is kept. */
  async seek(seq: number): Promise<void> {
    const playback = await this.#openPlayback();
    this.#updatePlayback({ seq });
    this.#wantedSeq = Math.max(0, seq);
    if (this.#seekingSinceMs === undefined) await this.#seekWanted(playback);
    else if (this.#environment.nowMs() - this.#seekingSinceMs > slowSeekMs) playback.cancel();
  }

  async #seekWanted(playback: Playback): Promise<void> {
    try {
      while (this.#wantedSeq !== undefined && this.#playback === playback) {
        const seq = this.#wantedSeq;
        this.#wantedSeq = undefined;
        this.#seekingSinceMs = this.#environment.nowMs();
        if ((await playback.seek(seq)) && this.#playback === playback) this.#showPlayback(playback, this.#wantedSeq);
        await this.#pause(seekPauseMs);
      }
    } finally {
      this.#seekingSinceMs = undefined;
    }
  }

  #pause(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      this.#environment.after(delayMs, resolve);
    });
  }

  /** Opens playback at the current record. */
  async lookBack(): Promise<void> {
    await this.#openPlayback();
  }

  /** Moves the clock by a time, back if negative. A step that is requested during another one is dropped. */
  async step(spanMs: number): Promise<void> {
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      const playback = await this.#openPlayback();
      const targetMs = (playback.timeMs ?? 0) + spanMs;
      const place = stepFrom(playback.seq, targetMs, spanMs, await this.#environment.moment(targetMs));
      if ((await playback.seek(place.seq, place.timeMs)) && this.#playback === playback) this.#showPlayback(playback);
    } finally {
      this.#isStepping = false;
    }
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
    const { run, lastSeq, marks } = await this.#environment.timeline();
    // A concurrent call may have opened it already.
    this.#playback ??= new Playback(this.#environment.records, this.#feed.state, lastSeq);
    this.#playbackRun = run;
    this.#playbackState.value ??= { seq: lastSeq, lastSeq, isPlaying: false, speed: 60, marks };
    this.#render();
    return this.#playback;
  }

  /** After a restart of the server, finds the record of the same moment: the sequence numbers have changed. */
  #anchor(tries: number): void {
    const playback = this.#playback;
    const timeMs = playback?.timeMs;
    this.#playbackRun = this.#feed.run;
    if (playback === undefined) return;
    const find = async (): Promise<void> => {
      const [{ lastSeq, marks }, moment] = await Promise.all([
        this.#environment.timeline(),
        this.#environment.moment(timeMs ?? 0),
      ]);
      if (this.#playback !== playback) return;
      // The server may still be reading up to the moment.
      if (moment.nextSeq === undefined && tries > 0) throw new Error("The server has not read that far yet");
      this.#updatePlayback({ lastSeq, marks });
      if (await playback.seek(moment.seq, timeMs)) this.#showPlayback(playback);
    };
    find().catch(() => {
      if (tries > 0) this.#environment.after(anchorTries.pauseMs, () => this.#anchor(tries - 1));
    });
  }

  #updatePlayback(change: Partial<PlaybackState>): void {
    const current = this.#playbackState.value;
    if (current !== undefined) this.#playbackState.value = { ...current, ...change };
  }

  /** Shows the playback; while the slider is dragged on, it stays at the wanted record. */
  #showPlayback(playback: Playback, wantedSeq?: number): void {
    this.#state.value = playback.state;
    const { lastSeq = 0 } = this.#playbackState.value ?? {};
    this.#updatePlayback({ seq: wantedSeq ?? playback.seq, lastSeq: Math.max(lastSeq, this.#feed.seq) });
    this.#updateClock();
  }
}
