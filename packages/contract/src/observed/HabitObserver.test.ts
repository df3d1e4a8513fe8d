import { describe, expect, it } from "vitest";
import type { JsonObject } from "../text/Json.ts";
import { commanderFigures, HabitObserver, type HabitCounts } from "./HabitObserver.ts";

/** What is counted in one journal of lines, each with its second. */
function observe(...lines: readonly (readonly [atS: number, event: JsonObject & { readonly event: string }])[]) {
  const observer = new HabitObserver();
  observer.startJournal();
  for (const [atS, event] of lines) observer.add(event.event, atS, () => event);
  return observer.counts();
}

function figuresIn({ commanders }: HabitCounts): readonly Readonly<Record<string, number>>[] {
  return commanders.map((figures) => Object.fromEntries(commanderFigures.map((name, at) => [name, figures[at] ?? 0])));
}

describe("HabitObserver", () => {
  it("counts how long a player stays in a state", () => {
    const { stays } = observe([100, { event: "Docked" }], [165, { event: "Undocked" }]);
    expect(Object.keys(stays)).toEqual(["docked flight"]);
    expect(stays["docked flight"]?.reduce((sum, times) => sum + times, 0)).toBe(1);
  });

  it("counts no stay that ends before it begins, because the clock was set back", () => {
    expect(observe([100, { event: "Docked" }], [40, { event: "Undocked" }]).stays).toEqual({});
  });

  it("takes what has another type than the game writes for nothing", () => {
    const counts = observe(
      [1, { event: "Rank", Combat: 3, Trade: "high" }],
      [1, { event: "Materials", Raw: [null, 7, { Name: "iron", Count: 5 }], Encoded: "none" }],
      [1, { event: "EngineerProgress", Engineers: [null, { Progress: "Unlocked", Rank: 5 }] }],
      [2, { event: "LoadGame", FID: 18446744073709551615n, Commander: null, Credits: "much" }],
    );
    expect(figuresIn(counts)).toMatchObject([
      { Combat: 3, Trade: 0, materials: 5, unlockedEngineers: 1, bestEngineers: 1, credits: 0 },
    ]);
  });
});
