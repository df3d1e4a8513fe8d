import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Position } from "@shipslog/contract";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { Timeline } from "../../src/wire/Timeline.ts";
import type { DecodedRecord } from "../../src/wire/WireRecord.ts";
import type { Feed } from "../live/Feed.ts";
import { Playback } from "./Playback.ts";
import type { Recorded } from "./Recorded.ts";
import { stepFrom } from "./stepFrom.ts";

/** What looking back asks of the browser and the server; tests replace it. */
export interface PastEnvironment {
  readonly nowMs: () => number;
  readonly after: (delayMs: number, action: () => void) => void;
  readonly recorded: Pick<Recorded, "records" | "timeline" | "moment">;
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

/** Update interval during playback. */
const playMs = 100;
/** Pause between two seeks of a drag. */
const seekPauseMs = 250;
/** A seek that takes longer is cancelled when another position is wanted. */
const slowSeekMs = 500;
/** How often, and at which interval, a restarted server is asked for the moment that the page showed. */
const anchorTries = { count: 12, pauseMs: 300 } as const;

/** More lines than a game writes in a second, and fewer than the server sends at once. */
const searchedRecords = 500;

/** A look at the past of the recording: opened, moved by a slider, by steps or by playing it, and closed. */
export class LookingBack {
  readonly #environment: PastEnvironment;
  readonly #live: Pick<Feed, "state" | "seq" | "run">;
  readonly #onChange: () => void;
  readonly #position = signal<PlaybackState | undefined>(undefined);
  #playback: Playback | undefined;
  /** The server run of the playback's sequence numbers. */
  #run: string | undefined;
  #wantedSeq: number | undefined;
  #seekingSinceMs: number | undefined;
  #isStepping = false;

  constructor(environment: PastEnvironment, live: Pick<Feed, "state" | "seq" | "run">, onChange: () => void) {
    this.#environment = environment;
    this.#live = live;
    this.#onChange = onChange;
  }

  /** Where the playback is; undefined while the page shows the live state. */
  readonly position: ReadonlySignal<PlaybackState | undefined> = computed(() => this.#position.value);

  get isOpen(): boolean {
    return this.#playback !== undefined;
  }

  /** The state at the position; undefined while the page shows the live state. */
  get state(): CockpitState | undefined {
    return this.#playback?.state;
  }

  /** The game time at the position. */
  get timeMs(): number | undefined {
    return this.#playback?.timeMs;
  }

  /** Opens the past at the current record. */
  async open(): Promise<void> {
    await this.#openPlayback();
  }

  /** Closes the past, and the page shows the live state. */
  close(): void {
    this.#playback = undefined;
    this.#position.value = undefined;
    this.#onChange();
  }

  /** Shows the state after a record. While a seek is under way, only the latest wanted record is kept. */
  async seek(seq: number): Promise<void> {
    const playback = await this.#openPlayback();
    this.#update({ seq });
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
        if ((await playback.seek(seq)) && this.#playback === playback) this.#show(playback, this.#wantedSeq);
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

  /** Moves the clock by a time, back if negative. A step that is requested during another one is dropped. */
  async step(spanMs: number): Promise<void> {
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      const playback = await this.#openPlayback();
      const targetMs = (playback.timeMs ?? 0) + spanMs;
      const place = stepFrom(playback.seq, targetMs, spanMs, await this.#environment.recorded.moment(targetMs));
      if ((await playback.seek(place.seq, place.timeMs)) && this.#playback === playback) this.#show(playback);
    } finally {
      this.#isStepping = false;
    }
  }

  /** Starts or pauses playing. */
  async togglePlaying(): Promise<void> {
    await this.open();
    const { isPlaying = false } = this.#position.value ?? {};
    this.#update({ isPlaying: !isPlaying });
    if (!isPlaying) this.#environment.after(playMs, () => this.#play(this.#environment.nowMs() - playMs));
  }

  /** Sets the playback speed. */
  setSpeed(speed: PlaybackState["speed"]): void {
    this.#update({ speed });
  }

  #play(lastMs: number): void {
    const playback = this.#playback;
    const current = this.#position.value;
    if (playback === undefined || current?.isPlaying !== true) return;
    const now = this.#environment.nowMs();
    const proceed = (): void => {
      if (this.#playback !== playback) return;
      this.#show(playback);
      if (playback.isAtEnd) this.#update({ isPlaying: false });
      else this.#environment.after(playMs, () => this.#play(now));
    };
    playback.advance((now - lastMs) * current.speed).then(proceed, () => this.#update({ isPlaying: false }));
  }

  async #openPlayback(): Promise<Playback> {
    if (this.#playback !== undefined) return this.#playback;
    const { run, lastSeq, marks } = await this.#environment.recorded.timeline();
    // A concurrent call may have opened it already.
    this.#playback ??= new Playback(this.#environment.recorded.records, this.#live.state, lastSeq);
    this.#run = run;
    this.#position.value ??= { seq: lastSeq, lastSeq, isPlaying: false, speed: 60, marks };
    this.#onChange();
    return this.#playback;
  }

  /** After a restart of the server, finds the record of the same moment: the sequence numbers have changed. */
  followServer(): void {
    if (this.#live.run !== undefined && this.#live.run !== this.#run) this.#anchor(anchorTries.count);
  }

  #anchor(tries: number): void {
    const playback = this.#playback;
    const timeMs = playback?.timeMs;
    const line = playback?.state.tail.lines.at(-1)?.position;
    this.#run = this.#live.run;
    if (playback === undefined) return;
    const find = async (): Promise<void> => {
      const [{ lastSeq, marks }, moment] = await Promise.all([
        this.#environment.recorded.timeline(),
        this.#environment.recorded.moment(timeMs ?? 0),
      ]);
      if (this.#playback !== playback) return;
      // The server may still be reading up to the moment.
      if (moment.nextSeq === undefined && tries > 0) throw new Error("The server has not read that far yet");
      this.#update({ lastSeq, marks });
      if (await playback.seek(await this.#recordOf(line, moment.seq), timeMs)) this.#show(playback);
    };
    find().catch(() => {
      if (tries > 0) this.#environment.after(anchorTries.pauseMs, () => this.#anchor(tries - 1));
    });
  }

  /** The record of a line, of which several may have one time: among those up to the last of that time, or that one. */
  async #recordOf(line: Position | undefined, last: number): Promise<number> {
    if (line === undefined) return last;
    const records = await this.#environment.recorded.records.records(Math.max(0, last - searchedRecords));
    const isLine = ({ seq, observation }: DecodedRecord): boolean =>
      seq <= last &&
      "position" in observation &&
      observation.position.file === line.file &&
      observation.position.offset === line.offset;
    return records.findLast(isLine)?.seq ?? last;
  }

  #update(change: Partial<PlaybackState>): void {
    const current = this.#position.value;
    if (current !== undefined) this.#position.value = { ...current, ...change };
  }

  /** Shows the playback; while the slider is dragged on, it stays at the wanted record. */
  #show(playback: Playback, wantedSeq?: number): void {
    const { lastSeq = 0 } = this.#position.value ?? {};
    this.#update({ seq: wantedSeq ?? playback.seq, lastSeq: Math.max(lastSeq, this.#live.seq) });
    this.#onChange();
  }
}
