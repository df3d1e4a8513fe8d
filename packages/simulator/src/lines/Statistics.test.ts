import type { JsonObject } from "@shipslog/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { ScenarioName } from "../scenarios/scenarios.ts";
import { simulate } from "../simulate.ts";

type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

function linesOf(scenario: ScenarioName, seed: number, hours: number): readonly JsonObject[] {
  const start = Date.UTC(2026, 0, 1);
  const options = { scenario, seed, dialect: "live", start, evenings: true, status: false } as const;
  return [...simulate({ ...options, durationMs: hours * 3_600_000 })].flatMap(({ event }) =>
    event === undefined ? [] : [event],
  );
}

const statisticsIn = (lines: readonly JsonObject[]) =>
  lines.filter(({ event }) => event === "Statistics") as unknown as readonly Figures[];

describe("Statistics along evenings", () => {
  let lines: readonly JsonObject[] = [];

  beforeAll(() => {
    lines = linesOf("grand-tour", 3, 60);
  });

  it("counts what the lines since the one before tell", () => {
    const counted = { jumps: 0, materials: 0, repairsCr: 0, craftedOfGrade1: 0 };
    const expected: unknown[] = [];
    const shown: unknown[] = [];
    let first: typeof counted | undefined;
    for (const line of lines) {
      const { event } = line;
      if (event === "FSDJump" && line["Taxi"] !== true) counted.jumps += 1;
      if (event === "MaterialCollected") counted.materials += Number(line["Count"]);
      if (event === "Repair" || event === "RepairAll") counted.repairsCr += Number(line["Cost"]);
      if (event === "EngineerCraft" && line["Level"] === 1) counted.craftedOfGrade1 += 1;
      if (event !== "Statistics") continue;
      const { Exploration, Mining, Bank_Account, Crafting } = line as unknown as Figures;
      const figures = {
        jumps: Exploration?.["Total_Hyperspace_Jumps"] ?? 0,
        materials: Mining?.["Materials_Collected"] ?? 0,
        repairsCr: Bank_Account?.["Spent_On_Repairs"] ?? 0,
        craftedOfGrade1: Crafting?.["Recipes_Generated_Rank_1"] ?? 0,
      };
      first ??= {
        jumps: figures.jumps - counted.jumps,
        materials: figures.materials - counted.materials,
        repairsCr: figures.repairsCr - counted.repairsCr,
        craftedOfGrade1: figures.craftedOfGrade1 - counted.craftedOfGrade1,
      };
      shown.push(figures);
      expected.push({
        jumps: first.jumps + counted.jumps,
        materials: first.materials + counted.materials,
        repairsCr: first.repairsCr + counted.repairsCr,
        craftedOfGrade1: first.craftedOfGrade1 + counted.craftedOfGrade1,
      });
    }
    expect(counted.jumps).toBeGreaterThan(50);
    expect(shown).toEqual(expected);
  });

  it("has as many ships as the player owns", () => {
    const owned: unknown[] = [];
    const shown: unknown[] = [];
    let parked: number | undefined;
    for (const line of lines) {
      const { event, ShipsHere = [], ShipsRemote = [] } = line as { readonly [name: string]: unknown };
      if (event === "StoredShips") parked = (ShipsHere as unknown[]).length + (ShipsRemote as unknown[]).length;
      if (event === "ShipyardBuy" || event === "ShipyardSell") parked = undefined;
      if (event !== "Statistics" || parked === undefined) continue;
      owned.push(parked + 1);
      shown.push((line as unknown as Figures)["Bank_Account"]?.["Owned_Ship_Count"]);
    }
    expect(owned.length).toBeGreaterThan(0);
    expect(shown).toEqual(owned);
  });

  it("never goes back", () => {
    const all = statisticsIn(lines);
    const growing = ["Time_Played", "Total_Hyperspace_Distance", "Systems_Visited"];
    for (const figure of growing) {
      const values = all.map(({ Exploration }) => Exploration?.[figure] ?? -1);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
      expect(values.at(-1)).toBeGreaterThan(values[0] ?? Infinity);
    }
    for (const { Exploration } of all) {
      expect(Exploration?.["Systems_Visited"]).toBeLessThanOrEqual(Exploration?.["Total_Hyperspace_Jumps"] ?? 0);
    }
  });
});

describe("Progress along evenings", () => {
  it("grows in careers that have a higher rank", () => {
    const told = linesOf("trader", 7, 40).filter(({ event }) => event === "Progress");
    const [first, last] = [told[0], told.at(-1)] as unknown as readonly Readonly<Record<string, number>>[];
    const careers = ["Combat", "Trade", "Explore", "Soldier", "Exobiologist", "Empire"];
    const open = careers.filter((career) => (first?.[career] ?? 100) < 80);
    expect(open.length).toBeGreaterThan(1);
    expect(open.some((career) => (last?.[career] ?? 0) > (first?.[career] ?? 100))).toBe(true);
  });
});

describe("Statistics of a beginner", () => {
  it("are those of somebody who has hardly played", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const [first] = statisticsIn(linesOf("beginner", seed, 0.2));
      expect(first?.["Exploration"]?.["Time_Played"]).toBeLessThan(3_000_000);
      expect(first?.["Exploration"]?.["Total_Hyperspace_Jumps"]).toBeLessThan(15_000);
      expect(first?.["Bank_Account"]?.["Owned_Ship_Count"]).toBe(1);
    }
  });
});
