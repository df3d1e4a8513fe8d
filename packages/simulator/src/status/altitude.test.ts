import { expect, it } from "vitest";
import type { Planet } from "../galaxy/Body.ts";
import { groundM, noCourse, settleOnGround, type SurfacePosition } from "../world/SurfacePosition.ts";
import { altitudeM, isOverAverageRadius } from "./altitude.ts";

const planet = { type: "Planet", id: 3, name: "Somewhere 3", radiusM: 1_500_000 } as Planet;

function at(heightM: number): SurfacePosition {
  const place = { planet, latitude: 10, longitude: 20, heightM, isOnGround: false };
  return { ...place, headingDeg: 0, turnDegPerS: 0, speedMps: 100, climbMps: 0, course: noCourse };
}

it("is over the average radius when high, over the ground when low, and 0 on the ground", () => {
  const high = at(240_090);
  const low = at(3552);
  expect([isOverAverageRadius(high), altitudeM(high)]).toEqual([true, 240_090]);
  expect([isOverAverageRadius(low), altitudeM(low)]).toEqual([false, 3552 - groundM(low)]);
  settleOnGround(low);
  expect(altitudeM(low)).toBe(0);
});
