import { describe, expect, it } from "vitest";
import { createGalaxy } from "./createGalaxy.ts";
import { lyBetween } from "./lyBetween.ts";
import { everyGalaxy } from "../../tests/helpers/sample.ts";
import type { StarSystem } from "./StarSystem.ts";

function hops(route: readonly StarSystem[]): readonly number[] {
  return route.slice(1).map((system, at) => lyBetween(route[at]!.position, system.position));
}

describe("planRoute", () => {
  it("connects two systems in hops within range, and visits no system twice", () => {
    everyGalaxy((galaxy, seed) => {
      for (const [x, z, rangeLy] of [
        [60, 90, 12],
        [-400, 300, 22],
        [900, 2_500, 45],
        [0, 12_000, 68],
      ] as const) {
        const [to] = galaxy.systemsNear([x, 0, z], 30);
        const route = galaxy.planRoute(galaxy.origin, to!, rangeLy);
        expect(route?.[0], `seed ${seed}`).toBe(galaxy.origin);
        expect(route?.at(-1)?.address).toBe(to!.address);
        expect(Math.max(...hops(route!))).toBeLessThanOrEqual(rangeLy);
        expect(new Set(route!.map(({ address }) => address)).size).toBe(route!.length);
        expect(route!.length).toBeLessThan((1.7 * lyBetween([0, 0, 0], to!.position)) / rangeLy + 4);
      }
    });
  });

  it("prefers scoopable stars when asked", () => {
    const galaxy = createGalaxy(42);
    const [to] = galaxy.systemsNear([900, 0, 2_500], 30);
    const isFuelled = ({ isScoopable }: StarSystem): boolean => isScoopable;
    const wished = galaxy.planRoute(galaxy.origin, to!, 45, { prefersScoopable: true })!.slice(0, -1);
    const plain = galaxy.planRoute(galaxy.origin, to!, 45)!.slice(0, -1);
    expect(wished.every(isFuelled)).toBe(true);
    expect(plain.every(isFuelled)).toBe(false);
  });

  it("returns one system when already there, and undefined when the target is out of reach", () => {
    const galaxy = createGalaxy(1);
    expect(galaxy.planRoute(galaxy.origin, galaxy.origin, 10)).toEqual([galaxy.origin]);
    const [to] = galaxy.systemsNear([200, 0, 0], 10);
    expect(galaxy.planRoute(galaxy.origin, to!, 1.2)).toBe(undefined);
  });
});
