import { describe, expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";

const { Docked, Fileheader, FSDJump, Location, nextJump, other } = sampleEvents;
const start = other("StartJump", { JumpType: "Hyperspace", SystemAddress: 1178708478315 });
const carrierJump = Location({ event: "CarrierJump" });
/** Sol, while StartJump named Alpha Centauri. */
const back = nextJump({ StarSystem: "Sol", SystemAddress: 10477373803, StarPos: [0, 0, 0] });

const found = (...events: Parameters<typeof findingsOf>[1]) =>
  findingsOf("jump-target", [Fileheader(), ...events]).length;

describe("a ship pulled out of hyperspace", () => {
  it.each([
    ["a jump", FSDJump()],
    ["Location", Location()],
    ["a jump of its carrier", carrierJump],
    ["a docking", Docked({ timestamp: "2026-05-01T12:00:00Z" })],
  ])("is back in the system known from %s", (_, arrival) => {
    expect(found(arrival, start, back)).toBe(0);
    expect(found(arrival, start, nextJump({ SystemAddress: 5 }))).toBe(1);
  });
});

it("does not compare the jump of a taxi with the last StartJump", () => {
  expect(found(FSDJump(), start, nextJump({ SystemAddress: 5, Taxi: true }))).toBe(0);
  expect(found(FSDJump(), start, nextJump({ SystemAddress: 5, Multicrew: true }))).toBe(0);
});

it("forgets the target when the ship is lost", () => {
  expect(found(FSDJump(), start, other("Died"), other("Resurrect"), nextJump({ SystemAddress: 5 }))).toBe(0);
});
