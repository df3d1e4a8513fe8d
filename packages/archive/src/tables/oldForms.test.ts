import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isKind, type Kind } from "@shipslog/contract";
import { kindHistories } from "@shipslog/contract/histories";
import { parseJson } from "@shipslog/contract/text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openLake } from "../query/openLake.ts";
import type { Tables } from "../query/Tables.ts";
import { openSink } from "../sink/openSink.ts";
import { oldNames } from "./oldForms.ts";
import { restore } from "./restore.ts";

const at = "2016-09-20T16:15:57Z";

/** Events as earlier games wrote them, with the question and the answer that a line of today would give. */
const cases: readonly (readonly [object, string, unknown])[] = [
  [
    { event: "FSDJump", StarSystem: "A", SystemFaction: "Old Guard", FactionState: "Boom" },
    "SELECT SystemFaction AS it FROM FSDJump",
    { Name: "Old Guard", FactionState: "Boom" },
  ],
  [
    { event: "FSDJump", StarSystem: "A", Faction: "Old Guard", Economy: "$economy_Colony;", Security: "low" },
    "SELECT [SystemFaction.Name, SystemEconomy, SystemSecurity, SystemFaction.FactionState] AS it FROM FSDJump",
    ["Old Guard", "$economy_Colony;", "low", null],
  ],
  [
    { event: "FSDJump", StarSystem: "A", Faction: "old", SystemFaction: { Name: "new", FactionState: "None" } },
    "SELECT SystemFaction.Name AS it FROM FSDJump",
    "new",
  ],
  [
    { event: "FSDJump", StarSystem: "A", Factions: ["Old Guard", { Name: "B" }] },
    "SELECT list_transform(Factions, lambda each: each.Name) AS it FROM FSDJump",
    ["Old Guard", "B"],
  ],
  [
    { event: "Docked", StationName: "S", Faction: "Old Guard", FactionState: "War", Government: "g" },
    "SELECT [StationFaction.Name, StationFaction.FactionState, StationGovernment] AS it FROM Docked",
    ["Old Guard", "War", "g"],
  ],
  [
    { event: "Synthesis", Name: "Ammo", Materials: { iron: 2, zinc: 1 } },
    "SELECT list_transform(Materials, lambda each: each.Name || ' ' || each.Count) AS it FROM Synthesis",
    ["iron 2", "zinc 1"],
  ],
  [
    {
      event: "EngineerCraft",
      Engineer: "E",
      Blueprint: "LightWeight",
      Level: 1,
      Ingredients: { phosphorus: 1, tin: 3 },
    },
    "SELECT [BlueprintName, Ingredients[1].Name, Ingredients[2].Count::VARCHAR] AS it FROM EngineerCraft",
    ["LightWeight", "phosphorus", "3"],
  ],
  [
    { event: "EngineerCraft", Engineer: "E", BlueprintName: "Long", Ingredients: [{ Name: "tin", Count: 3 }] },
    "SELECT [BlueprintName, Ingredients[1].Name, Ingredients[1].Count::VARCHAR] AS it FROM EngineerCraft",
    ["Long", "tin", "3"],
  ],
  [
    { event: "Scan", BodyName: "A 1", Materials: { iron: 20.5 } },
    "SELECT [Materials[1].Name, Materials[1].Percent::VARCHAR] AS it FROM Scan",
    ["iron", "20.5"],
  ],
  [
    { event: "Location", StarSystem: "A", Docked: 1, Faction: "Old Guard", FactionState: "Boom", Allegiance: "" },
    "SELECT [SystemFaction.Name, SystemFaction.FactionState, SystemAllegiance, Docked::VARCHAR] AS it FROM Location",
    ["Old Guard", "Boom", "", "true"],
  ],
  [
    { event: "Location", StarSystem: "A", SystemFaction: { Name: "new" }, StationFaction: "Old Guard" },
    "SELECT [SystemFaction.Name, StationFaction.Name] AS it FROM Location",
    ["new", "Old Guard"],
  ],
  [{ event: "Bounty", Faction: "F", Reward: 7 }, "SELECT TotalReward::INT AS it FROM Bounty", 7],
  [{ event: "Bounty", TotalReward: 9, Rewards: [] }, "SELECT TotalReward::INT AS it FROM Bounty", 9],
];
const lines = cases.map(([event]) => JSON.stringify({ timestamp: at, ...event }));

let lake = "";
let tables: Tables;
beforeAll(async () => {
  lake = await mkdtemp(join(tmpdir(), "shipslog-old-forms-"));
  const sink = await openSink(lake, { owner: "test" });
  await sink.write(deliveriesOf(lines));
  await sink.close();
  tables = await openLake(lake);
});
afterAll(async () => {
  tables.close();
  await rm(lake, { recursive: true });
});

describe("an event in the form of an earlier game", () => {
  it.each(cases.map(([event, sql, expected], index) => ({ event, sql, expected, line: index + 1 })))(
    "gives the columns of today: $event",
    async ({ sql, expected, line }) => {
      expect(await tables.query(`${sql} WHERE position.line = ${line}`)).toEqual([{ it: expected }]);
    },
  );

  it("is read back as it was written", async () => {
    for (const [index, line] of lines.entries()) {
      const event = parseJson(line) as { readonly event: string };
      if (!isKind(event.event)) continue;
      const kind: Kind = event.event;
      const found = await tables.connection.runAndReadAll(`SELECT * FROM ${kind} WHERE position.line = ${index + 1}`);
      const [row = {}] = found.getRowObjects();
      expect(restore(kind, row)).toEqual(event);
    }
  });
});

it("has the names that the histories of the specified kinds have", () => {
  for (const { kind, fields } of kindHistories) {
    const were = fields.flatMap(({ path, was }) => (was === undefined ? [] : [[path, was] as const]));
    expect([kind, new Map(Object.entries(oldNames[kind] ?? {}))]).toEqual([kind, new Map(were)]);
  }
});
