import { describe, expect, it } from "vitest";
import type { Body, Planet } from "./Body.ts";
import { createGalaxy } from "./createGalaxy.ts";
import type { Galaxy } from "./Galaxy.ts";
import { everyGalaxy, inhabitedSystems, systemsEverywhere } from "../../tests/helpers/sample.ts";
import { serviceTable, spelledService } from "./services.ts";
import type { StarSystem } from "./StarSystem.ts";
import type { Station } from "./Station.ts";
import { stationTypes } from "./stationTypes.ts";

const day = 20_100;

function stationsOf(galaxy: Galaxy, step: number): readonly (readonly [StarSystem, readonly Station[]])[] {
  const systems = inhabitedSystems(galaxy).filter((_, at) => at % step === 0);
  return systems.map((system) => [system, galaxy.stations(system, day)]);
}

function expectEvery(rule: (station: Station, system: StarSystem, galaxy: Galaxy) => boolean): void {
  everyGalaxy((galaxy, seed) => {
    const broken = stationsOf(galaxy, 12).flatMap(([system, stations]) =>
      stations.filter((station) => !rule(station, system, galaxy)),
    );
    expect(broken.slice(0, 2), `seed ${seed}`).toEqual([]);
  });
}

/** The ranges of F68. */
const isHandPlaced = (id: number): boolean => id >= 128_000_000 && id <= 129_100_000;
const isColonised = (id: number): boolean => id >= 4_200_000_000 && id <= 4_240_000_000 && id % 256 === 3;
const isWithin = (id: number, from: number, to: number): boolean => id >= from && id <= to && id % 256 === 0;
const isOrbital = (id: number): boolean => isWithin(id, 3_220_000_000, 3_230_000_000);
const isSurface = (id: number): boolean => isWithin(id, 3_500_000_000, 3_530_000_000);
const isSettlement = (id: number): boolean => isWithin(id, 3_800_000_000, 3_910_000_000);

describe("stations", () => {
  it("exist in every inhabited system, with unique names", () => {
    everyGalaxy((galaxy) => {
      for (const [, stations] of stationsOf(galaxy, 12)) {
        expect(stations.length).toBeGreaterThan(0);
        expect(new Set(stations.map(({ name }) => name)).size).toBe(stations.length);
      }
    });
  });

  it("have market ids in the range of their type", () => {
    expectEvery(({ marketId, type, isOnSurface }) => {
      if (isHandPlaced(marketId)) return true;
      if (type === "OnFootSettlement") return isSettlement(marketId);
      return isColonised(marketId) || (isOnSurface ? isSurface(marketId) : isOrbital(marketId));
    });
  });

  it("have unique market ids in the whole galaxy, and every type and state", () => {
    const all = stationsOf(createGalaxy(42), 1).flatMap(([, stations]) => stations);
    expect(new Set(all.map(({ marketId }) => marketId)).size).toBe(all.length);
    expect(all.filter(({ marketId }) => isOrbital(marketId)).length).toBeGreaterThan(all.length / 4);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(stationTypes));
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(["Damaged", "UnderRepairs", undefined]));
  });

  it("belong to a faction of the society on that day", () => {
    expectEvery(({ faction }, system, galaxy) =>
      galaxy.society(system, day).factions.some(({ name }) => name === faction.name),
    );
  });

  it("are on a landable body, or in orbit", () => {
    expectEvery(({ isOnSurface, body, distanceLs }, system, galaxy) => {
      const isKnown = body === undefined || galaxy.bodies(system).some(({ name }) => name === body.name);
      const isFit = !isOnSurface || (body?.type === "Planet" && body.isLandable);
      return isKnown && isFit && distanceLs > 0 && distanceLs < 1_000_000;
    });
  });

  it("have economies whose shares sum to 1, the largest first", () => {
    expectEvery(({ economies }) => {
      const shares = economies.map(({ proportion }) => proportion);
      const sum = shares.reduce((total, share) => total + share, 0);
      const ids = new Set(economies.map(({ economy }) => economy.id));
      return (
        Math.abs(sum - 1) < 1e-9 && Math.max(...shares) === shares[0] && ids.size === shares.length && !ids.has("None")
      );
    });
  });

  it("list services once, in the game's order, and have pads", () => {
    const order = serviceTable.map(({ id }) => id);
    expectEvery(({ services, pads, type }) => {
      const places = services.map((service) => order.indexOf(service));
      const isOrdered = places.every((place, at) => at === 0 || place > places[at - 1]!);
      const isOutpost = type !== "Outpost" || pads.large === 0;
      return isOrdered && services.includes("dock") && pads.small + pads.medium + pads.large > 0 && isOutpost;
    });
  });
});

describe("spelledService", () => {
  it("returns spellings of the specification, or undefined", () => {
    expect(spelledService("searchrescue", "spec")).toBe("SearchAndRescue");
    expect(spelledService("searchrescue", "live")).toBe("searchrescue");
    expect(spelledService("bartender", "spec")).toBe(undefined);
    expect(spelledService("techbroker", "live")).toBe("techBroker");
  });
});

describe("bodies", () => {
  it("have ascending ids, names that begin with the system's, and plausible figures", () => {
    everyGalaxy((galaxy) => {
      for (const system of systemsEverywhere(galaxy, 15)) {
        const bodies = galaxy.bodies(system);
        const isSound = ({ id, name, radiusM, distanceLs }: Body, at: number): boolean =>
          id === bodies[0]!.id + at && name.startsWith(system.name) && radiusM > 0 && distanceLs >= 0;
        expect(bodies.every(isSound)).toBe(true);
      }
    });
  });

  it("are landable only with low gravity and a thin atmosphere", () => {
    everyGalaxy((galaxy) => {
      const planets = systemsEverywhere(galaxy, 15).flatMap((system) =>
        galaxy.bodies(system).filter((body) => body.type === "Planet"),
      );
      const isSound = ({ isLandable, gravityG, atmosphere, temperatureK }: Planet): boolean => {
        const isBearable = gravityG < 2.71 && (atmosphere === "none" || atmosphere.startsWith("thin"));
        return gravityG > 0 && temperatureK > 0 && (isBearable || !isLandable);
      };
      expect(planets.filter((planet) => !isSound(planet))).toEqual([]);
      const landable = planets.filter(({ isLandable }) => isLandable).length;
      expect(landable / planets.length).toBeGreaterThan(0.3);
    });
  });
});
