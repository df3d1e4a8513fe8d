/** Applies the faults in events and their sequence to simulated sessions. */
import type { Moment } from "@shipslog/contract";
import { createChance, simulate } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { damageMoments } from "../src/damageMoments.ts";
import { momentFaults } from "../src/momentFaults/momentFaults.ts";

const start = Date.UTC(2026, 4, 1, 12);
const durationMs = 2 * 3_600_000;
const sessions = (["grand-tour", "explorer", "trader"] as const).map((scenario, seed) => [
  ...simulate({ seed, scenario, dialect: "spec", start, durationMs, status: false }),
]);
/** Some faults damage kinds that only this dialect has. */
const live = [1, 2, 3].map((seed) => [
  ...simulate({ seed, scenario: "trader", dialect: "live", start, durationMs, status: false }),
]);

function damage(moments: Iterable<Moment>, rates: Record<string, number>, seed = 7) {
  const randomFor = (fault: string) => {
    const chance = createChance(seed).fork("faults", fault);
    return () => chance.next();
  };
  return [...damageMoments(moments, { rates, dialect: "spec", randomFor })];
}

describe("faults in events and their sequence", () => {
  it("leave every moment unchanged at rate 0", () => {
    for (const moments of sessions) {
      const passed = damage(moments, {});
      expect(print(passed.map(({ moment }) => moment))).toBe(print(moments));
      expect(passed.every(({ damages, isTaken }) => damages.length === 0 && !isTaken)).toBe(true);
    }
  });

  it.each(momentFaults.map(({ name, provokes }) => [name, provokes] as const))(
    "%s: the same seed gives the same damage, and every change is recorded",
    (name, provokes) => {
      let count = 0;
      for (const moments of [...sessions, ...live]) {
        const damaged = damage(moments, { [name]: 0.5 });
        expect(print(damage(moments, { [name]: 0.5 }))).toBe(print(damaged));
        const damages = damaged.flatMap((given) => given.damages);
        count += damages.length;
        const isSame = print(damaged.map(({ moment }) => moment)) === print(moments);
        expect(isSame).toBe(damages.length === 0);
        const found = damages.flatMap(({ expects }) => (expects === undefined ? [] : [expects.rule]));
        expect(found.filter((rule) => !provokes.some((each) => each.rule === rule))).toEqual([]);
      }
      expect(count).toBeGreaterThan(0);
    },
  );

  it("do not damage a moment twice", () => {
    const rates = Object.fromEntries(momentFaults.map(({ name }) => [name, 0.5]));
    for (const moments of sessions) {
      const counts = damage(moments, rates).map(
        ({ damages }) => new Set(damages.map((each) => each.damage.fault)).size,
      );
      expect(Math.max(...counts)).toBe(1);
    }
  });
});

/** JSON text that also shows 64-bit integers. */
function print(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));
}
