import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliveriesOf } from "../../tests/helpers/deliveries.ts";
import { openMemorySink, type MemorySink } from "../memory/MemorySink.ts";
import { makeReport } from "../report/makeReport.ts";
import { namedQueries } from "./namedQueries.ts";

let minute = 0;
const line = (event: object) =>
  JSON.stringify({
    timestamp: `${new Date(Date.UTC(2016, 8, 20) + 60_000 * minute++).toISOString().slice(0, 19)}Z`,
    ...event,
  });

/** A jump of game 2.2: no address, a place with three decimals, the faction as a text. */
const oldJump = (StarSystem: string, StarPos: readonly number[], SystemFaction?: string) =>
  line({ event: "FSDJump", StarSystem, StarPos, JumpDist: 10, FuelUsed: 1, FuelLevel: 5, SystemFaction });
const newJump = (StarSystem: string, StarPos: readonly number[], SystemAddress: number) =>
  line({
    event: "FSDJump",
    StarSystem,
    StarPos,
    SystemAddress,
    JumpDist: 10,
    FuelUsed: 1,
    FuelLevel: 5,
    Factions: [{ Name: "Guard", MyReputation: 5 }],
  });
const docked = (StationName: string, StarSystem: string, MarketID?: number) =>
  line({ event: "Docked", StationName, StarSystem, MarketID, StationType: "Orbis" });

const lines = [
  line({ event: "LoadGame", Commander: "Ada", Ship: "Hauler", GameMode: "Solo", Credits: 1, Loan: 0 }),
  oldJump("Lave", [75.75, 48.75, 70.75]),
  oldJump("Sol", [0, 0, 0], "Guard"),
  oldJump("Sol", [0, 0, 0], "Guard"),
  oldJump("Hemang", [-39, 73.094, -113.875], "Front"),
  // Two systems may have one name.
  oldJump("Twin", [1, 2, 3]),
  oldJump("Twin", [4, 5, 6]),
  newJump("Hemang", [-39, 73.09375, -113.875], 77),
  newJump("Achenar", [67.5, -119.46875, 24.84375], 88),
  docked("Trevithick Dock", "Sol"),
  docked("Trevithick Dock", "Lave"),
  docked("Williams City", "Hemang"),
  docked("Williams City", "Hemang", 5),
  docked("Old Name", "Achenar", 6),
  docked("New Name", "Achenar", 6),
  line({ event: "EngineerProgress", Engineer: "Farseer", Progress: "Known" }),
  line({ event: "EngineerProgress", Engineer: "Farseer", EngineerID: 4, Progress: "Unlocked", Rank: 2 }),
  line({ event: "MaterialCollected", Category: "Raw", Name: "iron" }),
  line({ event: "EngineerCraft", Engineer: "Farseer", Blueprint: "B", Level: 1, Ingredients: { iron: 2 } }),
  line({ event: "Synthesis", Name: "Ammo", Materials: { iron: 3 } }),
  line({ event: "Bounty", Faction: "F", Reward: 70, VictimFaction: "V" }),
  line({ event: "SellExplorationData", Systems: ["Sol"], Discovered: [], BaseValue: 100, Bonus: 11 }),
  line({
    event: "SellExplorationData",
    Systems: ["Sol"],
    Discovered: [],
    BaseValue: 100,
    Bonus: 11,
    TotalEarnings: 90,
  }),
  line({ event: "Scan", BodyName: "Sol 1", PlanetClass: "Icy body" }),
  line({ event: "Scan", BodyName: "Sol 2", PlanetClass: "Icy body" }),
  line({
    event: "Scan",
    BodyName: "Sol 2",
    PlanetClass: "Icy body",
    SystemAddress: 1,
    BodyID: 2,
    WasDiscovered: false,
  }),
  // In the arena: another game, in a place where the commander is not.
  line({ event: "LoadGame", Commander: "Ada", Credits: 1, Loan: 0 }),
  line({ event: "Music", MusicTrack: "CQC" }),
  line({ event: "Location", StarSystem: "Eta Cephei", StarPos: [1, 1, 1] }),
  newJump("Eta Cephei", [1, 1, 1], 99),
  docked("Arena", "Eta Cephei", 9),
  line({ event: "Died" }),
  line({ event: "Music", MusicTrack: "MainMenu" }),
  line({ event: "LoadGame", Commander: "Ada", Ship: "Hauler", GameMode: "Solo", Credits: 1, Loan: 0 }),
  newJump("Hemang", [-39, 73.09375, -113.875], 77),
];

let sink: MemorySink;
beforeAll(async () => {
  sink = await openMemorySink();
  await sink.write(deliveriesOf(lines));
});
afterAll(() => sink.close());

/** Chosen columns of a named query, each row as text. */
async function ask(name: string, ...columns: readonly string[]): Promise<readonly string[]> {
  const rows = await sink.tables.query(namedQueries.get(name)?.sql ?? "");
  return rows.map((row) => columns.map((column) => String(row[column] as string | number | null)).join(" | "));
}

describe("a named query over lines of earlier games", () => {
  it("tells systems apart by name and place, and joins them to the address of later lines", async () => {
    expect(await ask("systems-visited", "system", "visits", "address")).toEqual([
      "Hemang | 3 | 77",
      "Sol | 2 | null",
      "Lave | 1 | null",
      "Twin | 1 | null",
      "Twin | 1 | null",
      "Achenar | 1 | 88",
    ]);
  });

  it("tells stations apart by name and system, and joins them to the market of later lines", async () => {
    expect((await ask("stations-docked", "station", "system", "dockings")).toSorted()).toEqual([
      "New Name | Achenar | 2",
      "Trevithick Dock | Lave | 1",
      "Trevithick Dock | Sol | 1",
      "Williams City | Hemang | 2",
    ]);
  });

  it("has a row for a faction that is a text", async () => {
    expect(await ask("factions-met", "faction", "systems", "meetings", "reputation")).toEqual([
      "Guard | 3 | 5 | 5",
      "Front | 1 | 1 | null",
    ]);
  });

  it("has one row for an engineer with and without an identifier", async () => {
    expect(await ask("engineers", "engineer", "progress", "rank")).toEqual(["Farseer | Unlocked | 2"]);
  });

  it("counts materials in both forms", async () => {
    expect(await ask("materials", "material", "collected", "spent")).toEqual(["iron | 1 | 5"]);
    expect(await ask("materials-used", "material", "used")).toEqual(["iron | 3"]);
  });

  it("adds up rewards that had another name", async () => {
    expect(await ask("bounties", "kills", "credits")).toEqual(["1 | 70"]);
    expect(await ask("exploration-value", "sales", "exploration_data")).toEqual(["2 | 201"]);
    expect(await ask("credits-by-source", "source", "credits", "times")).toEqual([
      "exploration data | 201 | 2",
      "not in the journal | -201 | 1",
    ]);
  });

  it("leaves the arena out of travel", async () => {
    expect(await ask("arena-sessions", "first_line", "last_line")).toEqual(["27 | 33"]);
    expect(await ask("jumps-per-day", "jumps", "light_years")).toEqual(["9 | 90"]);
    expect(await ask("longest-jumps", "system")).not.toContain("Eta Cephei");
    expect(await ask("fuel-per-month", "tonnes")).toEqual(["9"]);
    // Every line is still in the table of events.
    expect(await ask("commanders", "events")).toEqual([String(lines.length)]);
  });
});

it("a report counts systems, stations and bodies of earlier games, and nothing of the arena", async () => {
  const html = await makeReport(sink.tables);
  const figure = (name: string) => new RegExp(`<dt>${name}</dt><dd>([^<]*)</dd>`).exec(html)?.[1];
  expect(["jumps", "systems", "dockings", "stations"].map(figure)).toEqual(["9", "6", "6", "4"]);
  expect(["bodies scanned", "of them first", "credits for maps"].map(figure)).toEqual(["2", "1", "201"]);
  expect(html).not.toContain("Eta Cephei");
  expect(figure("deaths")).toBeUndefined();
});
