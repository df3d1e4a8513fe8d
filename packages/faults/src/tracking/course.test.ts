import { expect, it } from "vitest";
import { addressOf, contradictsDistance, hidesMoves, routeAddresses } from "./course.ts";

it("reads addresses of any size as digits", () => {
  expect(addressOf({ SystemAddress: 10_477_373_803 })).toBe("10477373803");
  expect(addressOf({ SystemAddress: 2n ** 60n + 1n })).toBe("1152921504606846977");
  expect(addressOf({ SystemAddress: "1" })).toBeUndefined();
  expect(addressOf(undefined)).toBeUndefined();
  expect(routeAddresses({ Route: [{ SystemAddress: 1 }, {}] })).toEqual(["1", undefined]);
  expect(routeAddresses({ Route: 1 })).toEqual([]);
  expect(routeAddresses(undefined)).toEqual([]);
});

it("compares JumpDist with positions, except for a jump that ends where it started", () => {
  const at = (x: number, more = {}) => ({ StarPos: [x, 0, 0], ...more });
  expect(contradictsDistance(at(0), at(10, { JumpDist: 10.0015 }))).toBe(false);
  expect(contradictsDistance(at(0), at(10, { JumpDist: 10.003 }))).toBe(true);
  expect(contradictsDistance(at(10), at(10, { JumpDist: 12 }))).toBe(false);
  expect(contradictsDistance({}, at(10, { JumpDist: 12 }))).toBe(false);
});

it("expects a move without a line only after docking at a fleet carrier in spec", () => {
  const docked = { event: "Docked", StationType: "FleetCarrier" };
  expect(hidesMoves(docked, "spec")).toBe(true);
  expect(hidesMoves(docked, "live")).toBe(false);
  expect(hidesMoves({ ...docked, StationType: "Orbis" }, "spec")).toBe(false);
  expect(hidesMoves({ ...docked, event: "FSDJump" }, "spec")).toBe(false);
});
