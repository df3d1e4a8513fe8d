import { describe, expect, it } from "vitest";
import { createChance } from "../chance/createChance.ts";
import { createGalaxy } from "../galaxy/createGalaxy.ts";
import { stationsOf } from "../world/GameWorld.ts";
import { drawFleet } from "./fleet.ts";

describe("the ships that a player has parked", () => {
  const galaxy = createGalaxy(1);
  const system = galaxy.origin;
  const [port] = stationsOf({ galaxy, game: undefined } as unknown as Parameters<typeof stationsOf>[0], system, 20_000);

  it("differ from each other and from the one in use", () => {
    if (port === undefined) throw new Error("the home system has no port");
    for (let seed = 1; seed <= 50; seed += 1) {
      const types = drawFleet(createChance(seed), port, system, "all-rounder").map(({ ship }) => ship.hull.symbol);
      expect(new Set([...types, "python"]).size).toBe(types.length + 1);
      expect(drawFleet(createChance(seed), port, system, "starter")).toEqual([]);
    }
  });
});
