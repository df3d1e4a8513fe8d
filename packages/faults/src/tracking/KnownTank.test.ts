import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { KnownTank } from "./KnownTank.ts";

const jump = (FuelLevel: number, FuelUsed = 2): JsonObject => ({ event: "FSDJump", FuelUsed, FuelLevel });
const scoop = (Scooped: number, Total: number): JsonObject => ({ event: "FuelScoop", Scooped, Total });

function after(...events: readonly JsonObject[]): KnownTank {
  const tank = new KnownTank();
  for (const event of events) tank.take(event);
  return tank;
}

describe("KnownTank", () => {
  it("is exact after a jump, the end of scooping and a replenished reservoir", () => {
    expect(after(jump(20)).isExact).toBe(true);
    expect(after(scoop(5.4, 25), scoop(1.2, 26.2)).isExact).toBe(true);
    expect(after(scoop(5.4, 25), { event: "ReservoirReplenished", FuelMain: 26 }).isExact).toBe(true);
  });

  it("has a lower and an upper limit while scooping", () => {
    const tank = after(jump(20), scoop(5.4, 25.4));
    expect([tank.isKnown, tank.isExact]).toEqual([true, false]);
    expect(tank.isContradictedBy(jump(23.4))).toBe(false);
    expect(tank.isContradictedBy(jump(27.4))).toBe(false);
    expect(tank.isContradictedBy(jump(23.3))).toBe(true);
    expect(tank.isContradictedBy(jump(28.5))).toBe(true);
  });

  it("contradicts a jump from another level, but no jump of another ship", () => {
    expect(after(jump(20)).isContradictedBy(jump(18))).toBe(false);
    expect(after(jump(20)).isContradictedBy(jump(16))).toBe(true);
    expect(after(jump(20)).isContradictedBy({ ...jump(16), Taxi: true })).toBe(false);
  });

  it.each(["Docked", "RefuelAll", "Loadout", "LoadGame"])("is unknown after %s", (event) => {
    expect(after(jump(20), { event }).isKnown).toBe(false);
    expect(after(jump(20), { event }).isContradictedBy(jump(1))).toBe(false);
  });

  it("is unknown after a jump of another ship", () => {
    expect(after(jump(20), { ...jump(3), Multicrew: true }).isKnown).toBe(false);
  });
});
