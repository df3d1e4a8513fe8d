import { describe, expect, it } from "vitest";
import { createChance } from "../chance/createChance.ts";
import { stepActivityNames } from "../scenarios/Scenario.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { habits } from "../observed/habits.ts";
import { createSession } from "../session/createSession.ts";
import { carryOut } from "./carryOut.ts";
import { parseScript } from "./parseScript.ts";
import { liveActivities, stepActivityRows } from "./stepActivities.ts";

const options = {
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
} as const;
const { world } = createSession(options);

describe("a player of dialect live", () => {
  it("is led back by a dropship from where one has left them", () => {
    const { foot, system, port } = world;
    const dropped = { ...world, foot: { ...foot, place: "planet" as const }, shipWaits: { system, port: port! } };
    expect(port).toBeDefined();
    expect(liveActivities.embark.can?.({ ...dropped, port: undefined })).toBe(true);
  });

  it("never stays in the fighter, whichever step is refused", () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const session = createSession({ ...options, seed, scenario: scenarios["fighter-pilot"] });
      session.world.commander.hasHiredCrew = false;
      carryOut(session, { do: "supercruise" });
      carryOut(session, { do: "dropOut" });
      liveActivities["fly-fighter"].run(session);
      expect(session.world.state).not.toBe("fighter");
    }
  });
});

describe("activities that the director carries out", () => {
  it.each(stepActivityNames)("%s draws steps with values that they take", (name) => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const drawn = stepActivityRows[name].draw(createChance(seed), world, habits.values);
      expect(drawn.length).toBeGreaterThan(0);
      expect(parseScript(JSON.stringify(drawn))).toMatchObject({ ok: true });
    }
  });
});
