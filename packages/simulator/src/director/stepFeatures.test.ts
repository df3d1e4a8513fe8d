import { describe, expect, it } from "vitest";
import type { GameName } from "../games/games.ts";
import { direct } from "./direct.ts";
import { requireLines } from "./stepFeatures.ts";
import type { Step, StepName } from "./steps/steps.ts";

describe("a game without play on foot", () => {
  it.each(["disembark", "walk", "upgradeSuit", "takeTaxi"] as const)(
    "refuses %s, and says which game has it",
    (name) => {
      const outcome = direct({ game: "3.8" }).do({ do: name });
      expect(outcome).toMatchObject({
        outcome: "refused",
        reason: "This version of the game has no play on foot.",
        possible: "Start game 4.0 or a later one.",
      });
    },
  );

  it("refuses options that ask for it", () => {
    expect(() => direct({ game: "3.3", begins: "onFoot" })).toThrow(
      /game 3\.3 has no play on foot; take game 4\.0 or a later one/,
    );
    expect(() => direct({ game: "3.3", owns: ["carrier"] })).toThrow(
      /game 3\.3 has no fleet carriers; take game 3\.8 or a later one/,
    );
    expect(() => direct({ game: "2.4", ship: "explorer" })).toThrow(
      /game 2\.4 has no ship "explorer"; take "all-rounder"/,
    );
    expect(() => direct({ game: "2.4", dialect: "spec" })).toThrow(/option "game" must be left out in dialect spec/);
    expect(() => direct({ game: "2.5" as "2.4" })).toThrow(/option "game"/);
  });
});

it("refuses a step whose event came later", () => {
  const game = direct({ game: "2.4" });
  const started = game.do({ do: "start" });
  expect(started.outcome).toBe("done");
  expect(game.do({ do: "lookAtModules" })).toMatchObject({
    outcome: "refused",
    moments: [],
    reason: "This version of the game writes no ModuleInfo.",
    possible: "Start another game: the first that does is 3.3.",
  });
});

it("refuses a wish for a field that came later, with the game that has it first, and not for its absence", () => {
  const jump = (expected: "any" | null) =>
    direct({ game: "2.4" }).do({ do: "jump", to: "nearest inhabited", expect: { Conflicts: expected } });
  expect(jump("any")).toMatchObject({
    outcome: "refused",
    reason: "This version of the game writes no FSDJump.Conflicts.",
    possible: "Start another game: the first that does is 3.8.",
  });
  expect(jump(null).outcome).toBe("done");
});

it.each(["2.4", "3.3"] as const)("finds a conflict zone in game %s, whose jumps do not show conflicts", (game) => {
  const { outcome, moments } = direct({ game, seed: 3 }).do({ do: "fight", at: "conflictZone" });
  expect(outcome).toBe("done");
  expect(moments.map(({ event }) => event?.["event"])).toContain("FactionKillBond");
});

it("refuses a step of carriers, squadrons, colonies or the scanner with the game that has it first", () => {
  const possible = (game: GameName, name: StepName) => {
    const outcome = direct({ game }).do({ do: name } as Step);
    return outcome.outcome === "refused" ? outcome.possible : outcome.outcome;
  };
  expect(possible("3.3", "manageCarrier")).toBe("Start game 3.8 or a later one.");
  expect(possible("2.4", "createSquadron")).toBe("Start game 3.3 or a later one.");
  expect(possible("4.0", "supplyColony")).toBe("Start game 4.4 or a later one.");
  expect(possible("2.4", "map")).toBe("Start game 3.3 or a later one.");
  expect(possible("2.4", "recordCodex")).toBe("Start another game: the first that does is 3.3.");
  expect(possible("2.4", "targetShip")).toBe("Start another game: the first that does is 3.3.");
});

it("refuses the header of another game", () => {
  expect(() => direct({ game: "2.4", client: { version: "4.1.2.100" } })).toThrow(
    /game 2\.4 has no version "4\.1\.2\.100"; leave out one of them/,
  );
  const game = direct({ game: "4.4", client: { version: "4.4.0.100" } });
  expect(game.do({ do: "start" }).outcome).toBe("done");
  game.do({ do: "quit" });
  expect(game.do({ do: "start", version: "4.5.0.0" })).toMatchObject({
    outcome: "refused",
    reason: "This game writes journals of 4.4 only.",
  });
});

it("promotes in every game", () => {
  const outcome = direct({ game: "2.4" }).do({ do: "bePromoted", career: "Trade" });
  expect(outcome.moments.map(({ event }) => event?.["event"])).toContain("Promotion");
});

it("refuses a step all of whose lines came later", () => {
  const left = new Set(["FSSBodySignals"]);
  expect(() => requireLines(false, left)).toThrow("This version of the game writes no FSSBodySignals.");
  requireLines(true, left);
  requireLines(false, new Set());
});

it("does what the game has, in its form", () => {
  const game = direct({ game: "2.4", seed: 3 });
  const jump = game.do({ do: "jump", to: "nearest inhabited" });
  expect(jump.outcome).toBe("done");
  const event = jump.moments.find((moment) => moment.event?.["event"] === "FSDJump")?.event;
  expect(event).toBeDefined();
  expect(event).not.toHaveProperty("SystemAddress");
  expect(typeof event?.["SystemFaction"]).toBe("string");
  expect(game.state.timeMs).toBeLessThan(Date.UTC(2018, 0, 1));
});
