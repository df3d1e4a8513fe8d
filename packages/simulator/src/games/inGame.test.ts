import type { JsonObject } from "@shipslog/contract";
import { kindHistories } from "@shipslog/contract/histories";
import { arrivals } from "@shipslog/contract/internal";
import { compareGameVersions } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { formerForms } from "./formerForms.ts";
import { gameNames, games } from "./games.ts";
import { eventInGame, inGame, writesKind } from "./inGame.ts";

const timestamp = "2017-10-14T18:00:00Z";

/** Builds an event that has every path of a list. */
function eventWith(paths: readonly string[]): JsonObject {
  const event: Record<string, unknown> = {};
  // What is inside others first, so that these are objects.
  for (const path of paths.toSorted((one, other) => other.length - one.length)) {
    let holder: Record<string, unknown> = event;
    const names = path.split(".");
    for (const [at, name] of names.entries()) {
      const isLast = at === names.length - 1;
      const key = name.replace("[]", "");
      const inner = (holder[key] ??= name.endsWith("[]") ? [{}] : isLast ? 1 : {}) as Record<string, unknown>;
      if (!isLast) holder = Array.isArray(inner) ? (inner[0] as Record<string, unknown>) : inner;
    }
  }
  return event as JsonObject;
}

/** Whether an event has something at a path. */
function hasPath(event: unknown, path: string): boolean {
  const [name = "", ...rest] = path.split(".");
  const held = (event as Record<string, unknown> | undefined)?.[name.replace("[]", "")];
  const inner: unknown = Array.isArray(held) ? held[0] : held;
  return rest.length === 0 ? held !== undefined : typeof inner === "object" && hasPath(inner, rest.join("."));
}

describe.each(gameNames)("game %s", (name) => {
  const game = games[name];
  const isLater = (version: string) => compareGameVersions(version, game.version) > 0;

  it("writes no kind and no field that came later, and every other", () => {
    for (const [kind, rows] of Object.entries(arrivals)) {
      const paths = Object.keys(rows).filter((path) => path !== "" && !path.endsWith("[]"));
      const isFormer = formerForms.some((form) => form.kind === kind && isLater(form.before));
      const came = rows[""];
      if (isFormer) continue;
      const isLackedKind = came !== undefined && isLater(came);
      expect([kind, inGame(game, kind, { ...eventWith(paths), Always: 1 }) === undefined]).toEqual([
        kind,
        isLackedKind,
      ]);
      if (isLackedKind) continue;
      const written = inGame(game, kind, { ...eventWith(paths), Always: 1 });
      for (const path of paths) {
        const holders = paths.filter(
          (other) => path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[]`),
        );
        const isLacked = holders.some((other) => isLater(rows[other] ?? ""));
        expect([kind, path, hasPath(written, path)]).toEqual([kind, path, !isLacked]);
      }
    }
  });
});

describe("a former shape", () => {
  it("is made wherever the contract declares that a type was written until a version", () => {
    const declared = kindHistories.flatMap(({ kind, fields }) =>
      fields.flatMap(({ path, former = {} }) =>
        Object.entries(former).map(([type, until]) => ({ kind, path, type, until })),
      ),
    );
    expect(declared.length).toBeGreaterThan(2);
    const newest: JsonObject = {
      SystemFaction: { Name: "A", FactionState: "Boom" },
      StationFaction: { Name: "A" },
      Materials: [{ Name: "iron", Count: 2 }],
    };
    for (const { kind, path, type, until } of declared) {
      for (const name of gameNames) {
        const isFormer = compareGameVersions(games[name].version, until) <= 0;
        const value = (inGame(games[name], kind, { [path]: newest[path] ?? 1 }) ?? {})[path];
        const isOfType = type === "object" ? typeof value === "object" && !Array.isArray(value) : typeof value === type;
        expect([name, kind, path, isOfType && value !== undefined]).toEqual([name, kind, path, isFormer]);
      }
    }
  });

  it.each([
    [
      "a faction with its state beside it",
      { event: "Docked", StationName: "A", StationFaction: { Name: "B", FactionState: "Boom" }, DistFromStarLS: 4 },
      { event: "Docked", StationName: "A", StationFaction: "B", FactionState: "Boom", DistFromStarLS: 4 },
    ],
    [
      "a faction without a state",
      { event: "FSDJump", SystemFaction: { Name: "B" } },
      { event: "FSDJump", SystemFaction: "B", FactionState: "None" },
    ],
    ["no faction", { event: "FSDJump", StarSystem: "A", SystemAddress: 1 }, { event: "FSDJump", StarSystem: "A" }],
    [
      "words for an influence",
      { event: "MissionAccepted", Influence: "++++", Reward: 1 },
      { event: "MissionAccepted", Influence: "High" },
    ],
    [
      "materials as an object",
      { event: "Synthesis", Materials: [{ Name: "iron", Count: 2 }] },
      { event: "Synthesis", Materials: { iron: 2 } },
    ],
    [
      "services in capitals, without those of later",
      { event: "Docked", StationServices: ["dock", "ondockmission", "techBroker", "bartender"] },
      { event: "Docked", StationServices: ["Dock", "OnDockMission"] },
    ],
    [
      "a bounty without the name of the pilot",
      { event: "Bounty", Rewards: [{ Faction: "A", Reward: 5 }], PilotName: "C", Target: "eagle", TotalReward: 5 },
      { event: "Bounty", Rewards: [{ Faction: "A", Reward: 5 }], Target: "eagle", TotalReward: 5 },
    ],
    [
      "the kind that a later one replaced",
      {
        event: "MultiSellExplorationData",
        Discovered: [{ SystemName: "A", NumBodies: 2 }],
        BaseValue: 3,
        Bonus: 1,
        TotalEarnings: 4,
      },
      { event: "SellExplorationData", Systems: ["A"], Discovered: [], BaseValue: 3, Bonus: 1 },
    ],
  ])("of 2.4: %s", (_what, newest, former) => {
    expect(JSON.stringify(eventInGame({ timestamp, ...newest }, "2.4"))).toBe(JSON.stringify({ timestamp, ...former }));
  });

  it("leaves out engineers whom nobody knew before play on foot", () => {
    const known = { Engineer: "A", EngineerID: 300_000, Progress: "Known" };
    const progress = { timestamp, event: "EngineerProgress", Engineers: [known, { Progress: "Known" }] };
    expect(eventInGame(progress, "3.8")).toEqual({ ...progress, Engineers: [known] });
    expect(eventInGame(progress, "4.0")).toEqual(progress);
  });

  it("is not made in the newest game", () => {
    for (const { kind } of formerForms) expect(writesKind(games["4.4"], kind)).toBe(true);
    const docked = {
      timestamp,
      event: "Docked",
      StationFaction: { Name: "A" },
      StationServices: ["dock", "bartender"],
    };
    expect(eventInGame(docked, "4.4")).toEqual(docked);
  });
});
