import type { Dialect, Moment } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { direct } from "./direct.ts";
import type { DirectOptions } from "./DirectOptions.ts";
import type { Step } from "./steps/steps.ts";

const kindsOf = (moments: readonly Moment[]): readonly unknown[] =>
  moments.flatMap(({ event }) => (event === undefined ? [] : [event["event"]]));

const play = (options: DirectOptions, script: readonly Step[]) => {
  const game = direct(options);
  return { game, outcomes: script.map((step) => game.do(step)) };
};

describe.each(["spec", "live"] as const satisfies readonly Dialect[])("a directed game in %s", (dialect) => {
  it("leads to a step by itself", () => {
    const { game, outcomes } = play({ seed: 42, dialect }, [{ do: "jump", to: "nearest inhabited" }, { do: "dock" }]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["done", "done"]);
    const kinds = outcomes.flatMap(({ moments }) => kindsOf(moments));
    expect(kinds).toEqual(expect.arrayContaining(["Missions", "NavRoute", "FSDJump", "Docked"]));
    expect(game.state).toMatchObject({ place: "docked", isDocked: true, system: { isInhabited: true } });
    expect(game.state.flags).toContain("Docked");
  });

  it("writes nothing of a session after its end, also when it ends in an SRV", () => {
    const script: readonly Step[] = [{ do: "driveSrv" }, { do: "quit" }, { do: "start" }];
    const { outcomes } = play({ seed: 199, dialect }, script);
    const times = outcomes.flatMap(({ moments }) =>
      moments.flatMap(({ event }) => (event === undefined ? [] : [event["timestamp"] as string])),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["done", "done", "done"]);
    expect(times).toEqual(times.toSorted());
  });

  it("gives the same moments for the same seed and steps", () => {
    const script: readonly Step[] = [{ do: "jump" }, { do: "dock" }, { do: "crash" }, { do: "undock" }, { do: "quit" }];
    const one = play({ seed: 7, dialect }, script);
    const other = play({ seed: 7, dialect }, script);
    expect(one.outcomes).toEqual(other.outcomes);
    expect(play({ seed: 8, dialect }, script).outcomes).not.toEqual(one.outcomes);
  });
});

describe("a refused step", () => {
  it("says why, and what would make it possible", () => {
    const { outcomes } = play({ seed: 42 }, [{ do: "start" }, { do: "jump", strict: true }]);
    expect(outcomes[1]).toEqual({
      outcome: "refused",
      moments: [],
      reason: "The player is docked, not in supercruise.",
      possible: expect.stringContaining("Leave out strict") as string,
    });
  });

  it("is not possible for a wish that no target fulfils", () => {
    const { outcomes } = play({ seed: 42 }, [{ do: "start" }, { do: "jump", distance: 300 }]);
    expect(outcomes[1]).toMatchObject({
      outcome: "refused",
      reason: expect.stringMatching(/^The ship jumps/) as string,
    });
  });

  it("shows every digit of a wish, and compares lists that hold the largest id", () => {
    const address = 2n ** 60n + 1n;
    const { game, outcomes } = play({ seed: 42 }, [{ do: "jump", expect: { SystemAddress: address } }]);
    expect(outcomes[0]).toMatchObject({
      outcome: "refused",
      reason: `No system "nearest inhabited" is as expected: {"SystemAddress":${address}}.`,
    });
    game.do({ do: "takeMission", kind: "colonisation" });
    expect(game.do({ do: "until", state: { missions: [] }, within: "2s" })).toMatchObject({
      outcome: "refused",
      reason: "It did not happen within 2s.",
    });
  });

  it("is an error for a value that is not a step", () => {
    const game = direct();
    expect(() => game.do({ do: "jmp" } as unknown as Step)).toThrow('There is no step "jmp"; did you mean "jump"?');
    expect(() => game.do({ do: "wait", for: "soon" })).toThrow('"soon" has the wrong form; write for example "90s"');
  });
});

describe("the options of direct", () => {
  it.each([
    [{ seed: 1.5 }, 'option "seed" must be a whole number, received 1.5'],
    [{ ship: "boat" }, 'option "ship" must be "explorer"'],
    [{ owns: ["moon"] }, 'option "owns" must be an array'],
    [{ client: true }, 'option "client" must be an object'],
  ])("are checked: %j", (options, message) => {
    expect(() => direct(options as unknown as DirectOptions)).toThrow(message);
  });

  it("include no negative time to pass", () => {
    expect(() => direct().pass(-1)).toThrow('option "durationMs" must be a number of milliseconds from 0, received -1');
  });
});

describe("wishes", () => {
  it("are granted: the length of a jump, and fields of the event", () => {
    const { outcomes } = play({ seed: 42 }, [
      { do: "jump", distance: 20 },
      { do: "dock", expect: { Wanted: true, ActiveFine: true, CockpitBreach: true } },
    ]);
    const events = outcomes.flatMap(({ moments }) =>
      moments.flatMap(({ event }) => (event === undefined ? [] : [event])),
    );
    const jump = events.find(({ event }) => event === "FSDJump");
    expect(Math.abs(Number(jump?.["JumpDist"]) - 20)).toBeLessThanOrEqual(1);
    const docked = events.findLast(({ event }) => event === "Docked");
    expect(docked).toMatchObject({ Wanted: true, ActiveFine: true, CockpitBreach: true });
  });
});

describe("a full hold", () => {
  it("takes no tonnes that a mission pays", () => {
    const { game } = play({ seed: 42, dialect: "live" }, [
      { do: "takeMission", kind: "courier", reward: "commodity" },
      { do: "completeMission" },
    ]);
    const { cargoCapacityT } = game.state.ship;
    while (game.do({ do: "buyCargo", commodity: "tea", count: 8 }).outcome === "done");
    while (game.do({ do: "buyCargo", commodity: "tea" }).outcome === "done");
    const { moments } = game.do({ do: "handInMission" });
    const ended = moments.find(({ event }) => event?.["event"] === "MissionCompleted")?.event;
    expect(ended).toHaveProperty("Reward");
    expect(ended).not.toHaveProperty("CommodityReward");
    expect(game.state.ship.cargoT).toBe(cargoCapacityT);
  });
});

describe("sessions", () => {
  it("end without Shutdown in a crash, and begin again where the player was", () => {
    const { game, outcomes } = play({ seed: 42, dialect: "live" }, [{ do: "dock" }, { do: "crash" }, { do: "start" }]);
    expect(outcomes[1]).toEqual({ outcome: "done", moments: [] });
    expect(kindsOf(outcomes[2]?.moments ?? [])[0]).toBe("Fileheader");
    expect(game.state).toMatchObject({ sessions: 2, isDocked: true });
  });

  it("begin with 100 percent in Progress where nothing is above the rank that the player has reached", () => {
    const { game } = play({ seed: 42, dialect: "live" }, [{ do: "start" }]);
    while (game.do({ do: "bePromoted", career: "Combat" }).outcome === "done") game.pass(3_600_000);
    game.do({ do: "quit" });
    const events = game.do({ do: "start" }).moments.map(({ event }) => event);
    expect(events.find((event) => event?.["event"] === "Rank")).toMatchObject({ Combat: 13 });
    expect(events.find((event) => event?.["event"] === "Progress")).toMatchObject({ Combat: 100 });
  });

  it("write nothing while the game is not running", () => {
    const { game } = play({ seed: 42, dialect: "live" }, [{ do: "quit" }]);
    const { timeMs } = game.state;
    expect(game.pass(60_000)).toEqual([]);
    expect(game.state.timeMs).toBe(timeMs + 60_000);
  });
});
