import type { CockpitState } from "../../src/state/CockpitState.ts";
import { fold } from "../../src/state/fold.ts";
import type { Snapshot } from "../../src/wire/Snapshot.ts";
import type { DecodedRecord } from "../../src/wire/WireRecord.ts";
import { gameTimeOf } from "../live/gameTime.ts";

/** A source of past states and records. */
export interface RecordSource {
  /** The state after a record; the signal cancels the request. */
  snapshot(seq: number, signal?: AbortSignal): Promise<Snapshot>;
  /** The next records after one; empty at the end. */
  records(after: number): Promise<readonly DecodedRecord[]>;
}

/** Longer gaps between two records are skipped, such as the hours between two sessions. */
const maxGapMs = 10 * 60_000;

/** A record with the game time at which it is played. */
interface DueRecord extends DecodedRecord {
  readonly dueMs: number;
}

/**
 * Records are played in order, each no later than the records after it. In a recorded folder, companion files are read once: they
 * carry the time of the end of the session, but come among the first lines.
 */
function dueTimes(records: readonly DecodedRecord[]): readonly DueRecord[] {
  let earliest = Number.POSITIVE_INFINITY;
  const backwards = records.toReversed().map((record) => {
    earliest = Math.min(earliest, record.timeMs ?? earliest);
    return { ...record, dueMs: Number.isFinite(earliest) ? earliest : 0 };
  });
  return backwards.toReversed();
}

/** Playback time follows journal lines for the same reason; before the first line it follows Status. */
function lineTimeOf(state: CockpitState): number | undefined {
  return state.session.timeMs ?? gameTimeOf(state);
}

/** Plays recorded records: it seeks to any record and folds the records after it as game time passes. */
export class Playback {
  readonly #source: RecordSource;
  #state: CockpitState;
  #seq: number;
  /** The game time, in milliseconds since 1970; undefined before the first line. */
  #timeMs: number | undefined;
  #buffer: readonly DueRecord[] = [];
  #isLoading = false;
  #isAtEnd = false;
  #seeks = 0;
  #request = new AbortController();

  constructor(source: RecordSource, state: CockpitState, seq: number) {
    this.#source = source;
    this.#state = state;
    this.#seq = seq;
    this.#timeMs = gameTimeOf(state);
  }

  get state(): CockpitState {
    return this.#state;
  }

  get seq(): number {
    return this.#seq;
  }

  get timeMs(): number | undefined {
    return this.#timeMs;
  }

  /** Whether the last record was played. */
  get isAtEnd(): boolean {
    return this.#isAtEnd;
  }

  /**
   * Goes to the state after a record, and to a game time if one is given. A later seek cancels the request of an earlier one; returns
   * whether this one took place.
   */
  async seek(seq: number, timeMs?: number): Promise<boolean> {
    const seek = ++this.#seeks;
    this.#request.abort();
    const request = new AbortController();
    this.#request = request;
    const snapshot = await this.#source.snapshot(seq, request.signal).catch((error: unknown) => {
      if (!request.signal.aborted) throw error;
    });
    if (snapshot === undefined || seek !== this.#seeks) return false;
    this.#state = snapshot.state;
    this.#seq = snapshot.seq;
    this.#timeMs = timeMs ?? snapshot.timeMs ?? lineTimeOf(snapshot.state);
    this.#buffer = [];
    this.#isAtEnd = snapshot.seq >= snapshot.lastSeq;
    return true;
  }

  /** Cancels a seek that has not been answered yet. */
  cancel(): void {
    this.#request.abort();
  }

  /** Advances game time and folds the records due by then; loads more records when needed. */
  async advance(spanMs: number): Promise<void> {
    if (this.#buffer.length === 0) await this.#load();
    const next = this.#buffer[0];
    if (next === undefined) return;
    const until = (this.#timeMs ?? next.dueMs) + spanMs;
    const nowMs = next.dueMs - until > maxGapMs ? next.dueMs : until;
    this.#timeMs = nowMs;
    const later = this.#buffer.findIndex(({ dueMs }) => dueMs > nowMs);
    const due = later < 0 ? this.#buffer : this.#buffer.slice(0, later);
    for (const { observation, atMs, seq } of due) {
      this.#state = fold(this.#state, observation, atMs);
      this.#seq = seq;
    }
    this.#buffer = this.#buffer.slice(due.length);
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const seek = this.#seeks;
    try {
      const records = await this.#source.records(this.#seq);
      if (seek !== this.#seeks) return;
      this.#buffer = dueTimes(records);
      this.#isAtEnd = records.length === 0;
    } finally {
      this.#isLoading = false;
    }
  }
}
