import { describe, expect, it } from "vitest";
import { createGalaxy } from "./createGalaxy.ts";
import { lyBetween } from "./lyBetween.ts";
import { everyGalaxy, inhabitedSystems, samplePlaces, systemsEverywhere } from "../../tests/helpers/sample.ts";
import type { StarSystem } from "./StarSystem.ts";

/** Decodes a SystemAddress by F67, independently of the encoder. */
function readBits(address: number) {
  let left = BigInt(address);
  const take = (bits: number): number => {
    const value = Number(left & ((1n << BigInt(bits)) - 1n));
    left >>= BigInt(bits);
    return value;
  };
  const mass = take(3);
  const boxelZ = take(7 - mass);
  const sectorZ = take(7);
  const boxelY = take(7 - mass);
  const sectorY = take(6);
  const boxelX = take(7 - mass);
  const sectorX = take(7);
  return { mass, boxel: [boxelX, boxelY, boxelZ], sector: [sectorX, sectorY, sectorZ], number: Number(left) } as const;
}

const origin = [-49_985, -40_985, -24_105];
const procedural = /^(?<sector>.+) (?<letters>[A-Z][A-Z]-[A-Z]) (?<mass>[a-h])(?:(?<row>\d+)-)?(?<number>\d+)$/;

/** Formats mass code, number, and the index of the boxel in rows of 128. */
function agrees(name: string, address: number): boolean {
  const { letters, mass, row, number } = procedural.exec(name)?.groups ?? {};
  const bits = readBits(address);
  const index = bits.boxel[0] + 128 * bits.boxel[1] + 16_384 * bits.boxel[2];
  const letter = (at: number): string => String.fromCharCode(65 + (at % 26));
  const expected = `${letter(index)}${letter(Math.floor(index / 26))}-${letter(Math.floor(index / 676))}`;
  const isSamePlace = letters === expected && Number(row ?? 0) === Math.floor(index / 17_576);
  return isSamePlace && mass === "abcdefgh"[bits.mass] && Number(number) === bits.number;
}

function addressesOf(systems: readonly StarSystem[]): readonly number[] {
  return systems.map(({ address }) => address).toSorted((one, other) => one - other);
}

describe("systems", () => {
  it("are in the boxel of their SystemAddress, on the grid of 1/32 ly", () => {
    everyGalaxy((galaxy, seed) => {
      const outside = systemsEverywhere(galaxy, 60).filter(({ address, position }) => {
        const { mass, boxel, sector } = readBits(address);
        const edge = 10 * 2 ** mass;
        return !position.every((ly, axis) => {
          const corner = origin[axis]! + sector[axis]! * 1280 + boxel[axis]! * edge;
          return ly >= corner && ly < corner + edge && Number.isInteger(ly * 32) && Number.isSafeInteger(address);
        });
      });
      expect(outside, `seed ${seed}`).toEqual([]);
    });
  });

  it("have the procedural name of their address, or a unique given name", () => {
    everyGalaxy((galaxy, seed) => {
      const all = [...systemsEverywhere(galaxy, 60), ...inhabitedSystems(galaxy)];
      const systems = [...new Map(all.map((system) => [system.address, system])).values()];
      const named = systems.filter(({ name }) => !procedural.test(name));
      const misnamed = systems.filter(({ name, address }) => procedural.test(name) && !agrees(name, address));
      expect(
        misnamed.map(({ name, address }) => [name, address]),
        `seed ${seed}`,
      ).toEqual([]);
      expect(named.filter(({ isInhabited }) => !isInhabited)).toEqual([]);
      expect(named.length).toBeGreaterThan(1_000);
      expect(systems.length - named.length).toBeGreaterThan(1_000);
      expect(new Set(systems.map(({ name }) => name)).size).toBe(systems.length);
    });
  });

  it("share a sector name exactly when they share a sector", () => {
    const galaxy = createGalaxy(42);
    const sectors = new Map<string, string>();
    for (let east = -12; east < 12; east += 1) {
      for (let north = -6; north < 20; north += 1) {
        for (const { name, address } of galaxy.systemsNear([east * 1_280, 0, north * 1_280 + 500], 14)) {
          const sector = procedural.exec(name)?.groups?.["sector"];
          if (sector === undefined) continue;
          const place = readBits(address).sector.join();
          expect(sectors.get(sector) ?? place).toBe(place);
          sectors.set(sector, place);
        }
      }
    }
    expect(sectors.size).toBeGreaterThan(200);
    expect(new Set(sectors.values()).size).toBe(sectors.size);
  });

  it("are found by address, and only existing systems are", () => {
    everyGalaxy((galaxy) => {
      for (const system of systemsEverywhere(galaxy, 15)) {
        expect(galaxy.systemAt(system.address)).toMatchObject({ name: system.name, position: system.position });
      }
      const nowhere = [-1, 0.5, Number.NaN, 2 ** 53, 8_000 * 2 ** 41];
      expect(nowhere.map((address) => galaxy.systemAt(address))).toEqual(nowhere.map(() => undefined));
    });
  });

  it("are all found, nearest first", () => {
    everyGalaxy((galaxy) => {
      for (const place of samplePlaces) {
        const wide = galaxy.systemsNear(place, 45);
        const distances = wide.map(({ position }) => lyBetween(place, position));
        expect(distances).toEqual(distances.toSorted((one, other) => one - other));
        // A search from another position finds the same systems in the overlap.
        const aside = [place[0] + 9, place[1] - 7, place[2] + 11] as const;
        const other = galaxy.systemsNear(aside, 61).filter(({ position }) => lyBetween(place, position) <= 45);
        expect(addressesOf(other)).toEqual(addressesOf(wide));
      }
    });
  });

  it("have an arrival star with the system's name and id 0, with a letter and a higher id, or a barycentre", () => {
    let barycentres = 0;
    everyGalaxy((galaxy) => {
      for (const system of systemsEverywhere(galaxy, 25)) {
        const { arrival, name, starClass, starCount } = system;
        const [first] = galaxy.bodies(system);
        expect(first).toMatchObject({ type: "Star", starClass, distanceLs: 0 });
        if (arrival.type === "Null") barycentres += 1;
        const barycentre = { name: `${name} ${"ABCD".slice(0, starCount)}`, id: 0, type: "Null" };
        const star = { name: starCount === 1 ? name : `${name} A`, id: first?.id, type: "Star" };
        expect(arrival).toEqual(arrival.type === "Null" && starCount > 1 ? barycentre : star);
        expect(star.name === name).toBe(star.id === 0);
      }
    });
    expect(barycentres).toBeGreaterThan(0);
  });

  it("include an inhabited origin at [0, 0, 0]", () => {
    everyGalaxy((galaxy) => {
      expect(galaxy.origin).toMatchObject({ position: [0, 0, 0], isInhabited: true, isScoopable: true });
      expect(galaxy.systemsNear([0, 0, 0], 0)).toEqual([galaxy.origin]);
    });
  });

  it("are denser towards the core and sparser away from the plane", () => {
    const galaxy = createGalaxy(42);
    const count = (x: number, y: number, z: number) => galaxy.systemsNear([x, y, z], 30).length;
    expect(count(0, 0, 18_000)).toBeGreaterThan(2 * count(0, 0, 0));
    expect(count(0, 0, -20_000)).toBeLessThan(count(0, 0, 0) / 2);
    expect(count(0, 1_500, 0)).toBeLessThan(count(0, 0, 0) / 4);
  });
});

describe("inhabited systems", () => {
  it("are the inhabited ones among all nearby systems", () => {
    everyGalaxy((galaxy) => {
      for (const place of samplePlaces.slice(0, 3)) {
        const filtered = galaxy.systemsNear(place, 50).filter(({ isInhabited }) => isInhabited);
        expect(galaxy.inhabitedNear(place, 50).map(({ address }) => address)).toEqual(
          filtered.map(({ address }) => address),
        );
      }
    });
  });

  it("exist only in the bubble", () => {
    everyGalaxy((galaxy) => {
      const systems = inhabitedSystems(galaxy);
      expect(systems.length).toBeGreaterThan(5_000);
      const inner = systems.filter(({ position }) => lyBetween([0, 0, 0], position) < 200);
      expect(inner.length / systems.length).toBeGreaterThan(0.85);
    });
  });

  it("have a nearest one from every position", () => {
    everyGalaxy((galaxy) => {
      const all = inhabitedSystems(galaxy);
      for (const place of samplePlaces) {
        const nearest = galaxy.nearestInhabited(place);
        const least = Math.min(...all.map(({ position }) => lyBetween(place, position)));
        expect(lyBetween(place, nearest.position)).toBe(least);
      }
    });
  });
});
