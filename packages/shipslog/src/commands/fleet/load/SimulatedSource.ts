import type { Entry } from "@shipslog/contract";
import type { FileOffset, JournalSource } from "@shipslog/fleet/uplink";
import type { Clock } from "@shipslog/journal";

/** A line of a simulated session with its time. */
export interface SimulatedLine {
  readonly entry: Entry;
  /** Milliseconds since the start of the session. */
  readonly atMs: number;
}

/** The speed and start of a session. */
export interface Pace {
  /** Factor of real time; undefined for all lines at once. */
  readonly speed: number | undefined;
  /** When this commander starts, in milliseconds since 1970. */
  readonly startMs: number;
  readonly clock: Clock;
}

const batchLines = 64;

const firstPastMs = Date.UTC(2017, 0, 1, 20);
const dayMs = 86_400_000;

/** The names of the old journals of a simulated commander: one a day. */
export function pastJournals(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const time = new Date(firstPastMs + at * dayMs).toISOString().replace(/:|\..*/g, "");
    return `Journal.${time}.01.log`;
  });
}

/** A simulated session as the source of an uplink. Lines appear when they would be written, or all at once; old journals have no more lines to send. */
export class SimulatedSource implements JournalSource {
  readonly #lines: readonly SimulatedLine[];
  readonly #pace: Pace;
  readonly #past: readonly string[];

  constructor(lines: readonly SimulatedLine[], pace: Pace, past: readonly string[] = []) {
    this.#lines = lines;
    this.#pace = pace;
    this.#past = past;
  }

  files(): Promise<readonly string[]> {
    return Promise.resolve([...new Set([...this.#past, ...this.#lines.map(({ entry }) => entry.position.file)])]);
  }

  async *read(_offsets: readonly FileOffset[], signal: AbortSignal): AsyncGenerator<readonly Entry[], void, undefined> {
    const { speed, startMs, clock } = this.#pace;
    let at = 0;
    while (at < this.#lines.length && !signal.aborted) {
      const dueMs = speed === undefined ? Infinity : (clock.nowMs() - startMs) * speed;
      const batch: Entry[] = [];
      for (let line = this.#lines[at]; line !== undefined && line.atMs <= dueMs && batch.length < batchLines;) {
        batch.push(line.entry);
        line = this.#lines[++at];
      }
      if (batch.length > 0) yield batch;
      const next = this.#lines[at];
      const waitMs = next === undefined || speed === undefined ? 0 : next.atMs / speed - (clock.nowMs() - startMs);
      if (waitMs > 0) await clock.sleep(waitMs, signal);
    }
  }
}
