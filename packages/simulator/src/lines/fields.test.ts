import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { scenarios } from "../scenarios/scenarios.ts";
import type { GameClient } from "../scenarios/Scenario.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { createWorld } from "../world/createWorld.ts";
import { Docked } from "./Docked.ts";
import { FSDJump } from "./FSDJump.ts";
import { leaveOut } from "./fields.ts";
import { specifiedLines } from "./specified.ts";

const today: GameClient = { isBaseGame: false, isOlder: false, hasTexts: true };

/** Returns a world with a client of its own, at a port that has everything unless changed. */
function worldWith(client: Partial<GameClient>, port: Partial<GameWorld["port"] & object> = {}): GameWorld {
  const world = createWorld({ seed: 1, scenario: scenarios.trader, startMs: Date.UTC(2026, 4, 1) });
  if (world.port === undefined) throw new Error("the trader begins at a port");
  return { ...world, client: { ...today, ...client }, port: { ...world.port, state: undefined, ...port } };
}

const docked: JsonObject = {
  Taxi: false,
  Multicrew: false,
  StarSystem: "Hearth",
  SystemAddress: 1,
  MarketID: 2,
  StationServices: ["Dock"],
  StationFaction: { Name: "A" },
  StationGovernment: "$government_A;",
  StationGovernment_Localised: "A",
  LandingPads: { Small: 1, Medium: 1, Large: 1 },
  DistFromStarLS: 1,
};
const absentIn = (world: GameWorld, event = docked): readonly string[] =>
  Object.keys(event).filter((field) => !(field in leaveOut(event, Docked, world)));

describe("optional fields of dialect spec", () => {
  it("are all present on today's client at a whole port", () => {
    expect(absentIn(worldWith({}))).toEqual([]);
  });

  it.each([
    ["in the base game", worldWith({ isBaseGame: true }), ["Taxi", "Multicrew"]],
    ["on an older client", worldWith({ isOlder: true }), ["LandingPads"]],
    ["without display texts", worldWith({ hasTexts: false }), ["StationGovernment_Localised"]],
    ["at a damaged port", worldWith({}, { state: "Damaged" }), ["StationServices"]],
    ["at a port without a market", worldWith({}, { services: ["dock"] }), ["MarketID"]],
    [
      "at a fleet carrier",
      worldWith({}, { type: "FleetCarrier" }),
      ["StarSystem", "SystemAddress", "StationFaction", "StationGovernment", "StationGovernment_Localised"],
    ],
  ] as const)("are absent %s", (_where, world, fields) => {
    expect(absentIn(world)).toEqual(fields);
  });

  it("are removed from inner objects and lists", () => {
    const event = { ThargoidWar: { CurrentState: "x", RemainingPorts: 0 }, List: [{ A: "$a;", A_Localised: "A" }] };
    const world = worldWith({ hasTexts: false });
    const { address, name, position, starClass, isScoopable, starCount, arrival } = world.system;
    const system = { address, name, position, starClass, isScoopable, starCount, arrival, isInhabited: false };
    expect(leaveOut(event, FSDJump, { ...world, system })).toEqual({
      ThargoidWar: { CurrentState: "x" },
      List: [{ A: "$a;" }],
    });
  });

  it("each have one reason", () => {
    const named = specifiedLines.flatMap(({ kind, dialects: { spec } }) =>
      (spec?.absent ?? []).flatMap(({ fields }) => fields.map((field) => `${kind} ${field}`)),
    );
    expect(named).toContain("Docked LandingPads");
    expect(new Set(named).size).toBe(named.length);
  });
});
