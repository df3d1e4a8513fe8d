import type { Entry } from "@shipslog/contract";
import type { FileOffset, JournalSource } from "@shipslog/fleet/uplink";
import type { Clock } from "@shipslog/journal";

/** A line of a simulated session, and when it is written. */
export interface SimulatedLine {
  readonly entry: Entry;
  /** Since the session began. */
  readonly atMs: number;
}

/** How a session is played. */
export interface Pace {
  /** Times real time; undefined for all at once. */
  readonly speed: number | undefined;
  /** When this commander begins, in milliseconds since 1970. */
  readonly startMs: number;
  readonly clock: Clock;
}

const batchLines = 64;

/** A simulated session as the source of an uplink: lines come when they would be written, or all at once. */
export class SimulatedSource implements JournalSource {
  readonly #lines: readonly SimulatedLine[];
  readonly #pace: Pace;

  constructor(lines: readonly SimulatedLine[], pace: Pace) {
    this.#lines = lines;
    this.#pace = pace;
  }

  files(): Promise<readonly string[]> {
    return Promise.resolve([...new Set(this.#lines.map(({ entry }) => entry.position.file))]);
  }

  async *read(_places: readonly FileOffset[], signal: AbortSignal): AsyncGenerator<readonly Entry[], void, undefined> {
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
