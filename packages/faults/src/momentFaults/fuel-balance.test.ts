import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { FaultContext } from "../damage/FaultContext.ts";
import { fuelBalance } from "./fuel-balance.ts";

const jump = (FuelLevel: number, FuelUsed = 2): JsonObject => ({ event: "FSDJump", FuelUsed, FuelLevel });
const scoop = (Total: number): JsonObject => ({ event: "FuelScoop", Total });

function damaged(...events: readonly JsonObject[]): readonly (JsonObject | undefined)[] {
  const moments = events.map((event, timeMs) => ({
    moment: { timeMs, event, companions: {} },
    damages: [],
    isTaken: false,
  }));
  const context = new FaultContext(fuelBalance, { dialect: "live", rate: 1, random: () => 0.5 });
  const passed = [...fuelBalance.damage(moments, context)].filter(({ damages }) => damages.length > 0);
  return passed.map(({ moment }) => moment.event);
}

describe("fuel-balance", () => {
  it("damages a jump whose figures follow from the lines before: it uses less fuel", () => {
    expect(damaged(jump(20), jump(18))).toEqual([jump(18, 1)]);
    expect(damaged(jump(20), scoop(25.4), scoop(26), jump(24))).toEqual([jump(24, 0.4)]);
  });

  it("leaves a jump alone if more fuel was scooped than reported or the ship was refuelled", () => {
    expect(damaged(jump(20), scoop(25.4), jump(24.1))).toEqual([]);
    expect(damaged(jump(20), { event: "RefuelAll" }, jump(30))).toEqual([]);
  });

  it("leaves a jump alone that uses almost nothing", () => {
    expect(damaged(jump(20), jump(19.96, 0.04))).toEqual([]);
  });
});
