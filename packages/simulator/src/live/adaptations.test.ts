import type { JsonObject } from "@shipslog/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { SimulateOptions } from "../director/SimulateOptions.ts";
import { scenarioNames } from "../scenarios/scenarios.ts";
import { simulate } from "../simulate.ts";

const events: JsonObject[] = [];
const files: JsonObject[] = [];

/** Collects every event and every version of the companion files of a session. */
function keep(options: SimulateOptions): void {
  let last: Readonly<Record<string, JsonObject>> = {};
  for (const { event, companions } of simulate(options)) {
    if (event !== undefined) events.push(event);
    for (const [name, file] of Object.entries(companions)) if (last[name] !== file) files.push(file);
    last = companions;
  }
}

beforeAll(() => {
  const start = Date.UTC(2026, 4, 1, 12);
  const durationMs = 5 * 3_600_000;
  for (const scenario of scenarioNames) {
    for (const seed of [1, 2]) keep({ seed, scenario, start, durationMs, dialect: "live", status: false });
  }
}, 120_000);

const named = (name: string): readonly JsonObject[] => events.filter(({ event }) => event === name);
const listIn = (event: JsonObject, field: string): readonly JsonObject[] => (event[field] ?? []) as JsonObject[];

describe("dialect live follows the game", () => {
  it("D2: reports the powers of a system also without a pledge", () => {
    const options = {
      seed: 1,
      scenario: "trader",
      dialect: "live",
      start: Date.UTC(2026, 4, 1),
      status: false,
    } as const;
    const own = [...simulate({ ...options, durationMs: 5 * 3_600_000 })].map(({ event }) => event ?? {});
    expect(own.filter(({ event }) => event === "Powerplay")).toEqual([]);
    expect(own.filter((event) => event["event"] === "FSDJump" && "Powers" in event).length).toBeGreaterThan(0);
  });

  it("D3: keeps the game's spelling of SystemSecurity in anarchies", () => {
    const lawless = named("FSDJump").filter(({ Population }) => Population === 0);
    expect(lawless.length).toBeGreaterThan(0);
    expect(new Set(lawless.map(({ SystemSecurity }) => SystemSecurity))).toEqual(
      new Set(["$GAlAXY_MAP_INFO_state_anarchy;"]),
    );
  });

  it("D5: omits FactionState None outside the list of factions", () => {
    const owners = [...named("FSDJump"), ...named("Docked"), ...named("Location")].flatMap((event) => [
      ...("SystemFaction" in event ? [event["SystemFaction"] as JsonObject] : []),
      ...("StationFaction" in event ? [event["StationFaction"] as JsonObject] : []),
    ]);
    expect(owners.some((owner) => !("FactionState" in owner))).toBe(true);
    expect(owners.filter(({ FactionState }) => FactionState === "None")).toEqual([]);
  });

  it("D7: writes every state of the Thargoid war, empty where there is none, and SystemAllegiance Thargoid", () => {
    const wars = named("FSDJump").filter((jump) => "ThargoidWar" in jump);
    const states = wars.map(({ ThargoidWar }) => ThargoidWar as JsonObject);
    expect(states.length).toBeGreaterThan(0);
    const isWhole = (war: JsonObject): boolean => "NextStateSuccess" in war && "NextStateFailure" in war;
    expect(states.filter((war) => !isWhole(war))).toEqual([]);
    expect(states.some(({ NextStateSuccess }) => NextStateSuccess === "")).toBe(true);
    for (const { ThargoidWar, SystemAllegiance } of wars) {
      const isLost = /Controlled|Stronghold/.test((ThargoidWar as JsonObject)["CurrentState"] as string);
      expect(SystemAllegiance === "Thargoid").toBe(isLost);
    }
  });

  it("D12 and D13: lists services as the game does, economies in both forms, and no independent allegiance", () => {
    // The order of 1,757 real lists without exception (F42).
    const order =
      "dock autodock blackmarket commodities contacts exploration missions outfitting crewlounge rearm refuel repair shipyard tuning engineer missionsgenerated facilitator flightcontroller stationoperations ondockmission powerplay searchrescue materialtrader techBroker stationMenu carriermanagement carrierfuel shop livery modulepacks voucherredemption socialspace bartender vistagenomics pioneersupplies apexinterstellar frontlinesolutions registeringcolonisation".split(
        " ",
      );
    expect(named("Docked").length).toBeGreaterThan(0);
    for (const docked of named("Docked")) {
      const services = docked["StationServices"] as readonly string[];
      const places = services.map((service) => order.indexOf(service));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(docked["StationEconomy"]).toBe(listIn(docked, "StationEconomies")[0]?.["Name"]);
      expect(docked["StationAllegiance"]).not.toBe("Independent");
      expect(docked["StationAllegiance"]).not.toBe("");
    }
  });

  it("lists no mission on the dock for a settlement that the ship only comes near", () => {
    const lists = named("ApproachSettlement").map(({ StationServices }) => StationServices as readonly string[]);
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((services) => services.includes("ondockmission"))).toEqual([]);
  });

  it("D17: omits RankProgress in updates of an engineer", () => {
    const updates = named("EngineerProgress").filter((event) => "Engineer" in event);
    expect(updates.length).toBeGreaterThan(0);
    expect(updates.filter((event) => "RankProgress" in event)).toEqual([]);
  });

  it("D18: writes the deadline of a colony as a time, other deadlines as seconds left", () => {
    const missions = named("Missions").flatMap((event) => listIn(event, "Active"));
    const [colonies, others] = [true, false].map((isColony) =>
      missions.filter(({ MissionID }) => (MissionID === 18446744073709551615n) === isColony),
    );
    expect(colonies?.length).toBeGreaterThan(0);
    for (const { Expires } of colonies ?? []) expect(Expires).toBeGreaterThan(1.7e9);
    for (const { Expires } of others ?? []) expect(Expires).toBeLessThan(30 * 86_400);
  });

  it("D20: lists reinforcements last, without Power", () => {
    const modules = files.filter(({ event }) => event === "ModuleInfo").map((file) => listIn(file, "Modules"));
    expect(modules.some((list) => list.some((module) => !("Power" in module)))).toBe(true);
    for (const list of modules) {
      const isPassive = list.map(({ Item }) => /reinforcement/.test(Item as string));
      expect(list.map((module) => !("Power" in module))).toEqual(isPassive);
      expect(isPassive).toEqual(isPassive.toSorted((one, other) => Number(one) - Number(other)));
    }
  });

  it("D21: writes NavRouteClear as a line, and an empty route into the file", () => {
    const cleared = files.filter(({ event }) => event === "NavRouteClear");
    expect(cleared.length).toBe(named("NavRouteClear").length);
    expect(cleared.length).toBeGreaterThan(0);
    for (const { Route } of cleared) expect(Route).toEqual([]);
  });

  it("D22: writes an unresolved symbol as the text of a suit of class 2 and above", () => {
    const suits = [
      ...named("SuitLoadout").map((event) => ({ symbol: event["SuitName"], text: event["SuitName_Localised"] })),
    ];
    expect(suits.length).toBeGreaterThan(0);
    for (const { symbol, text } of suits) {
      const grade = /_class(\d)$/.exec(symbol as string)?.[1];
      expect(/^\$\w+_Class1_Name;$/.test(text as string)).toBe(grade !== undefined && grade !== "1");
    }
  });
});
