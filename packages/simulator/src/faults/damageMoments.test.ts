import type { Moment } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { simulate } from "../simulate.ts";
import { damageMoments } from "./damageMoments.ts";
import { momentFaults } from "./momentFaults.ts";

const start = Date.UTC(2026, 4, 1, 12);
const durationMs = 2 * 3_600_000;
const sessions = (["grand-tour", "explorer", "trader"] as const).map((scenario, seed) => [
  ...simulate({ seed, scenario, dialect: "spec", start, durationMs, status: false }),
]);

function damage(moments: Iterable<Moment>, rates: Record<string, number>, seed = 7) {
  return [...damageMoments(moments, { rates, seed, dialect: "spec" })];
}

describe("faults in events and their sequence", () => {
  it("leave every moment alone where no fault is asked for", () => {
    for (const moments of sessions) {
      const passed = damage(moments, {});
      expect(print(passed.map(({ moment }) => moment))).toBe(print(moments));
      expect(passed.every(({ scars, isTaken }) => scars.length === 0 && !isTaken)).toBe(true);
    }
  });

  it.each(momentFaults.map(({ name, provokes }) => [name, provokes] as const))(
    "%s: the same seed gives the same damage, and every difference has its scar",
    (name, provokes) => {
      let scarred = 0;
      for (const moments of sessions) {
        const damaged = damage(moments, { [name]: 0.5 });
        expect(print(damage(moments, { [name]: 0.5 }))).toBe(print(damaged));
        const scars = damaged.flatMap((given) => given.scars);
        scarred += scars.length;
        const isSame = print(damaged.map(({ moment }) => moment)) === print(moments);
        expect(isSame).toBe(scars.length === 0);
        const found = scars.flatMap(({ expects }) => (expects === undefined ? [] : [expects.rule]));
        expect(found.filter((rule) => !provokes.some((each) => each.rule === rule))).toEqual([]);
      }
      expect(scarred).toBeGreaterThan(0);
    },
  );

  it("damages no moment twice", () => {
    const rates = Object.fromEntries(momentFaults.map(({ name }) => [name, 0.5]));
    for (const moments of sessions) {
      const faults = damage(moments, rates).map(({ scars }) => new Set(scars.map((scar) => scar.damage.fault)).size);
      expect(Math.max(...faults)).toBe(1);
    }
  });
});

/** Text that differs where values do, 64-bit ones among them. */
function print(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value));
}
