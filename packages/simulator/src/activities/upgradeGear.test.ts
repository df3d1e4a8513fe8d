import { describe, expect, it } from "vitest";
import { scenarios } from "../scenarios/scenarios.ts";
import { createSession } from "../session/createSession.ts";
import { renewWardrobe } from "./upgradeGear.ts";

describe("a wardrobe that is renewed", () => {
  it("has the worn loadout, also when the player wore one of many", () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const startMs = Date.UTC(2026, 4, 1);
      const { world } = createSession({ seed, scenario: scenarios["on-foot"], startMs, showsStatus: false });
      const { commander } = world;
      const [first] = commander.wardrobe;
      if (first === undefined) throw new Error("a commander without a suit");
      while (commander.wardrobe.length < 12) commander.wardrobe.push({ ...first });
      commander.worn = 11;
      renewWardrobe(world);
      expect(commander.wardrobe.length).toBeLessThan(12);
      expect(commander.wardrobe[commander.worn]).toBeDefined();
    }
  });
});
