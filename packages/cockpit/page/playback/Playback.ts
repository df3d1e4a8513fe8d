import type { CockpitState } from "../../src/state/CockpitState.ts";
import { fold } from "../../src/state/fold.ts";
import type { Snapshot } from "../../src/wire/Snapshot.ts";
import type { DecodedRecord } from "../../src/wire/WireRecord.ts";
import { gameTimeOf } from "../live/gameTime.ts";

/** Where past states and records come from. */
export interface RecordSource {
  /** The state after a record. */
  snapshot(seq: number): Promise<Snapshot>;
  /** Records that follow one, some at a time; none when there is no later one. */
  records(after: number): Promise<readonly DecodedRecord[]>;
}

/** Nobody waits through the hours between two sessions: longer silences are skipped. */
const longestSilenceMs = 10 * 60_000;

/** A record with the time at which it is played. */
interface Due extends DecodedRecord {
  readonly dueMs: number;
}

/**
 * Records are played in their order, each no later than those behind it. In a folder that was recorded before, the companion files are
 * seen once, as they were left: their time is that of the end, their place among the first lines.
 */
function dueTimes(records: readonly DecodedRecord[]): readonly Due[] {
  let earliest = Number.POSITIVE_INFINITY;
  const backwards = records.toReversed().map((record) => {
    earliest = Math.min(earliest, record.timeMs ?? earliest);
    return { ...record, dueMs: Number.isFinite(earliest) ? earliest : 0 };
  });
  return backwards.toReversed();
}

/** The clock of the past goes by lines, for the same reason; before the first line by what else is known. */
function lineTimeOf(state: CockpitState): number | undefined {
  return state.session.timeMs ?? gameTimeOf(state);
}

/** A moment of the past that can be moved through time; states come from the same fold as everywhere. */
export class Playback {
  readonly #past: RecordSource;
  #state: CockpitState;
  #seq: number;
  /** What the game's clock shows there, in milliseconds since 1970; undefined before the first line. */
  #timeMs: number | undefined;
  #buffer: readonly Due[] = [];
  #isLoading = false;
  #isAtEnd = false;
  #seeks = 0;

  constructor(past: RecordSource, state: CockpitState, seq: number) {
    this.#past = past;
    this.#state = state;
    this.#seq = seq;
    this.#timeMs = lineTimeOf(state);
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

  /** Whether the last record there is was played. */
  get isAtEnd(): boolean {
    return this.#isAtEnd;
  }

  /** Goes to the state after a record; of several seeks at once the last counts. Says whether this one did. */
  async seek(seq: number): Promise<boolean> {
    const mine = ++this.#seeks;
    const snapshot = await this.#past.snapshot(seq);
    if (mine !== this.#seeks) return false;
    this.#state = snapshot.state;
    this.#seq = snapshot.seq;
    this.#timeMs = lineTimeOf(snapshot.state);
    this.#buffer = [];
    this.#isAtEnd = snapshot.seq >= snapshot.lastSeq;
    return true;
  }

  /** Lets game time pass and folds what happened in it; waits where records are still on their way. */
  async advance(spanMs: number): Promise<void> {
    if (this.#buffer.length === 0) await this.#load();
    const next = this.#buffer[0];
    if (next === undefined) return;
    const until = (this.#timeMs ?? next.dueMs) + spanMs;
    const nowMs = next.dueMs - until > longestSilenceMs ? next.dueMs : until;
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
    const mine = this.#seeks;
    try {
      const records = await this.#past.records(this.#seq);
      if (mine !== this.#seeks) return;
      this.#buffer = dueTimes(records);
      this.#isAtEnd = records.length === 0;
    } finally {
      this.#isLoading = false;
    }
  }
}
