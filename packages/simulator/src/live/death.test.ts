import type { JsonObject } from "@shipslog/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { simulateWithLog } from "../../tests/helpers/simulateWithLog.ts";
import { direct } from "../director/direct.ts";
import type { SimulateOptions } from "../director/SimulateOptions.ts";
import type { ScenarioName } from "../scenarios/scenarios.ts";
import { simulate } from "../simulate.ts";

/** Scenarios in which players lose ships, or die on foot. */
const fatal = ["bounty-hunter", "on-foot", "fighter-pilot", "mercenary"] as const satisfies readonly ScenarioName[];

const optionsOf = (scenario: ScenarioName, seed: number): SimulateOptions => {
  return { seed, scenario, dialect: "live", durationMs: 4 * 3_600_000, status: false };
};

/** The lines of each session before a death, and from it on. */
const deaths: { readonly before: readonly JsonObject[]; readonly after: readonly JsonObject[] }[] = [];

/** More sessions than are needed to see deaths of both sorts twice. */
const seedsMax = 20;

const isSeen = (): boolean => boughtAgain().length > 1 && deaths.length - boughtAgain().length > 1;

beforeAll(() => {
  for (let seed = 1; seed <= seedsMax && !isSeen(); seed += 1) {
    for (const scenario of fatal) {
      const lines = [...simulate(optionsOf(scenario, seed))].flatMap(({ event }) =>
        event === undefined ? [] : [event],
      );
      for (const [at, { event }] of lines.entries()) {
        if (event === "Died") deaths.push({ before: lines.slice(0, at), after: lines.slice(at) });
      }
    }
  }
}, 120_000);

const lineIn = (lines: readonly JsonObject[], name: string): JsonObject =>
  lines.find(({ event }) => event === name) ?? {};
const lastIn = (lines: readonly JsonObject[], name: string): JsonObject => lineIn(lines.toReversed(), name);
const boughtAgain = () => deaths.filter(({ after }) => lineIn(after, "Resurrect")["Option"] === "rebuy");

describe("a death", () => {
  it("happens in ships and on foot", () => {
    expect(boughtAgain().length).toBeGreaterThan(1);
    expect(deaths.length - boughtAgain().length).toBeGreaterThan(1);
  });

  it("leads back into the game without a start", () => {
    for (const { after } of deaths) {
      const upTo = after.findIndex(({ event }) => event === "Loadout");
      const aside = ["Music", "Friends", "ShieldState", "ApproachBody", "Powerplay"];
      const names = after.slice(0, upTo + 1).map(({ event }) => event as string);
      expect(names.filter((name) => !aside.includes(name))).toEqual([
        "Died",
        "Resurrect",
        "Location",
        "ShipLocker",
        "Missions",
        "Loadout",
      ]);
    }
  });

  it("in a ship costs what Loadout said, and everything in it", () => {
    for (const { before, after } of boughtAgain()) {
      expect(lineIn(after, "Resurrect")["Cost"]).toBe(lastIn(before, "Loadout")["Rebuy"]);
      expect(lineIn(after, "Cargo")).toMatchObject({ Count: 0, Inventory: [] });
      expect(lineIn(after, "Location")).toMatchObject({ Docked: true });
      const last = before.findLast(({ event }) => event === "FSDJump" || event === "Location");
      expect(lineIn(after, "Location")["StarSystem"]).toBe(last?.["StarSystem"]);
    }
  });

  it("loses exploration data", () => {
    const game = direct({ seed: 1, surveys: 20 });
    expect(game.do({ do: "die" }).outcome).toBe("done");
    expect(game.do({ do: "sellExplorationData", strict: true })).toMatchObject({
      outcome: "refused",
      reason: "The player has no exploration data.",
    });
  });

  it("on foot costs nothing, and the ship has waited", () => {
    for (const death of deaths.filter((each) => !boughtAgain().includes(each))) {
      expect(lineIn(death.after, "Resurrect")).toMatchObject({ Option: "rejoin", Cost: 0 });
      expect(lineIn(death.after, "Location")).toMatchObject({ Docked: false, BodyType: "Planet" });
    }
  });

  it("never happens in dialect spec", () => {
    const names = [...simulateWithLog({ ...optionsOf("bounty-hunter", 12), dialect: "spec" })].flatMap(
      ({ transitions }) => transitions.map(({ name }) => name),
    );
    expect(names).toContain("loseShields");
    expect(names).not.toContain("die");
  });
});
