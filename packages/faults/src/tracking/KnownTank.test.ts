import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { KnownTank } from "./KnownTank.ts";

const at = (seconds: number) => ({ timestamp: new Date(Date.UTC(2026, 4, 1, 12) + seconds * 1000).toISOString() });
const jump = (FuelLevel: number, seconds = 100): JsonObject => ({
  ...at(seconds),
  event: "FSDJump",
  FuelUsed: 2,
  FuelLevel,
});
const arrival = jump(20, 0);
const scoop = (Total: number, seconds = 50): JsonObject => ({ ...at(seconds), event: "FuelScoop", Total });
const start: JsonObject = { ...at(80), event: "StartJump", JumpType: "Hyperspace" };

function after(...events: readonly JsonObject[]): KnownTank {
  const tank = new KnownTank();
  for (const event of events) tank.take(event);
  return tank;
}

describe("KnownTank", () => {
  it("is confirmed by a jump from the last reported level", () => {
    expect(after(arrival).isConfirmedBy(jump(18))).toBe(true);
    expect(after(arrival, scoop(26.2)).isConfirmedBy(jump(24.2))).toBe(true);
    expect(after(arrival, { event: "ReservoirReplenished", FuelMain: 19.5 }).isConfirmedBy(jump(17.5))).toBe(true);
    expect(after(arrival).isConfirmedBy(jump(19))).toBe(false);
    expect(after(arrival, start, scoop(22, 85)).isConfirmedBy(jump(20))).toBe(false);
  });

  it("is contradicted by a jump that leaves less fuel, or more than scooping hides", () => {
    expect(after(arrival).isContradictedBy(jump(18))).toBe(false);
    expect(after(arrival).isContradictedBy(jump(23))).toBe(false);
    expect(after(arrival).isContradictedBy(jump(17.9))).toBe(true);
    expect(after(arrival).isContradictedBy(jump(23.1))).toBe(true);
    expect(after(arrival).isContradictedBy(jump(20, 0))).toBe(true);
    expect(after(arrival).isContradictedBy(jump(18, 0))).toBe(false);
  });

  it("is not contradicted after FuelScoop by what the reservoir may have taken", () => {
    expect(after(arrival, scoop(26.2)).isContradictedBy(jump(23.1))).toBe(false);
    expect(after(arrival, scoop(26.2)).isContradictedBy(jump(22.9))).toBe(true);
  });

  it("is not contradicted by a level reported during the jump, with or without its fuel", () => {
    expect(after(arrival, start, scoop(22, 85)).isContradictedBy(jump(20))).toBe(false);
    expect(after(arrival, start, scoop(22, 85)).isContradictedBy(jump(22))).toBe(false);
    expect(after(arrival, start, scoop(22, 85)).isContradictedBy(jump(17))).toBe(true);
  });

  it("is unknown after a jump that reports another level than a line during it", () => {
    expect(after(arrival, start, scoop(22, 85), jump(22)).isKnown).toBe(true);
    expect(after(arrival, start, scoop(22, 85), jump(20)).isKnown).toBe(false);
  });

  it("is not contradicted by the level before the jump", () => {
    expect(after(arrival, start, scoop(15, 85)).isContradictedBy(jump(18))).toBe(false);
  });

  it("is not contradicted by a jump of another ship", () => {
    expect(after(arrival).isContradictedBy(jump(16))).toBe(true);
    expect(after(arrival).isContradictedBy({ ...jump(16), Taxi: true })).toBe(false);
  });

  it.each(["Docked", "RefuelAll", "Loadout", "LoadGame"])("is unknown after %s", (event) => {
    expect(after(arrival, { event }).isKnown).toBe(false);
    expect(after(arrival, { event }).isContradictedBy(jump(1))).toBe(false);
  });

  it("is unknown after a jump of another ship", () => {
    expect(after(arrival, { ...jump(3), Multicrew: true }).isKnown).toBe(false);
  });
});
