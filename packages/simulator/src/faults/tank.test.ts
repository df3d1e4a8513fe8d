import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { createChance } from "../chance/createChance.ts";
import { fuelBalance } from "./fuelBalance.ts";
import { Work } from "./MomentFault.ts";
import { KnownTank } from "./tank.ts";

const jump = (FuelLevel: number, FuelUsed = 2): JsonObject => ({ event: "FSDJump", FuelUsed, FuelLevel });
const scoop = (Scooped: number, Total: number): JsonObject => ({ event: "FuelScoop", Scooped, Total });

function after(...events: readonly JsonObject[]): KnownTank {
  const tank = new KnownTank();
  for (const event of events) tank.see(event);
  return tank;
}

describe("what is known of the tank", () => {
  it("is exact after a jump, the end of scooping and a filled reservoir", () => {
    expect(after(jump(20)).isExact).toBe(true);
    expect(after(scoop(5.4, 25), scoop(1.2, 26.2)).isExact).toBe(true);
    expect(after(scoop(5.4, 25), { event: "ReservoirReplenished", FuelMain: 26 }).isExact).toBe(true);
  });

  it("is no more than a beginning while scooping may go on", () => {
    const tank = after(jump(20), scoop(5.4, 25.4));
    expect([tank.isKnown, tank.isExact]).toEqual([true, false]);
    expect(tank.isContradictedBy(jump(23.4))).toBe(false);
    expect(tank.isContradictedBy(jump(27.4))).toBe(false);
    expect(tank.isContradictedBy(jump(23.3))).toBe(true);
    expect(tank.isContradictedBy(jump(28.5))).toBe(true);
  });

  it("contradicts a jump from another level, and no jump of another ship", () => {
    expect(after(jump(20)).isContradictedBy(jump(18))).toBe(false);
    expect(after(jump(20)).isContradictedBy(jump(16))).toBe(true);
    expect(after(jump(20)).isContradictedBy({ ...jump(16), Taxi: true })).toBe(false);
  });

  it.each(["Docked", "RefuelAll", "Loadout", "LoadGame"])("is lost with %s", (event) => {
    expect(after(jump(20), { event }).isKnown).toBe(false);
    expect(after(jump(20), { event }).isContradictedBy(jump(1))).toBe(false);
  });

  it("is lost with a jump of another ship", () => {
    expect(after(jump(20), { ...jump(3), Multicrew: true }).isKnown).toBe(false);
  });
});

describe("fuel-balance", () => {
  const damagesOf = (...events: readonly JsonObject[]): number => {
    const moments = events.map((event, timeMs) => ({
      moment: { timeMs, event, companions: {} },
      scars: [],
      isTaken: false,
    }));
    const work = new Work(fuelBalance, "live", 1, createChance(1));
    return [...fuelBalance.damage(moments, work)].flatMap(({ scars }) => scars).length;
  };

  it("strikes where the level before the jump is known exactly", () => {
    expect(damagesOf(jump(20), jump(18))).toBe(1);
    expect(damagesOf(jump(20), scoop(5.4, 25.4), scoop(0.6, 26), jump(24))).toBe(1);
  });

  it("keeps away where a little more fuel could have been scooped, or another tank is filled", () => {
    expect(damagesOf(jump(20), scoop(5.4, 25.4), jump(23.4))).toBe(0);
    expect(damagesOf(jump(20), { event: "RefuelAll" }, jump(30))).toBe(0);
  });
});
