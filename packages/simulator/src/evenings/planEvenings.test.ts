import { describe, expect, it } from "vitest";
import { eveningHabits } from "../observed/evenings.ts";
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
      expect(calendarMs({ seed, startMs: 0, durationMs: 100 * hourMs })).toBe(ends.at(-1));
    }
  });

  it("has the journals of a shorter time first", () => {
    const short = [...planEvenings({ seed: 5, startMs: 0, durationMs: 20 * hourMs })];
    const long = [...planEvenings({ seed: 5, startMs: 0, durationMs: 200 * hourMs })];
    expect(long.slice(0, short.length - 1)).toEqual(short.slice(0, -1));
  });

  it("makes a year of 600 hours, with several versions of the game", () => {
    const years = seeds.map((seed) => calendarMs({ seed, startMs: 0, durationMs: 600 * hourMs }) / (365 * dayMs));
    const median = years.toSorted((one, other) => one - other)[10];
    expect(median).toBeGreaterThan(0.8);
    expect(median).toBeLessThan(1.2);
    const [last] = [...planEvenings({ seed: 3, startMs: 0, durationMs: 600 * hourMs })].slice(-1);
    expect(last?.updates).toBeGreaterThan(4);
  });

  it("begins evenings when real players do, on the clock of the player", () => {
    for (const utcOffsetMinutes of [0, -480, () => 330]) {
      const minutes = typeof utcOffsetMinutes === "number" ? utcOffsetMinutes : utcOffsetMinutes();
      const hours = seeds.flatMap((seed) => {
        const planned = [...planEvenings({ seed, startMs: 0, durationMs: 300 * hourMs, utcOffsetMinutes })];
        const evenings = planned.filter(({ pauseMs }) => pauseMs > 8 * hourMs);
        return evenings.map(({ startMs }) => Math.floor((startMs + minutes * 60_000) / hourMs) % 24);
      });
      const shareOf = (values: readonly number[], is: (hour: number) => boolean): number =>
        values.filter(is).length / values.length;
      const real = Object.entries(eveningHabits.startHours).flatMap(([hour, times]) =>
        Array<number>(times).fill(+hour),
      );
      const parts = [0, 6, 12, 18].map((from) => (hour: number) => hour >= from && hour < from + 6);
      for (const isIn of parts) expect(Math.abs(shareOf(hours, isIn) - shareOf(real, isIn))).toBeLessThan(0.1);
    }
  });

  it("moves no evening by more than half a day, however many there are", () => {
    for (const seed of seeds) {
      const at = (startMs: number) => [...planEvenings({ seed, startMs, durationMs: 300 * hourMs })];
      const later = at(5 * hourMs);
      const apartH = at(0).map(({ startMs }, index) => ((later[index]?.startMs ?? Infinity) - startMs) / hourMs);
      expect(Math.max(...apartH.map((hours) => Math.abs(hours - 5)))).toBeLessThanOrEqual(36);
    }
  });

  it("shortens pauses on request", () => {
    const planned = [...planEvenings({ seed: 3, startMs: 0, durationMs: 50 * hourMs, longestPauseMs: 60_000 })];
    const ends = planned.map(({ startMs, playMs }) => startMs + playMs);
    expect(planned.slice(1).every(({ startMs }, at) => startMs - (ends[at] ?? 0) <= 60_000)).toBe(true);
  });
});
