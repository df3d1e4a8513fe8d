import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Planet } from "../galaxy/Body.ts";
import { moveOver, noCourse, type SurfacePosition } from "./SurfacePosition.ts";

const planet: Planet = {
  type: "Planet",
  id: 3,
  name: "Somewhere 3",
  distanceLs: 100,
  radiusM: 1_500_000,
  planetClass: "Rocky body",
  gravityG: 0.2,
  temperatureK: 200,
  atmosphere: "none",
  isLandable: true,
};

function over(more: Partial<SurfacePosition> = {}): SurfacePosition {
  return {
    planet,
    latitude: 10,
    longitude: 20,
    headingDeg: 0,
    turnDegPerS: 0,
    speedMps: 100,
    heightM: 2000,
    climbMps: 0,
    isOnGround: false,
    course: noCourse,
    ...more,
  };
}

describe("a position over a planet", () => {
  it("moves north by speed over radius", () => {
    const surface = over();
    moveOver(surface, 10);
    expect(surface.latitude).toBeCloseTo(10 + (1000 / (1_502_000 * Math.PI)) * 180, 9);
    expect(surface.longitude).toBeCloseTo(20, 9);
  });

  it("moves farther in longitude near a pole", () => {
    const low = over({ headingDeg: 90, latitude: 0 });
    const high = over({ headingDeg: 90, latitude: 60 });
    for (const surface of [low, high]) moveOver(surface, 10);
    expect((high.longitude - 20) / (low.longitude - 20)).toBeCloseTo(2, 5);
  });

  it("keeps latitude, longitude and heading in range", () => {
    const start = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 179, noNaN: true }),
      headingDeg: fc.double({ min: 0, max: 359, noNaN: true }),
      turnDegPerS: fc.double({ min: -2, max: 2, noNaN: true }),
      speedMps: fc.double({ min: 0, max: 9000, noNaN: true }),
    });
    fc.assert(
      fc.property(start, (begin) => {
        const surface = over(begin);
        for (let second = 0; second < 300; second += 1) moveOver(surface, 1);
        expect(Math.abs(surface.latitude)).toBeLessThanOrEqual(80);
        expect(surface.longitude).toBeGreaterThanOrEqual(-180);
        expect(surface.longitude).toBeLessThan(180);
        expect(surface.headingDeg).toBeGreaterThanOrEqual(0);
        expect(surface.headingDeg).toBeLessThan(360);
      }),
    );
  });
});
