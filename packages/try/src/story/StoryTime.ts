import type { createChance } from "@shipslog/simulator";
import { printTimestamp } from "@shipslog/contract/internal";

/** The random source of a story: all that varies from seed to seed comes from it. */
export type StoryChance = ReturnType<typeof createChance>;

/** All stories play on one day, so that a seed gives the same bytes on every day. */
const dayMs = Date.UTC(2026, 4, 1);

/** The clock of a story: every timestamp is later than the last, unless the story sets it. */
export class StoryTime {
  readonly #chance: StoryChance;
  nowMs: number;

  constructor(chance: StoryChance) {
    this.#chance = chance;
    this.nowMs = dayMs + chance.integer(8 * 3600, 16 * 3600) * 1000;
  }

  /** Moves on by some seconds and returns the timestamp. */
  next(): string {
    return this.pass(this.#chance.integer(1, 20));
  }

  /** Moves on, or back, by a number of seconds and returns the timestamp. */
  pass(seconds: number): string {
    this.nowMs += seconds * 1000;
    return this.stamp;
  }

  /** The timestamp of now. */
  get stamp(): string {
    return printTimestamp(this.nowMs);
  }
}
