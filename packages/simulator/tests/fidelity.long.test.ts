/** How many situations of real journals dialect live reaches; docs/fidelity.md says what is missing. */
import { describe, expect, it } from "vitest";
import { corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { compare, Inventory, sorts } from "./helpers/fidelity/Inventory.ts";
import { playInventory, readHalves, type RealHalves } from "./helpers/fidelity/journals.ts";

const shown = (situations: readonly (readonly [string, number])[]): string =>
  situations
    .slice(0, 60)
    .map(([situation, times]) => `${situation} ${times < 1 ? times.toFixed(2) : Math.round(times)}`)
    .join(", ");

/** What others have of real situations: means of the five sorts in percent, and the share of pairs that no real file has. */
function judge(real: Inventory, other: Inventory, report: (line: string) => void) {
  const found = sorts.map((sort) => ({ sort, ...compare(sort, real, other) }));
  for (const { sort, reached, frequent, missing, unlike, foreign, ...percents } of found) {
    const { fairPercent, coveredPercent, foreignPercent } = percents;
    report(
      `${sort}: ${reached} of ${frequent}, ${fairPercent.toFixed(0)} % at a fair rate, ${coveredPercent.toFixed(1)} % of all lines, foreign ${foreignPercent.toFixed(1)} %`,
    );
    report(`  never: ${shown(missing)}`);
    report(`  at another rate: ${shown(unlike)}`);
    report(`  foreign: ${shown(foreign)}`);
  }
  const meanOf = (field: "reachedPercent" | "fairPercent"): number =>
    found.reduce((sum, each) => sum + each[field], 0) / found.length;
  return {
    reached: meanOf("reachedPercent"),
    fair: meanOf("fairPercent"),
    foreign: found.find(({ sort }) => sort === "pairs")?.foreignPercent ?? 0,
  };
}

/** The share of simulated pairs in percent that no real journal of either group has: what one group never did, the other may do. */
function foreignToAll(simulated: Inventory, halves: RealHalves): number {
  const all = [...simulated.counts.pairs.times];
  const isForeign = (pair: string): boolean =>
    Object.values(halves).every(
      ({ inventory }: RealHalves[keyof RealHalves]) => !inventory.counts.pairs.times.has(pair),
    );
  const timesOf = (pairs: typeof all): number => pairs.reduce((total, [, times]) => total + times, 0);
  return (100 * timesOf(all.filter(([pair]) => isForeign(pair)))) / Math.max(1, timesOf(all));
}

type Level = ReturnType<typeof judge>;

/**
 * The levels in percent with a margin of a point or two. They are no goal: a change of the simulator must not fall behind them, and
 * one that is better raises them. Fewer seeds and fewer real journals have levels of their own.
 */
const levels: Readonly<Record<"check" | "full", Readonly<Record<keyof RealHalves, Level>>>> = {
  check: {
    nameless: { reached: 82, fair: 73, foreign: 6 },
    named: { reached: 85, fair: 75, foreign: 11 },
  },
  full: {
    nameless: { reached: 87, fair: 74, foreign: 3.5 },
    named: { reached: 87, fair: 73, foreign: 6.5 },
  },
};

longTest(
  {
    claim:
      "Dialect live reaches as many situations of real journals (kinds, values, runs of two and three kinds, patterns) as docs/fidelity.md says; orders are learned from one group of commanders and judged by the other.",
    size: { check: 1, full: 10, of: "seeds of each scenario" },
    needs: [corpusFolder],
  },
  async ({ size, report }) => {
    const sample = size >= 10 ? "full" : "check";
    const halves = await readHalves({ everyNthFile: sample === "full" ? 1 : 3 });
    const other = { nameless: "named", named: "nameless" } as const;
    const texts = (["nameless", "named"] as const).map((half) => {
      const simulated = playInventory(size, halves[other[half]]);
      report(
        `judged by commanders ${half}: ${simulated.files} files, ${simulated.lines} lines, ${simulated.hours.toFixed(0)} hours`,
      );
      const { reached, fair, foreign } = judge(halves[half].inventory, simulated, report);
      const level = levels[sample][half];
      expect(reached, `${half}: reached`).toBeGreaterThanOrEqual(level.reached);
      expect(fair, `${half}: at a fair rate`).toBeGreaterThanOrEqual(level.fair);
      expect(foreign, `${half}: pairs that no real file has`).toBeLessThanOrEqual(level.foreign);
      const alien = foreignToAll(simulated, halves);
      return `${half}: ${reached.toFixed(1)} % reached, ${fair.toFixed(1)} % at a fair rate, ${foreign.toFixed(2)} % foreign pairs, ${alien.toFixed(2)} % foreign to both groups`;
    });
    return texts.join("; ");
  },
);

describe("the comparison of situations", () => {
  const inventoryOf = (...files: readonly string[]): Inventory => {
    const inventory = new Inventory();
    for (const file of files) {
      inventory.addFile(
        file
          .split(" ")
          .map((kind) => `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}", "ScanType":"Detailed" }`),
      );
    }
    return inventory;
  };

  it("counts runs of neighbours, of which a third of one kind is none", () => {
    const { pairs, values, patterns } = inventoryOf("Docked Scan Scan Scan Scan Undocked", "Docked Scan").counts;
    expect([...pairs.times]).toEqual([
      ["Docked Scan", 2],
      ["Scan Scan", 1],
      ["Scan Undocked", 1],
    ]);
    expect(pairs.files.get("Docked Scan")).toBe(2);
    expect([...values.times]).toEqual([["Scan ScanType Detailed", 5]]);
    expect(patterns.times.get("session: the file ends without Shutdown")).toBe(1);
    expect(patterns.times.get("session: a file of at most three lines")).toBe(1);
  });

  it("names what is missing and what is foreign", () => {
    const real = inventoryOf(...Array.from({ length: 10 }, () => "Docked Scan"), "Died");
    const { frequent, reached, missing, foreign, coveredPercent, foreignPercent } = compare(
      "kinds",
      real,
      inventoryOf("Docked Docked Docked Promotion"),
    );
    expect({ frequent, reached, missing, foreign }).toEqual({
      frequent: 2,
      reached: 1,
      missing: [["Scan", 10]],
      foreign: [["Promotion", 1]],
    });
    expect(coveredPercent).toBeCloseTo(100 * (10 / 21));
    expect(foreignPercent).toBe(25);
  });

  it("calls a rate fair within a factor of ten", () => {
    const real = inventoryOf(...Array.from({ length: 10 }, () => "Docked Scan Scan"));
    const other = inventoryOf(`Docked ${"Scan ".repeat(30).trim()}`);
    real.hours = 10;
    other.hours = 1;
    expect(compare("kinds", real, other).unlike).toEqual([["Scan", 15]]);
  });
});
