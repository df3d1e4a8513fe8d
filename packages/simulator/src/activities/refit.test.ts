import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { direct } from "../director/direct.ts";
import type { Step } from "../director/steps/steps.ts";

type Fitted = readonly { readonly Slot: string; readonly Item: string; readonly Engineering?: unknown }[];

function loadoutsAfter(seed: number, script: readonly Step[]) {
  const game = direct({ seed, dialect: "live", start: Date.UTC(2026, 0, 1) });
  const outcomes = script.map((step) => game.do(step));
  const lines = outcomes.flatMap(({ moments }) => moments.flatMap(({ event }) => (event === undefined ? [] : [event])));
  const loadouts = lines.filter(({ event }) => event === "Loadout");
  return { outcomes: outcomes.map(({ outcome }) => outcome), loadouts };
}

const modulesOf = (loadout: JsonObject | undefined): Fitted => (loadout?.["Modules"] ?? []) as unknown as Fitted;

describe("a ship from the shipyard", () => {
  it("has been improved by no engineer", () => {
    for (const type of ["cobramkiii", "python"]) {
      const { loadouts } = loadoutsAfter(3, [{ do: "buyShip", type }]);
      expect(loadouts.at(-1)?.["Ship"]).toBe(type);
      expect(modulesOf(loadouts.at(-1)).filter(({ Engineering }) => Engineering !== undefined)).toEqual([]);
    }
  });

  it("jumps farther with a better drive", () => {
    const drive = { slot: "FrameShiftDrive", module: "int_hyperdrive_size4_class5" } as const;
    const { outcomes, loadouts } = loadoutsAfter(3, [{ do: "buyShip" }, { do: "changeModule", ...drive }]);
    expect(outcomes).toEqual(["done", "done"]);
    const fitted = modulesOf(loadouts.at(-1)).filter(({ Slot }) => Slot === drive.slot);
    expect(fitted.map(({ Item }) => Item)).toEqual([drive.module]);
    const [bought, improved] = loadouts.slice(-2).map((loadout) => Number(loadout["MaxJumpRange"]));
    expect(improved).toBeGreaterThan(1.5 * (bought ?? Infinity));
  });

  it("takes a drive of its size only, and never loses it", () => {
    const slot = "FrameShiftDrive";
    const script: readonly Step[] = [
      { do: "buyShip" },
      { do: "changeModule", slot, module: "int_hyperdrive_size5_class5" },
      { do: "changeModule", how: "sell", slot },
    ];
    expect(loadoutsAfter(3, script).outcomes).toEqual(["done", "refused", "refused"]);
  });
});

describe("a ship that gives modules away", () => {
  it("keeps the scoop", () => {
    for (const how of ["sell", "store"] as const) {
      const { loadouts } = loadoutsAfter(
        5,
        [1, 2, 3].map(() => ({ do: "changeModule", how, count: 8 })),
      );
      expect(modulesOf(loadouts.at(-1)).length).toBeLessThan(modulesOf(loadouts[0]).length);
      expect(modulesOf(loadouts.at(-1)).some(({ Item }) => Item.startsWith("int_fuelscoop"))).toBe(true);
    }
  });
});
