import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { FaultContext } from "../damage/FaultContext.ts";
import { fuelBalance } from "./fuel-balance.ts";

const jump = (FuelLevel: number): JsonObject => ({ event: "FSDJump", FuelUsed: 2, FuelLevel });
const scoop = (Scooped: number, Total: number): JsonObject => ({ event: "FuelScoop", Scooped, Total });

function damageCount(...events: readonly JsonObject[]): number {
  const moments = events.map((event, timeMs) => ({
    moment: { timeMs, event, companions: {} },
    damages: [],
    isTaken: false,
  }));
  const context = new FaultContext(fuelBalance, { dialect: "live", rate: 1, random: () => 0.5 });
  return [...fuelBalance.damage(moments, context)].flatMap(({ damages }) => damages).length;
}

describe("fuel-balance", () => {
  it("damages a jump from an exactly known level", () => {
    expect(damageCount(jump(20), jump(18))).toBe(1);
    expect(damageCount(jump(20), scoop(5.4, 25.4), scoop(0.6, 26), jump(24))).toBe(1);
  });

  it("leaves a jump alone if more fuel may have been scooped or the ship was refuelled", () => {
    expect(damageCount(jump(20), scoop(5.4, 25.4), jump(23.4))).toBe(0);
    expect(damageCount(jump(20), { event: "RefuelAll" }, jump(30))).toBe(0);
  });
});
