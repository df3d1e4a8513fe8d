import { describe, expect, it } from "vitest";
import { calendarMs, planEvenings } from "./planEvenings.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe("the plan of evenings", () => {
  it("adds up to the time to play, and its journals never overlap", () => {
    for (const seed of seeds) {
      const planned = [...planEvenings({ seed, startMs: 0, durationMs: 100 * hourMs })];
      const played = planned.filter(({ ending }) => ending === "shutdown" || ending === "crash");
      expect(played.reduce((sum, { playMs }) => sum + playMs, 0)).toBe(100 * hourMs);
      const ends = planned.map(({ startMs, playMs }) => startMs + playMs);
      expect(planned.slice(1).every(({ startMs }, at) => startMs > (ends[at] ?? Infinity))).toBe(true);
      expect(planned.at(-1)?.ending).toBe("shutdown");
      expect(calendarMs({ seed, durationMs: 100 * hourMs })).toBe(ends.at(-1));
    }
  });

  it("has the journals of a shorter time first", () => {
    const short = [...planEvenings({ seed: 5, startMs: 0, durationMs: 20 * hourMs })];
    const long = [...planEvenings({ seed: 5, startMs: 0, durationMs: 200 * hourMs })];
    expect(long.slice(0, short.length - 1)).toEqual(short.slice(0, -1));
  });

  it("makes a year of 600 hours, with several versions of the game", () => {
    const years = seeds.map((seed) => calendarMs({ seed, durationMs: 600 * hourMs }) / (365 * dayMs));
    const median = years.toSorted((one, other) => one - other)[10];
    expect(median).toBeGreaterThan(0.8);
    expect(median).toBeLessThan(1.2);
    const [last] = [...planEvenings({ seed: 3, startMs: 0, durationMs: 600 * hourMs })].slice(-1);
    expect(last?.updates).toBeGreaterThan(4);
  });

  it("shortens pauses on request", () => {
    const planned = [...planEvenings({ seed: 3, startMs: 0, durationMs: 50 * hourMs, longestPauseMs: 60_000 })];
    const ends = planned.map(({ startMs, playMs }) => startMs + playMs);
    expect(planned.slice(1).every(({ startMs }, at) => startMs - (ends[at] ?? 0) <= 60_000)).toBe(true);
  });
});
