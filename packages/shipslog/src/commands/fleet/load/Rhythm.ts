import type { SimulatedLine } from "./SimulatedSource.ts";

const hourMs = 3_600_000;
const longestBreakMs = 10_000;

/** Numbers from 0 to 1 that are spread evenly, whether they are taken by commander or by session. */
const spread = (at: number, round: number) => ((at + 1) * 0.618_033_988_7 + round * 0.754_877_666_2) % 1;

const lengthOf = (lines: readonly SimulatedLine[]) => lines.at(-1)?.atMs ?? 0;

/** What a commander plays next: which lines, and when they are written. */
export interface RhythmSession {
  readonly lines: readonly SimulatedLine[];
  readonly startMs: number;
  readonly endMs: number;
  /** How long the commander is away afterwards. */
  readonly breakMs: number;
}

/**
 * The rhythm of many commanders who play at a number of lines an hour. Each plays one session after another with breaks between them; at the start
 * each is somewhere in its first one, so that sessions begin and end all the time. Sessions are as simulated, with their bursts, at another speed.
 */
export class Rhythm {
  readonly speed: number;
  readonly #sessions: readonly (readonly SimulatedLine[])[];

  constructor(sessions: readonly (readonly SimulatedLine[])[], linesAnHour: number) {
    this.#sessions = sessions.filter((lines) => lines.length > 0);
    const lines = this.#sessions.reduce((sum, each) => sum + each.length, 0);
    const playMs = this.#sessions.reduce((sum, each) => sum + lengthOf(each), 0);
    const breaksMs = (this.#sessions.length * longestBreakMs) / 2;
    // The time on the clock for all sessions and breaks is what the lines take at the rate.
    this.speed = playMs / Math.max(1, (lines / linesAnHour) * hourMs - breaksMs);
  }

  /** The session that a commander starts now, until everybody stops. */
  session(at: number, round: number, nowMs: number, untilMs: number): RhythmSession {
    const all = this.#sessions[(at + round) % this.#sessions.length] ?? [];
    const playedMs = round === 0 ? spread(at, 0) * lengthOf(all) : 0;
    const startMs = nowMs - playedMs / this.speed;
    const endMs = Math.min(untilMs, startMs + lengthOf(all) / this.speed);
    const isInTime = ({ atMs }: SimulatedLine) => atMs >= playedMs && startMs + atMs / this.speed <= endMs;
    return { lines: all.filter(isInTime), startMs, endMs, breakMs: longestBreakMs * spread(at, round + 1) };
  }
}
