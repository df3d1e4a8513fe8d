import { expect, it } from "vitest";
import { scenarios } from "../scenarios/scenarios.ts";
import { createSession } from "./createSession.ts";
import { obeyTriggers } from "./obeyTriggers.ts";

const session = createSession({ seed: 1, scenario: scenarios.trader, startMs: 0, showsStatus: false });

it("refuses an event that the state of the world excludes", () => {
  session.world.state = "supercruise";
  expect(() => obeyTriggers(session, "StoredModules", {})).toThrow("StoredModules needs docked");
  expect(() => obeyTriggers(session, "UpgradeSuit", {})).toThrow("UpgradeSuit needs onFoot");
  expect(() => obeyTriggers(session, "SuitLoadout", {})).toThrow("SuitLoadout needs outside");
});

it("allows the start-up until the first jump", () => {
  session.world.state = "startUp";
  obeyTriggers(session, "Missions", {});
  session.world.state = "supercruise";
  obeyTriggers(session, "Missions", {});
  obeyTriggers(session, "FSDJump", {});
  expect(() => obeyTriggers(session, "Missions", {})).toThrow("Missions needs startUp");
});

it("allows Missions again after a death", () => {
  session.world.state = "docked";
  expect(() => obeyTriggers(session, "Missions", {})).toThrow("Missions needs startUp");
  obeyTriggers(session, "Resurrect", {});
  obeyTriggers(session, "Missions", {});
});
