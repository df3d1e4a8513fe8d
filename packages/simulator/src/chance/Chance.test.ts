import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chance } from "./Chance.ts";
import { createChance } from "./createChance.ts";

const seeds = fc.maxSafeInteger();
const labels = fc.array(fc.oneof(fc.string(), fc.maxSafeInteger()), { minLength: 1, maxLength: 4 });

function draws(chance: Chance, count = 8): readonly number[] {
  return Array.from({ length: count }, () => chance.next());
}

describe("chance", () => {
  it("repeats its draws for the same seed", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(draws(createChance(seed))).toEqual(draws(createChance(seed)));
      }),
    );
  });

  it("draws differently for another seed", () => {
    fc.assert(
      fc.property(seeds, seeds, (one, other) => {
        fc.pre(one !== other);
        expect(draws(createChance(one))).not.toEqual(draws(createChance(other)));
      }),
    );
  });

  it("forks by seed and labels only, independent of earlier draws and forks", () => {
    fc.assert(
      fc.property(seeds, labels, labels, fc.nat(20), (seed, path, otherPath, drawn) => {
        const fresh = createChance(seed).fork(...path);
        const used = createChance(seed);
        draws(used, drawn);
        draws(used.fork(...otherPath), drawn);
        expect(draws(used.fork(...path))).toEqual(draws(fresh));
      }),
    );
  });

  it("gives the same stream for labels in one fork or several, and another stream for other labels", () => {
    fc.assert(
      fc.property(seeds, labels, labels, (seed, path, otherPath) => {
        const stepwise = path.reduce<Chance>((chance, label) => chance.fork(label), createChance(seed));
        const atOnce = draws(createChance(seed).fork(...path));
        expect(draws(stepwise)).toEqual(atOnce);
        fc.pre(JSON.stringify(path) !== JSON.stringify(otherPath));
        expect(draws(createChance(seed).fork(...otherPath))).not.toEqual(atOnce);
      }),
    );
  });

  it("stays within bounds", () => {
    fc.assert(
      fc.property(seeds, fc.integer(), fc.nat(1_000_000), (seed, min, span) => {
        const chance = createChance(seed);
        const whole = chance.integer(min, min + span);
        expect(Number.isInteger(whole) && whole >= min && whole <= min + span).toBe(true);
        const real = chance.next();
        expect(real >= 0 && real < 1).toBe(true);
      }),
    );
  });

  it("is uniform", () => {
    const chance = createChance(7);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let at = 0; at < 100_000; at += 1) counts[chance.integer(0, 9)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it("is uniform over the first draws of neighbouring forks", () => {
    const chance = createChance(7);
    let sum = 0;
    let product = 0;
    let before = 0.5;
    for (let at = 0; at < 20_000; at += 1) {
      const drawn = chance.fork("cell", at).next();
      sum += drawn;
      product += (drawn - 0.5) * (before - 0.5);
      before = drawn;
    }
    expect(Math.abs(sum / 20_000 - 0.5)).toBeLessThan(0.01);
    expect(Math.abs(product / 20_000)).toBeLessThan(0.003);
  });

  it("draws by weight, and never a value of weight 0", () => {
    const chance = createChance(11);
    const counts = { a: 0, b: 0, c: 0 };
    const table = [["a", 3] as const, ["b", 1] as const, ["c", 0] as const];
    for (let at = 0; at < 40_000; at += 1) counts[chance.weighted(table)] += 1;
    expect(Math.abs(counts.a - 30_000)).toBeLessThan(600);
    expect(counts.c).toBe(0);
  });

  it("shuffles without losing elements", () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
        expect(sorted(createChance(seed).shuffled(list))).toEqual(sorted(list));
      }),
    );
  });

  it("rejects empty lists and labels that are not whole numbers", () => {
    expect(() => createChance(1).pick([])).toThrow(RangeError);
    expect(() => createChance(1).weighted([["a", 0]])).toThrow(RangeError);
    expect(() => createChance(1).fork(0.5)).toThrow(RangeError);
  });
});
