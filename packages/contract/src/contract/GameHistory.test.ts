import { describe, expect, it } from "vitest";
import { kindHistories } from "../generated/histories.ts";
import { compareGameVersions } from "../journal/gameVersion.ts";
import { gameHistoryOf, toTodaysForm, judgeByGame, type GameHistory, type GameIssue } from "./GameHistory.ts";

const history: GameHistory = {
  versions: ["2.2", "3.4", "3.7", "4.0.7", "4.2"],
  from: { Address: "3.0", Factions: "2.3", "Factions[].Mood": "3.3" },
  until: { Old: "2.2" },
  former: { Faction: { string: "3.3" }, Materials: { object: "2.4" } },
  was: { Faction: "Lord", Security: "Safety" },
};
const missing = (path: string): GameIssue => ({ path, code: "field-missing", value: undefined });
const judge = (game: string, issue: GameIssue) => judgeByGame(history, game, issue);

describe("what becomes of an issue", () => {
  it.each([
    ["a field that came later", "2.2", missing("Address"), "none"],
    ["a field that came before", "3.4", missing("Address"), undefined],
    ["a field that never changed", "2.2", missing("Name"), undefined],
    ["a field that went", "2.2", { path: "Old", code: "unknown-field", value: "x" }, "none"],
    ["a field that had gone", "3.4", { path: "Old", code: "unknown-field", value: "x" }, undefined],
    ["a former type", "2.2", { path: "Faction", code: "wrong-type", value: "x" }, "none"],
    ["a type that was never written", "2.2", { path: "Faction", code: "wrong-type", value: 5 }, undefined],
    ["a former type today", "3.4", { path: "Faction", code: "wrong-type", value: "x" }, undefined],
    ["a value that no history is about", "2.2", { path: "Faction", code: "out-of-range", value: 5 }, undefined],
  ] as const)("of a known game: %s", (_, game, issue, becomes) => {
    expect(judge(game, issue)).toBe(becomes);
  });

  it.each([
    ["between two seasons", "2.4", "note"],
    ["before the first of a season", "3.0", "note"],
    ["older than all", "2.1", "note"],
    ["between two games of a season", "3.6", undefined],
    ["an update between two", "4.0.14", undefined],
    ["newer than all", "5.0", undefined],
  ] as const)("of a game %s is a note at most where nothing is known", (_, game, becomes) => {
    expect(judge(game, missing("Name"))).toBe(becomes);
  });

  it("is a note inside of what the game is not known to write", () => {
    expect(judge("2.2", missing("Factions[].Name"))).toBe("note");
    expect(judge("2.2", missing("Factions[].Mood"))).toBe("none");
    expect(judge("3.4", missing("Factions[].Name"))).toBeUndefined();
  });

  it("is a note of an unknown game where some game wrote so", () => {
    expect(judge("unknown", missing("Address"))).toBe("note");
    expect(judge("unknown", missing("Name"))).toBeUndefined();
    expect(judge("unknown", { path: "Faction", code: "wrong-type", value: "x" })).toBe("note");
  });

  it.each(["constructor", "constructor.x", "toString", "__proto__"])("stays for a field of the name %s", (path) => {
    expect(judge("3.4", { path, code: "unknown-field", value: 1 })).toBeUndefined();
  });

  it("stays where no game was seen", () => {
    expect(judgeByGame({ ...history, versions: [] }, "2.2", missing("Name"))).toBeUndefined();
  });
});

describe("an event in the form of today", () => {
  it.each([
    [
      "has the names of today",
      { Lord: "A", Safety: "low", Other: 1 },
      { Faction: { Name: "A" }, Security: "low", Other: 1 },
    ],
    [
      "has a faction with its state",
      { Faction: "A", FactionState: "Boom" },
      { Faction: { Name: "A", FactionState: "Boom" }, FactionState: "Boom" },
    ],
    [
      "has lists",
      { Materials: { iron: 2, nickel: 1 } },
      {
        Materials: [
          { Name: "iron", Count: 2 },
          { Name: "nickel", Count: 1 },
        ],
      },
    ],
    ["keeps what it has", { Security: "high", Safety: "low" }, { Security: "high", Safety: "low" }],
    ["is itself today", { Faction: { Name: "A" }, Materials: [] }, { Faction: { Name: "A" }, Materials: [] }],
  ])("%s", (_, event, today) => {
    expect(toTodaysForm(history, event)).toEqual(today);
  });
});

describe("the histories of the sixteen kinds", () => {
  const changes = kindHistories.flatMap(({ kind, fields }) => fields.map((field) => ({ kind, field })));

  it.each(changes.map(({ kind, field }) => [`${kind}.${field.path}`, field] as const))(
    "are what the journals show: %s",
    (_, { since, until, always, evidence }) => {
      const seen = Object.entries(evidence).map(([version, counts]) => ({ version, ...counts }));
      const before = (bound: string | undefined) =>
        seen.filter(({ version }) => bound !== undefined && compareGameVersions(version, bound) < 0);
      const after = (bound: string | undefined) =>
        seen.filter(({ version }) => bound !== undefined && compareGameVersions(version, bound) > 0);
      expect(before(since).filter((each) => each.seen > 0)).toEqual([]);
      expect(after(until).filter((each) => each.seen > 0)).toEqual([]);
      const required = seen.filter(({ version }) => always !== undefined && compareGameVersions(version, always) >= 0);
      expect(required.filter((each) => each.seen !== each.of)).toEqual([]);
    },
  );

  it("give a validator every field that some game lacks, and every one that is gone", () => {
    const jump = kindHistories.find(({ kind }) => kind === "FSDJump");
    const { from, until, former, versions } = gameHistoryOf(jump!);
    expect(from).toMatchObject({ SystemAddress: "3.0", "Factions[].Happiness": "3.3", Body: "3.4", Taxi: "4.0.7" });
    expect(until).toMatchObject({ Allegiance: "2.2", FactionState: "3.3" });
    expect(former).toEqual({ SystemFaction: { string: "3.3" } });
    expect(versions[0]).toBe("2.2");
  });
});
