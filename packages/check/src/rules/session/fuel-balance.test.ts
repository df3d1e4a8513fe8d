import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { Fileheader, FSDJump, nextJump, other } = sampleEvents;
/** The ship arrives with 15 t and leaves ten minutes later; the next jump uses 0.25 t. */
const at = (time: string) => ({ timestamp: `2026-05-01T${time}Z` });
const start = other("StartJump", { ...at("12:09:40"), JumpType: "Hyperspace" });
const scoop = (Scooped: number, Total: number, time = "12:09:30") =>
  other("FuelScoop", { ...at(time), Scooped, Total });
const jump = (FuelLevel: number) => nextJump({ FuelLevel });

function levelsAfter(...events: readonly JsonObject[]): readonly string[] {
  const found = findingsOf("fuel-balance", [Fileheader(), FSDJump(), ...events]);
  return found.map(({ expected, received }) => `${expected}, not ${received}`);
}

describe("a reading between StartJump and FSDJump", () => {
  it("may include the fuel of the jump", () => {
    expect(levelsAfter(start, scoop(2.5, 17.25, "12:09:45"), jump(17.25))).toEqual([]);
    const replenished = other("ReservoirReplenished", { ...at("12:09:45"), FuelMain: 14, FuelReservoir: 0.5 });
    expect(levelsAfter(start, replenished, jump(14))).toEqual([]);
  });

  it("may precede the fuel of the jump", () => {
    expect(levelsAfter(start, scoop(2.5, 17.5, "12:09:45"), jump(17.25))).toEqual([]);
    expect(levelsAfter(start, scoop(5.01, 20.01, "12:09:41"), jump(21.5))).toEqual([]);
  });

  it("may show what the reservoir took, which FuelLevel leaves out", () => {
    const taken = other("ReservoirReplenished", { ...at("12:09:45"), FuelMain: 14.25, FuelReservoir: 0.5 });
    expect(levelsAfter(start, taken, jump(14.75))).toEqual([]);
    const after = nextJump({ timestamp: "2026-05-01T12:20:00Z", FuelUsed: 1, FuelLevel: 13.25 });
    expect(levelsAfter(start, taken, jump(14.75), after)).toEqual([]);
  });

  it("is reported when it fits neither way", () => {
    expect(levelsAfter(start, scoop(2.5, 17.5, "12:09:45"), jump(14))).toEqual(["17.250000, not 14.000000"]);
  });
});

describe("scooping that a jump cuts short", () => {
  it("may raise the level by less than a line of FuelScoop", () => {
    expect(levelsAfter(start, jump(19.1))).toEqual([]);
    expect(levelsAfter(scoop(5.02, 20.02), start, jump(24.7))).toEqual([]);
    expect(levelsAfter(scoop(0.4, 15.4), start, jump(17.9))).toEqual([]);
  });

  it("does not raise it by more", () => {
    expect(levelsAfter(start, jump(20.2))).toEqual(["at most 19.800000, not 20.200000"]);
  });

  it("does not raise it without time to scoop", () => {
    expect(levelsAfter(FSDJump())).toEqual(["at most 14.000000, not 15.000000"]);
  });
});

describe("fuel that vanished", () => {
  it("is reported", () => {
    expect(levelsAfter(start, jump(14.7))).toEqual(["14.750000, not 14.700000"]);
    expect(levelsAfter(scoop(5.02, 20.02), start, jump(18.5))).toEqual(["19.770000, not 18.500000"]);
  });

  it("is not reported after FuelScoop, as long as the reservoir may have taken it without a line", () => {
    expect(levelsAfter(scoop(5.02, 20.02), start, jump(19.72))).toEqual([]);
    expect(levelsAfter(scoop(5.02, 20.02), start, jump(19.4))).toEqual([]);
    const replenished = other("ReservoirReplenished", { ...at("12:09:35"), FuelMain: 19.6, FuelReservoir: 0.5 });
    expect(levelsAfter(scoop(5.02, 20.02), replenished, start, jump(19.3))).toEqual(["19.350000, not 19.300000"]);
  });

  it("is not reported in journals before 2021, which do not show that the reservoir takes fuel", () => {
    const { Odyssey: _, ...header } = Fileheader();
    expect(findingsOf("fuel-balance", [header, FSDJump(), start, jump(14.2)])).toEqual([]);
  });

  it("is reported when the header of the journal is missing", () => {
    expect(findingsOf("fuel-balance", [FSDJump(), start, jump(14.2)])).toHaveLength(1);
  });

  it("is not reported after an unreadable line", () => {
    expect(findingsOf("fuel-balance", [Fileheader(), FSDJump(), { line: '{ "timestamp":"2026' }, jump(14.2)])).toEqual(
      [],
    );
  });

  it("is not reported after a new session, nor after a jump in another ship", () => {
    expect(levelsAfter(Fileheader(), start, jump(3))).toEqual([]);
    expect(levelsAfter({ ...jump(20), Taxi: true }, { ...jump(3), timestamp: "2026-05-01T12:20:00Z" })).toEqual([]);
  });

  it.each(["RefuelAll", "ShipyardSwap", "Resurrect", "LoadGame", "LaunchDrone", "JoinACrew"])(
    "is not reported after %s",
    (kind) => {
      expect(levelsAfter(other(kind), start, jump(3))).toEqual([]);
    },
  );
});
