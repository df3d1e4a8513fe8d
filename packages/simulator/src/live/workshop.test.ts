import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { simulate } from "../simulate.ts";
import { nextGrade, type Grade } from "./distributor.ts";

/** The lines of a session in which the player improves the distributor. */
function linesOf(seed: number): readonly JsonObject[] {
  const given = { seed, scenario: "carrier-owner", dialect: "live", durationMs: 8 * 3_600_000, status: false } as const;
  return [...simulate(given)].flatMap(({ event }) => (event === undefined ? [] : [event]));
}

function distributorIn({ Modules }: JsonObject): JsonObject | undefined {
  return (Modules as readonly JsonObject[]).find(({ Slot }) => Slot === "PowerDistributor");
}

describe("a workshop", () => {
  it("leaves the module as the next Loadout shows it", () => {
    let compared = 0;
    for (const seed of [1, 2]) {
      let last: JsonObject | undefined;
      for (const line of linesOf(seed)) {
        if (line["event"] === "EngineerCraft") last = line;
        if (line["event"] === "ShipyardSwap" || line["event"] === "ShipyardBuy") last = undefined;
        if (line["event"] !== "Loadout" || last === undefined) continue;
        const { BlueprintID, Level, Quality, Modifiers, EngineerID, Module } = last;
        const made = { BlueprintID, Level, Quality, Modifiers, EngineerID };
        expect(distributorIn(line)).toMatchObject({ Item: Module, Engineering: made });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1);
  });

  it("needs as many rolls for a level as its number", () => {
    const grades: Grade[] = [];
    for (let grade = nextGrade(undefined, 5); grade !== undefined; grade = nextGrade(grade, 5)) grades.push(grade);
    expect(grades.map(({ level }) => level)).toEqual([1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5]);
    expect(grades.filter(({ quality }) => quality === 1)).toHaveLength(5);
    expect(grades[4]).toEqual({ level: 3, quality: 0.6667 });
  });
});
