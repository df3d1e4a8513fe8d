import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { driving, flying, walking } from "../../../tests/helpers/moments.ts";
import { isStatusChange } from "./statusChange.ts";

describe("isStatusChange", () => {
  it.each([
    ["in flight", flying, 0.0199, 0.02],
    ["in the SRV", driving, 0.0004, 0.0005],
    ["on foot", walking, 0.0004, 0.0005],
  ])("%s: coordinates are significant from the threshold on", (_where, at, below, threshold) => {
    expect(isStatusChange(at(10, 20), at(10 + below, 20))).toBe(false);
    expect(isStatusChange(at(10, 20), at(10 - below, 20 + below))).toBe(false);
    expect(isStatusChange(at(10, 20), at(10 + threshold, 20))).toBe(true);
    expect(isStatusChange(at(10, 20), at(10, 20 - threshold))).toBe(true);
  });

  it("applies the threshold exactly everywhere, despite rounding of doubles", () => {
    const micro = fc.integer({ min: -89_000_000, max: 89_000_000 });
    fc.assert(
      fc.property(micro, fc.integer({ min: 0, max: 40_000 }), (from, apart) => {
        const before = from / 1e6;
        const after = (from + apart) / 1e6;
        expect(isStatusChange(flying(before, 0), flying(after, 0))).toBe(apart >= 20_000);
        expect(isStatusChange(driving(0, after), driving(0, before))).toBe(apart >= 500);
      }),
    );
  });

  it("measures longitude across 180 degrees if that is shorter", () => {
    expect(isStatusChange(flying(0, 179.995), flying(0, -179.995))).toBe(false);
    expect(isStatusChange(flying(0, 179.99), flying(0, -179.99))).toBe(true);
  });

  it("counts any other difference and a missing coordinate, but not the timestamp", () => {
    const here = flying(1, 2, { Heading: 90, Fuel: { FuelMain: 16, FuelReservoir: 0.5 } });
    expect(isStatusChange(here, { ...here, timestamp: "2026-05-01T12:00:09Z" })).toBe(false);
    expect(isStatusChange(here, { ...here, Heading: 91 })).toBe(true);
    expect(isStatusChange(here, { ...here, Fuel: { FuelMain: 16, FuelReservoir: 0.25 } })).toBe(true);
    const { Latitude: _latitude, Longitude: _longitude, ...nowhere } = here;
    expect(isStatusChange(nowhere, here)).toBe(true);
    expect(isStatusChange(here, nowhere)).toBe(true);
  });

  it("distinguishes two destinations beyond 2^53", () => {
    const to = (System: bigint) => flying(0, 0, { Destination: { System, Body: 0, Name: "Sol" } });
    expect(isStatusChange(to(18446744073709551614n), to(18446744073709551615n))).toBe(true);
  });
});
