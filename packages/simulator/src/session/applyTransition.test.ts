import { describe, expect, it } from "vitest";
import { SessionLog } from "../../tests/helpers/simulateWithLog.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { transitionRules } from "../world/transitionRules.ts";
import { gameStates } from "../world/gameStates.ts";
import type { SessionObserver } from "./GameSession.ts";
import { applyTransition } from "./applyTransition.ts";
import { createSession } from "./createSession.ts";

function session(observer?: SessionObserver) {
  const startMs = Date.UTC(2026, 4, 1);
  return createSession({ seed: 1, scenario: scenarios.trader, startMs, showsStatus: true, observer });
}

describe("a transition", () => {
  it("throws in a state that does not allow it", () => {
    expect(() => applyTransition(session(), "undock", { marketId: 1 })).toThrow(
      "undock cannot happen in state mainMenu",
    );
  });

  it("changes the state and appears in the log of the next moment", () => {
    const log = new SessionLog();
    const here = session(log);
    applyTransition(here, "load", null);
    expect(here.world.state).toBe("startUp");
    const last = here.output.moments.at(-1);
    expect(last && log.take(last)).toMatchObject({
      event: { event: "EngineerProgress", timestamp: "2026-05-01T00:00:00Z" },
      transitions: [{ name: "load", from: "mainMenu", to: "startUp", triggers: ["EngineerProgress"] }],
    });
  });

  it("can reach every state, and leave every state but the last", () => {
    const rules = Object.values(transitionRules);
    const named = rules.flatMap(({ to }) => (to === undefined || to === "any" ? [] : [to]));
    expect(gameStates.filter((state) => !named.includes(state))).toEqual([]);
    expect(
      gameStates.filter((state) => !rules.some(({ from, to }) => to !== undefined && from.includes(state))),
    ).toEqual(["ended"]);
  });
});
