import { describe, expect, it } from "vitest";
import { createChance } from "../chance/createChance.ts";
import { stepActivityNames } from "../scenarios/Scenario.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { createSession } from "../session/createSession.ts";
import { parseScript } from "./parseScript.ts";
import { stepActivityRows } from "./stepActivities.ts";

const { world } = createSession({
  seed: 1,
  galaxySeed: 1,
  scenario: scenarios["grand-tour"],
  startMs: Date.UTC(2026, 4, 1),
  game: undefined,
  showsStatus: false,
  showsIdleStatus: false,
  observer: undefined,
  language: "english",
  isMortal: true,
});

describe("activities that the director carries out", () => {
  it.each(stepActivityNames)("%s draws steps with values that they take", (name) => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const drawn = stepActivityRows[name].draw(createChance(seed), world);
      expect(drawn.length).toBeGreaterThan(0);
      expect(parseScript(JSON.stringify(drawn))).toMatchObject({ ok: true });
    }
  });
});
