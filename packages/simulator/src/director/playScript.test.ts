import type { Moment } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { simulate } from "../simulate.ts";
import { direct } from "./direct.ts";
import { RefusedScriptError } from "./playScript.ts";
import type { Step } from "./steps/steps.ts";

const script: readonly Step[] = [
  { do: "jump", to: "nearest inhabited" },
  { do: "dock" },
  { do: "crash" },
  { do: "start" },
];

const kindsOf = (moments: Iterable<Moment>): readonly unknown[] =>
  [...moments].flatMap(({ event }) => (event === undefined ? [] : [event["event"]]));

describe("a scenario with a script", () => {
  it.each(["spec", "live"] as const)("yields the moments of the directed game, then leaves it, in %s", (dialect) => {
    const game = direct({ seed: 42, dialect });
    const directed = script.flatMap((step) => game.do(step).moments);
    const played = [...simulate({ seed: 42, dialect, scenario: { script } })];
    expect(played.slice(0, directed.length)).toEqual(directed);
    expect(played.length).toBeGreaterThan(directed.length);
    expect(played.at(-1)?.companions["Status.json"]?.["Flags"]).toBe(0);
  });

  it("plays the ship and the client of its setup", () => {
    const setup = { ship: "trader", client: { isOlder: true }, script: [{ do: "dock" }] } as const;
    const docked = [...simulate({ seed: 42, dialect: "spec", scenario: setup })].find(
      ({ event }) => event?.["event"] === "Docked",
    );
    expect(docked?.event).toBeDefined();
    expect(docked?.event).not.toHaveProperty("LandingPads");
  });

  it("begins no step after its end", () => {
    const long = [{ do: "wait", for: "1h" }, { do: "jump" }] as const;
    const kinds = kindsOf(simulate({ seed: 42, scenario: { script: long }, durationMs: 600_000, dialect: "spec" }));
    expect(kinds).not.toContain("FSDJump");
  });

  it("throws at a refused step, after the moments before it", () => {
    const seen: Moment[] = [];
    const play = (): void => {
      const refusing = { script: [{ do: "dock" }, { do: "start" }] } as const;
      for (const moment of simulate({ seed: 42, scenario: refusing })) seen.push(moment);
    };
    expect(play).toThrow(RefusedScriptError);
    expect(play).toThrow("step 2 of the script, start, is refused: The game is running: the player is docked.");
    expect(kindsOf(seen)).toContain("Docked");
  });

  it("is checked before it is played", () => {
    const wrong = { script: [{ do: "jump", distance: "far" }] } as unknown as { script: readonly Step[] };
    expect(() => simulate({ scenario: wrong })).toThrow(
      'option "scenario" is not a scenario: /script/0/distance: Expected a number, received a string.',
    );
  });
});
