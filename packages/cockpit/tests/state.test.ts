import type { CompanionEntry, Entry, EventEntry, JsonObject, JsonValue } from "@shipslog/contract";
import {
  estimateTank,
  fold,
  lightsOf,
  linesPerSecond,
  powerBudgetOf,
  routeProgressOf,
  unknownState,
  vehicleOf,
  type CockpitObservation,
  type CockpitState,
} from "@shipslog/cockpit/state";
import { printLine } from "@shipslog/contract/text";
import { scenarioNames } from "@shipslog/simulator";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basename } from "node:path";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { factsInLines, factsInState, LatestLines, type FactName, type RawFields } from "./helpers/rawFacts.ts";
import { isDocked } from "../src/state/derived/isDocked.ts";
import { maxTracePoints } from "../src/state/flight.ts";
import { tailBounds } from "../src/state/tail.ts";
import { simulatedJournal, entryFromLine, simulateObservations } from "./helpers/simulateObservations.ts";

/** Freezes a value deeply, so that changing any part of it throws. */
function freeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** Folds with frozen values and computes everything the panels derive. */
function foldFrozen(state: CockpitState, observation: CockpitObservation, atMs: number): CockpitState {
  const next = freeze(fold(state, freeze(observation), atMs));
  derive(next);
  return next;
}

function derive(state: CockpitState): void {
  const { status } = state.flight;
  if (status !== undefined) lightsOf(status);
  if (status !== undefined) vehicleOf(status);
  estimateTank(state);
  routeProgressOf(state);
  powerBudgetOf(state.ship.modules ?? []);
  linesPerSecond(state.health, 0);
}

const cases = scenarioNames.flatMap((scenario) =>
  (["spec", "live"] as const).map((dialect) => ({ scenario, dialect })),
);

describe("the state of a simulated session", () => {
  it.each(cases)("is folded without changing its input: $scenario, $dialect", ({ scenario, dialect }) => {
    let state = freeze(unknownState);
    let lines = 0;
    for (const { observation, atMs } of simulateObservations({ seed: 7, scenario, dialect, durationMs: 3_600_000 })) {
      if (observation.type !== "companion") lines += 1;
      state = foldFrozen(state, observation, atMs);
    }
    expect(state.tail.count).toBe(lines);
    expect(state.tail.lines.filter(({ fate }) => fate !== "shown" && fate !== "other")).toEqual([]);
    expect(state.health).toMatchObject({ lines, gaps: 0, badLines: 0, tornReads: 0 });
    expect(state.flight.status).toBeDefined();
  });

  it("contains everything the panels show from the sixteen kinds alone", () => {
    let state = unknownState;
    const options = { seed: 42, scenario: "grand-tour", dialect: "spec", durationMs: 8 * 3_600_000 } as const;
    const never = new Set<string>();
    const fieldsOf = ({ session, flight, route, system, ship, career }: CockpitState) =>
      Object.entries({ ...session, ...flight, ...route, ...system, ...ship, ...career });
    for (const [field] of fieldsOf(state)) never.add(field);
    for (const { observation, atMs } of simulateObservations(options)) {
      state = fold(state, observation, atMs);
      if (never.size > 0) for (const [field, value] of fieldsOf(state)) if (value !== undefined) never.delete(field);
    }
    const { flight } = state;
    expect([...never]).toEqual([]);
    expect(estimateTank(state)?.basis).toBeGreaterThan(0);
    expect(flight.trace.length).toBeGreaterThan(10);
  });

  it("contains the system from Location", () => {
    let state = unknownState;
    for (const { observation, atMs } of simulateObservations({
      seed: 42,
      scenario: "explorer",
      dialect: "live",
      durationMs: 60_000,
    })) {
      state = fold(state, observation, atMs);
    }
    expect(state.route.trail).toEqual([]);
    expect(state.system.facts?.StarSystem).toBe(state.system.here?.name);
    expect(state.session.commander.source).toBe("journal");
  });
});

/** Values that no field expects. */
const hostile: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>(
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 40,
    2n ** 64n,
    -(2n ** 63n),
    "",
    "__proto__",
    [],
    {},
    [null],
    [[[]]],
  ),
  fc.string({ unit: "binary" }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant("<img src=x onerror=alert(1)>"),
  fc.constant("x".repeat(100_000)),
);

/** Replaces one part of a value, selected by numbers. */
function replacePart(value: JsonValue, picks: readonly number[], other: JsonValue): JsonValue {
  const [pick, ...rest] = picks;
  if (pick === undefined || typeof value !== "object" || value === null) return other;
  const entries = Object.entries(value);
  const chosen = entries[pick % Math.max(1, entries.length)];
  if (chosen === undefined) return other;
  const [key, inner] = chosen;
  const replaced = replacePart(inner, rest, other);
  return isObject(value) ? { ...value, [key]: replaced } : value.with(Number(key), replaced);
}

const sample = [
  ...simulateObservations({ seed: 42, scenario: "grand-tour", dialect: "live", durationMs: 4 * 3_600_000 }),
].map(({ observation }) => observation);
const byKind = [
  ...Map.groupBy(sample, (each) =>
    each.type === "event" ? each.kind : each.type === "companion" ? each.file : "",
  ).values(),
];

const anything: fc.Arbitrary<CockpitObservation> = fc
  .tuple(
    fc.nat(byKind.length - 1).chain((at) => fc.constantFrom(...(byKind[at] ?? []))),
    fc.array(fc.nat(40), { maxLength: 5 }),
    hostile,
    fc.constantFrom("event", "bad", "oversize", "truncated", "finding"),
  )
  .map(([observation, picks, other, type]) => damageObservation(observation, picks, other, type));

function damageObservation(
  observation: Entry | CompanionEntry,
  picks: readonly number[],
  other: JsonValue,
  type: string,
): CockpitObservation {
  if (observation.type === "companion") {
    const states = ["alone", "matched", "stale", "torn", "missing"] as const;
    const state = states[(picks[0] ?? 0) % states.length] ?? "alone";
    const event = replacePart(observation.event ?? {}, picks, other);
    return { ...observation, state, event: isObject(event) ? event : undefined };
  }
  const { position } = observation;
  if (type === "finding") {
    const rule = textOf(other);
    const message = textOf(other);
    return { type, finding: { rule, severity: "note", message, pointer: "", position, companion: undefined } };
  }
  if (type === "truncated") return { type, position: { ...position, generation: 1 }, byteLength: 0 };
  if (type === "oversize") return { type, position, excerpt: textOf(other), byteLength: 2 ** 30 };
  if (type === "bad" || observation.type !== "event") return entryFromLine(textOf(other), position);
  const event = replacePart(observation.event, picks, other);
  return isObject(event)
    ? { ...observation, event: { ...event, event: observation.kind } }
    : entryFromLine(textOf(other), position);
}

const textOf = (value: JsonValue) => (typeof value === "string" ? value : printLine({ value }));

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

describe("the state of hostile observations", () => {
  it("never throws, does not change its input, and stays bounded", () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60 }), (observations) => {
        let state = freeze(unknownState);
        observations.forEach((observation, at) => (state = foldFrozen(state, observation, at * 100)));
        const chars = state.tail.lines.reduce((sum, { raw }) => sum + raw.length, 0);
        expect(chars).toBeLessThanOrEqual(tailBounds.allChars);
      }),
      { numRuns: 300 },
    );
  });

  it("is no larger after weeks of lines than after days", () => {
    const lines = sample.filter(({ type }) => type === "event");
    const statuses = sample.filter(({ type }) => type === "companion");
    let state = unknownState;
    const feed = (observations: readonly CockpitObservation[], rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const observation of observations) state = fold(state, observation, round * 3_600_000);
      }
      return JSON.stringify(state, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value))
        .length;
    };
    feed(statuses, 2);
    // Only counters grow, by their digits.
    const digits = 100;
    expect(Math.abs(feed(lines, 130) - feed(lines, 20))).toBeLessThan(digits);
    expect(state.flight.trace.length).toBeLessThanOrEqual(maxTracePoints);
  });

  it("does not show a line of 10 MB, but keeps its start", () => {
    const raw = JSON.stringify({
      timestamp: "2026-05-01T12:00:00Z",
      event: "SquadronStartup",
      SquadronName: "x".repeat(1e7),
      CurrentRank: 1,
    });
    const state = fold(
      unknownState,
      entryFromLine(raw, { file: simulatedJournal, offset: 0, line: 1, generation: 0 }),
      0,
    );
    expect(state.career.squadron).toBeUndefined();
    expect(state.tail.lines[0]).toMatchObject({ fate: "unreadable", isCut: true, kind: "SquadronStartup" });
    expect(state.tail.lines[0]?.raw).toHaveLength(tailBounds.lineChars);
  });
});

describe("missions between start-ups", () => {
  const line = (rest: string) =>
    entryFromLine(`{"timestamp":"2026-05-01T12:00:00Z",${rest}}`, {
      file: simulatedJournal,
      offset: 0,
      line: 1,
      generation: 0,
    });
  const accepted = (id: string) =>
    line(
      `"event":"MissionAccepted","Name":"M","LocalisedName":"Do it","Expiry":"2026-05-02T12:00:00Z","MissionID":${id}`,
    );
  const ended = (kind: string, id: string) => line(`"event":"${kind}","Name":"M","MissionID":${id}`);
  const missionsAfter = (...entries: readonly Entry[]) =>
    entries
      .reduce((state, entry) => fold(state, entry, 0), unknownState)
      .career.missions?.map(({ MissionID, group, expiresAtMs }) => `${MissionID} ${group} ${expiresAtMs ?? "-"}`);

  it.each([
    ["is active when accepted", [accepted("7")], [`7 Active ${Date.UTC(2026, 4, 2, 12)}`]],
    ["is complete when completed", [accepted("7"), ended("MissionCompleted", "7")], ["7 Complete -"]],
    ["is failed when failed", [accepted("7"), ended("MissionFailed", "7")], ["7 Failed -"]],
    ["is removed when abandoned", [accepted("7"), ended("MissionAbandoned", "7")], []],
    [
      "is identified by all digits of its id",
      [accepted("18446744073709551615"), accepted("18446744073709551614")],
      ["18446744073709551615 Active 1777723200000", "18446744073709551614 Active 1777723200000"],
    ],
    ["is not created by its end", [ended("MissionCompleted", "7"), ended("constructor", "7")], undefined],
  ])("one %s", (_, entries, missions) => {
    expect(missionsAfter(...entries)).toEqual(missions);
  });
});

describe("real journals", () => {
  needs(corpusFolder).it(
    "contain no unreadable line of the sixteen kinds",
    async () => {
      let state = unknownState;
      let file = "";
      let offset = 0;
      const unreadable: string[] = [];
      for await (const { file: from, line, text } of corpusLines({ archives: ["old", "journals"] })) {
        if (from.name !== file) {
          file = from.name;
          offset = 0;
        }
        const entry = entryFromLine(text, { file: basename(file), offset, line, generation: 0 });
        offset += entry.byteLength;
        state = fold(state, entry, 0);
        if (state.tail.lines.at(-1)?.fate === "unreadable") unreadable.push(`${file}:${line}`);
      }
      expect(unreadable).toEqual([]);
      expect(state.tail.count).toBeGreaterThan(1000);
    },
    120_000,
  );
});

describe("journals of earlier games", () => {
  const at = (line: number) => ({ file: "Journal.160920100418.01.log", offset: 0, line, generation: 0 });
  const after = (...events: readonly JsonObject[]) =>
    events.reduce<CockpitState>((state, event, index) => {
      const line = JSON.stringify({ timestamp: "2016-09-20T10:00:00Z", ...event });
      return foldFrozen(state, entryFromLine(line, at(index + 1)), 0);
    }, unknownState);
  const load = { event: "LoadGame", Commander: "Ada", Credits: 1, Loan: 0 };
  const jump = (StarSystem: string, x: number) => ({
    event: "FSDJump",
    StarSystem,
    StarPos: [x, 73.094, 0],
    Faction: "Old Guard",
    JumpDist: 15.855,
    FuelUsed: 4.9,
    FuelLevel: 27,
  });

  it("tell the place and the trail, although an event lacks what is written today", () => {
    const { system, route } = after({ ...load, Ship: "Asp", GameMode: "Solo" }, jump("Niju", 1), jump("Bella", 2));
    expect(system.here).toEqual({ name: "Bella", address: undefined, position: [2, 73.094, 0] });
    expect(route.trail.map(({ StarSystem }) => StarSystem)).toEqual(["Niju", "Bella"]);
  });

  it("tell the ship, of which no Loadout is written", () => {
    const loaded = { ...load, Ship: "Asp", ShipID: 5, GameMode: "Solo" };
    expect(after(loaded).outfit).toMatchObject({ ship: "Asp", shipId: 5, modules: [] });
    const swap = { event: "ShipyardSwap", ShipType: "eagle", ShipID: 6, StoreOldShip: "Asp", StoreShipID: 5 };
    expect(after(loaded, swap).outfit).toMatchObject({ ship: "eagle", shipId: 6 });
    const today = { ...loaded, Ship: "ExplorationSuit_Class1", FuelCapacity: 0 };
    expect(after(today).outfit).toBeUndefined();
  });

  it("tell of the system and of the port what their game wrote, in the form of today", () => {
    const { system, tail, health } = after(
      { ...jump("Niju", 1), Allegiance: "Federation", FactionState: "Boom" },
      { event: "Docked", StationName: "Test City", StarSystem: "Niju", Faction: "Old Guard" },
    );
    expect(system.facts).toMatchObject({
      SystemAllegiance: "Federation",
      SystemFaction: { Name: "Old Guard", FactionState: "Boom" },
    });
    expect(system.port).toMatchObject({ StationName: "Test City", StationFaction: { Name: "Old Guard" } });
    expect(system.here?.name).toBe("Niju");
    expect(tail.lines.map(({ fate }) => fate)).toEqual(["shown", "shown"]);
    expect(health.badLines).toBe(0);
  });

  it("tell nothing that is not sound", () => {
    const { system, tail } = after(jump("Niju", 1), { event: "Docked", StationName: 5, Faction: "Old Guard" });
    expect([system.port, tail.lines.at(-1)?.fate]).toEqual([undefined, "unreadable"]);
  });

  it("tell ranks, missions, cargo and what was synthesised", () => {
    const { ranks, career, hold, ship } = after(
      { event: "Rank", Combat: 5, Trade: 6, Explore: 7, Empire: 2, Federation: 6, CQC: 0 },
      { event: "Progress", Combat: 88, Trade: 60, Explore: 48, Empire: 80, Federation: 58, CQC: 55 },
      { event: "MissionAccepted", Name: "Mission_Courier", DestinationSystem: "Bella", MissionID: 7 },
      { event: "MissionAccepted", Name: "Mission_Bulk", MissionID: 8 },
      { event: "MissionCompleted", Name: "Mission_Bulk_name", MissionID: 8, Reward: 5 },
      { event: "Cargo", Inventory: [{ Name: "tea", Count: 3, Stolen: 1 }] },
      { event: "Synthesis", Name: "Repair Basic", Materials: { iron: 2, nickel: 1 } },
    );
    expect(ranks).toMatchObject({ ranks: { Combat: 5, Explore: 7 }, progress: { Combat: 88, Explore: 48 } });
    expect(career.missions?.map(({ MissionID, group, destination }) => [MissionID, group, destination])).toEqual([
      [7, "Active", "Bella"],
      [8, "Complete", undefined],
    ]);
    expect(hold).toMatchObject({ count: 3, items: [{ name: "tea", count: 3, stolen: 1 }] });
    expect(ship.syntheses).toMatchObject([
      {
        Materials: [
          { Name: "iron", Count: 2 },
          { Name: "nickel", Count: 1 },
        ],
      },
    ]);
  });

  it("tell no place in the arena", () => {
    const { system } = after(jump("Niju", 1), load, {
      event: "Location",
      StarSystem: "Eta Cephei",
      StarPos: [1, 2, 3],
    });
    expect(system.here?.name).toBe("Niju");
  });

  needs(corpusFolder).it("end where their last line of a place says", async () => {
    let state = unknownState;
    let place: JsonValue | undefined;
    let jumps = 0;
    for await (const { file, line, text } of corpusLines({ archives: ["old"], everyNthFile: 1 })) {
      // In order of name, 2024 is before 210101.
      if (line === 1) state = unknownState;
      const entry = entryFromLine(text, { file: basename(file.name), offset: 0, line, generation: 0 });
      state = fold(state, entry, 0);
      if (entry.type !== "event" || !["FSDJump", "Location"].includes(entry.kind)) continue;
      place = entry.event["StarSystem"];
      if (entry.kind === "FSDJump") {
        jumps++;
        expect(state.route.trail.at(-1)?.StarSystem).toBe(place);
      }
      expect({ file: file.name, line, place: state.system.here?.name }).toEqual({ file: file.name, line, place });
    }
    expect(jumps).toBeGreaterThan(500);
  });
});

describe("a new session", () => {
  const first = "Journal.2026-05-01T120000.01.log";
  const second = "Journal.2026-05-01T120000.02.log";
  const later = "Journal.2026-05-03T150000.01.log";
  const entry = (file: string, rest: string, at = "2026-05-01T12:00:00Z", generation = 0): Entry =>
    entryFromLine(`{"timestamp":"${at}",${rest}}`, { file, offset: 0, line: 1, generation });
  const squadron = entry(first, '"event":"SquadronStartup","SquadronName":"A","CurrentRank":1');
  const commander = (file: string, id: string, at?: string) =>
    entry(file, `"event":"Commander","FID":"${id}","Name":"${id}"`, at);
  const music = (file: string, generation = 0) => entry(file, '"event":"Music"', "2026-05-03T15:00:00Z", generation);
  const after = (...entries: readonly Entry[]) => entries.reduce((state, each) => fold(state, each, 0), unknownState);

  it.each([
    ["a later part", [squadron, music(second)]],
    ["another journal", [squadron, music(later)]],
    ["a truncated file", [squadron, music(first, 1)]],
    ["the same commander", [commander(first, "F1"), squadron, commander(later, "F1")]],
    [
      "two lines",
      [
        commander(first, "F1"),
        squadron,
        entry(later, '"event":"Fileheader"', "2026-05-03T15:00:00Z"),
        entry(later, '"event":"Shutdown"', "2026-05-03T15:00:09Z"),
      ],
    ],
  ] as const)("with %s keeps what it does not tell", (_, entries) => {
    expect(after(...entries).career.squadron?.SquadronName).toBe("A");
  });

  it("replaces what it tells", () => {
    const renamed = entry(
      later,
      '"event":"SquadronStartup","SquadronName":"B","CurrentRank":1',
      "2026-05-03T15:00:00Z",
    );
    const { career, session } = after(
      commander(first, "F1"),
      squadron,
      commander(later, "F1", "2026-05-03T15:00:00Z"),
      renamed,
    );
    expect(career.squadron).toMatchObject({ SquadronName: "B", timestamp: "2026-05-03T15:00:00Z" });
    expect(session.startedAtMs).toBe(Date.parse("2026-05-03T15:00:00Z"));
  });

  it("of another commander shows only what is known about that one, and remembers the first", () => {
    const state = after(commander(first, "F1"), squadron, commander(later, "F2"));
    expect(state.career.squadron).toBeUndefined();
    const back = fold(state, commander("Journal.2026-05-04T150000.01.log", "F1", "2026-05-04T15:00:00Z"), 0);
    expect(back.career.squadron?.SquadronName).toBe("A");
    expect(back.others.map(({ id }) => id)).toEqual(["F2"]);
  });

  it("knows a commander without an FID by name, until a line has both", () => {
    const load = (file: string, name: string) => entry(file, `"event":"LoadGame","Commander":"${name}","Ship":"Asp"`);
    const alone = after(load(first, "Ada"), squadron);
    expect(alone.session.commander).toEqual({ source: "name", id: "CMDR Ada", name: "Ada" });
    const other = fold(alone, load(later, "Bo"), 0);
    expect(other.career.squadron).toBeUndefined();
    expect(other.others.map(({ id }) => id)).toEqual(["CMDR Ada"]);
    const joined = fold(alone, entry(later, '"event":"LoadGame","FID":"F1","Commander":"Ada"'), 0);
    expect(joined.career.squadron?.SquadronName).toBe("A");
    expect(joined.session.commander.id).toBe("F1");
    expect(joined.others).toEqual([]);
  });

  it("is not left for a late last line of an earlier journal", () => {
    const start = commander(later, "F1", "2026-05-03T15:00:00Z");
    const told = entry(later, '"event":"SquadronStartup","SquadronName":"B","CurrentRank":1', "2026-05-03T15:00:01Z");
    const state = after(
      squadron,
      start,
      told,
      entry(first, '"event":"SquadronStartup","SquadronName":"C","CurrentRank":1'),
    );
    expect(state.career.squadron?.SquadronName).toBe("B");
    expect(state.session).toMatchObject({ file: later, commander: { id: "F1" } });
    expect(state.tail.count).toBe(4);
  });
});

describe("what lines tell without Status.json", () => {
  const line = (rest: string) =>
    entryFromLine(`{"timestamp":"2026-05-01T12:00:00Z",${rest}}`, {
      file: simulatedJournal,
      offset: 0,
      line: 1,
      generation: 0,
    });
  const after = (...lines: readonly string[]) =>
    lines.map(line).reduce((state, entry) => foldFrozen(state, entry, 0), unknownState);
  const loadout = `"event":"Loadout","Ship":"python","ShipID":1,"HullHealth":1.0,"FuelCapacity":{"Main":32.0,"Reserve":0.8},"Modules":[{"Slot":"Slot01_Size6","Item":"int_cargorack_size6_class1","Health":0.5}]`;
  const damaged = `"event":"HullDamage","Health":0.4,"PlayerPilot":true,"Fighter":false`;

  it.each([
    ["RepairAll", `"event":"RepairAll","Cost":1`, 1],
    ["Repair of the hull", `"event":"Repair","Items":["Wear","Hull"],"Cost":1`, 1],
    ["Repair of a module", `"event":"Repair","Items":["$int_cargorack_size6_class1_name;"],"Cost":1`, 0.4],
    ["Repair before game 3.7", `"event":"Repair","Item":"hull","Cost":1`, 1],
    ["the insurance", `"event":"Resurrect","Option":"rebuy","Cost":1,"Bankrupt":false`, 1],
    ["coming back on foot", `"event":"Resurrect","Option":"recover","Cost":1,"Bankrupt":false`, 0.4],
    ["a repair limpet, which tells no share", `"event":"RepairDrone","HullRepaired":25.5`, undefined],
  ])("is the hull after %s", (_name, repair, health) => {
    expect(after(loadout, damaged, repair).outfit?.hullHealth).toBe(health);
  });

  it("is the hull of the ship, not that of the SRV", () => {
    const launched = `"event":"LaunchSRV","Loadout":"starter","PlayerControlled":true`;
    expect(after(loadout, launched, damaged).outfit?.hullHealth).toBe(1);
    expect(after(loadout, launched, `"event":"DockSRV"`, damaged).outfit?.hullHealth).toBe(0.4);
  });

  it("are the modules that Outfitting has moved", () => {
    const moved = after(
      loadout,
      `"event":"ModuleSwap","FromSlot":"Slot01_Size6","ToSlot":"Slot02_Size6","FromItem":"$int_cargorack_size6_class1_name;","ToItem":"Null","ShipID":1`,
      `"event":"ModuleBuy","Slot":"Slot03_Size3","BuyItem":"$int_fuelscoop_size3_class5_name;","ShipID":1`,
      `"event":"ModuleSell","Slot":"Slot03_Size3","SellItem":"x","ShipID":7`,
    );
    expect(moved.outfit?.modules.map(({ slot, item }) => `${slot} ${item}`)).toEqual([
      "Slot02_Size6 int_cargorack_size6_class1",
      "Slot03_Size3 int_fuelscoop_size3_class5",
    ]);
  });

  it.each([
    [`"event":"LoadGame","Ship":"Python","ShipID":1,"FuelLevel":12.5,"FuelCapacity":32.0`, 12.5],
    [`"event":"LoadGame","Ship":"TestBuggy","ShipID":2,"FuelLevel":0.0,"FuelCapacity":0.0`, undefined],
    [`"event":"FuelScoop","Scooped":5.0,"Total":30.0`, 30],
    [`"event":"ReservoirReplenished","FuelMain":11.5,"FuelReservoir":0.8`, 11.5],
    [`"event":"RefuelAll","Cost":5,"Amount":2.0`, 32],
    [`"event":"FSDJump","Taxi":true,"FuelLevel":3.0`, undefined],
  ])("is the tank after %s", (told, tonnes) => {
    expect(after(loadout, told).tank?.mainTonnes).toBe(tonnes);
  });

  it("is the tank less a tonne for each limpet that takes fuel to another ship", () => {
    const scooped = `"event":"FuelScoop","Scooped":5.0,"Total":30.0`;
    const launch = (type: string) => `"event":"LaunchDrone","Type":"${type}"`;
    const given = after(loadout, scooped, launch("FuelTransfer"), launch("Collection"), launch("FuelTransfer"));
    expect(given.tank?.mainTonnes).toBe(28);
  });

  it("is the tank of the ship after a jump, though the SRV was lost without a line", () => {
    const launched = `"event":"LaunchSRV","Loadout":"starter","PlayerControlled":true`;
    expect(after(loadout, launched, `"event":"FSDJump","FuelLevel":11.5`).tank?.mainTonnes).toBe(11.5);
  });

  it("is the first grade of armour when another one is stored", () => {
    const stored = `"event":"ModuleStore","Slot":"Armour","StoredItem":"$python_armour_grade3_name;","Ship":"Python","ShipID":1`;
    expect(after(loadout, stored).outfit?.modules.map(({ item }) => item)).toContain("python_armour_grade1");
  });

  it.each([
    ["a dropship that leaves its soldier", `"event":"Liftoff","PlayerControlled":false,"Body":"Sol 3 a"`, "foot"],
    ["a ship that lands alone", `"event":"Touchdown","PlayerControlled":false,"Body":"Sol 3 a"`, "foot"],
    ["a landing after a lost fighter", `"event":"Touchdown","PlayerControlled":true,"Body":"Sol 3 a"`, "ship"],
    ["supercruise after a lost fighter", `"event":"SupercruiseEntry","StarSystem":"Sol"`, "ship"],
  ])("is the vehicle after %s", (_name, told, vehicle) => {
    const launched = `"event":"LaunchFighter","Loadout":"zero","PlayerControlled":true`;
    const first = vehicle === "ship" ? [launched] : [`"event":"SupercruiseExit","StarSystem":"Sol"`];
    expect(after(...first, told).place?.vehicle).toBe(vehicle);
  });

  const port = `"Docked":true,"StationName":"H3X-8QN","StationType":"FleetCarrier","MarketID":3702454272`;
  const system = `"StarSystem":"Sol","SystemAddress":10477373803,"StarPos":[0,0,0]`;

  it.each(["CarrierJump", "Location"])("is the port of a %s that is docked", (kind) => {
    const state = after(`"event":"${kind}",${port},${system}`);
    expect([isDocked(state), state.system.port?.StationName]).toEqual([true, "H3X-8QN"]);
    expect(isDocked(fold(state, line(`"event":"Location","Docked":false,"Taxi":false,${system}`), 0))).toBe(false);
    expect(isDocked(fold(state, line(`"event":"Location","Docked":false,"OnFoot":true,${system}`), 0))).toBe(true);
    expect(state.route.trail.map(({ StarSystem }) => StarSystem)).toEqual(kind === "CarrierJump" ? ["Sol"] : []);
  });

  it("is the place from the approach of a body to the steps on it", () => {
    const lines = [
      `"event":"ApproachBody","StarSystem":"Sol","SystemAddress":1,"Body":"Sol 3 a","BodyID":5`,
      `"event":"Touchdown","PlayerControlled":true,"Body":"Sol 3 a"`,
      `"event":"Disembark","SRV":false,"Taxi":false,"OnStation":false,"OnPlanet":true,"Body":"Sol 3 a"`,
      `"event":"Embark","SRV":false,"Taxi":false,"OnStation":false,"OnPlanet":true,"Body":"Sol 3 a"`,
      `"event":"SupercruiseEntry","StarSystem":"Sol"`,
    ];
    const places = lines.map((_, at) => after(...lines.slice(0, at + 1)).place);
    expect(places.map((place) => `${place?.vehicle} ${place?.motion} ${place?.body}`)).toEqual([
      "ship space Sol 3 a",
      "ship landed Sol 3 a",
      "foot landed Sol 3 a",
      "ship landed Sol 3 a",
      "ship supercruise undefined",
    ]);
  });

  it("are the names and promises of missions after a login", () => {
    const accepted = `"event":"MissionAccepted","Faction":"A","Name":"Mission_MassacreWing","LocalisedName":"Kill pirates","MissionID":7,"TargetFaction":"B","KillCount":9,"Reward":1000`;
    const login = `"event":"Missions","Active":[{"MissionID":7,"Name":"Mission_MassacreWing_name","PassengerMission":false,"Expires":60}],"Failed":[],"Complete":[]`;
    expect(after(accepted, login).career.missions).toMatchObject([
      { Name_Localised: "Kill pirates", faction: "A", targetFaction: "B", killCount: 9, reward: 1000 },
    ]);
    const redirected = `"event":"MissionRedirected","MissionID":7,"Name":"Mission_MassacreWing","NewDestinationStation":"C","NewDestinationSystem":"D"`;
    expect(after(accepted, redirected, login).career.missions).toMatchObject([{ isDone: true, destination: "C, D" }]);
  });

  it("are the ends of missions, also where the login has none", () => {
    const accepted = `"event":"MissionAccepted","Name":"M","LocalisedName":"Do it","Expiry":"2026-05-08T12:00:00Z","MissionID":7`;
    const login = (Expires: number) =>
      `"event":"Missions","Active":[{"MissionID":7,"Name":"M_name","PassengerMission":false,"Expires":${Expires}}],"Failed":[],"Complete":[]`;
    const endOf = (...lines: readonly string[]) => after(...lines).career.missions?.[0]?.expiresAtMs;
    expect(endOf(accepted, login(0))).toBe(Date.UTC(2026, 4, 8, 12));
    expect(endOf(login(0))).toBe(undefined);
    // A mission that is done goes on after its end.
    expect(endOf(accepted.replace("05-08", "04-08"), login(0))).toBe(undefined);
  });

  it("are no more tonnes in the hold than the racks have room for", () => {
    const ship = (racks: number) =>
      `"event":"Loadout","Ship":"type6","ShipID":3,"CargoCapacity":${racks},"Modules":[{"Slot":"Slot01_Size5","Item":"int_cargorack_size5_class1"}]`;
    const cargo = (count: number) => `"event":"Cargo","Vessel":"Ship","Count":${count}`;
    const refined = `"event":"MiningRefined","Type":"$platinum_name;"`;
    const holdOf = (...lines: readonly string[]) => {
      const { hold, outfit } = after(...lines);
      return `${hold?.count} of ${outfit?.cargoCapacity}`;
    };
    expect(holdOf(ship(96), cargo(95), refined)).toBe("96 of 96");
    expect(holdOf(ship(96), cargo(96), refined)).toBe("96 of 96");
    // The game counts more than the racks of the last Loadout, or they have been changed since.
    expect(holdOf(ship(96), cargo(97))).toBe("97 of undefined");
    const sold = `"event":"ModuleSell","ShipID":3,"Slot":"Slot01_Size5","SellItem":"$int_cargorack_size5_class1_name;"`;
    expect(holdOf(ship(96), cargo(10), sold)).toBe("10 of undefined");
    expect(holdOf(ship(96), cargo(10), sold, ship(64))).toBe("10 of 64");
    expect(holdOf(ship(96), cargo(10), `"event":"ShipyardSwap","ShipType":"python","ShipID":4`)).toBe(
      "10 of undefined",
    );
  });

  it("are materials with their limits, rewards and what a technology broker takes", () => {
    const state = after(
      `"event":"Materials","Raw":[{"Name":"carbon","Count":299}],"Manufactured":[],"Encoded":[]`,
      `"event":"MaterialCollected","Category":"Raw","Name":"carbon","Count":3`,
      `"event":"MissionCompleted","MissionID":1,"Name":"x","MaterialsReward":[{"Name":"IndustrialFirmware","Category":"$MICRORESOURCE_CATEGORY_Encoded;","Count":5}]`,
      `"event":"TechnologyBroker","Materials":[{"Name":"carbon","Count":28,"Category":"Raw"}],"Commodities":[]`,
    );
    expect(state.materials?.counts.map(({ name, count }) => `${name} ${count}`)).toEqual([
      "carbon 272",
      "industrialfirmware 5",
    ]);
  });

  it("are bonds and rescues among the earnings", () => {
    const { earnings } = after(
      `"event":"FactionKillBond","Reward":4561,"AwardingFaction":"A","VictimFaction":"B"`,
      `"event":"SearchAndRescue","Name":"occupiedcryopod","Count":4,"Reward":113077`,
    );
    expect(earnings).toEqual({ bonds: { count: 1, credits: 4561 }, rescue: { count: 1, credits: 113_077 } });
  });
});

describe("bodies and companion files", () => {
  const entry = (rest: string) =>
    entryFromLine(`{"timestamp":"2026-05-01T12:00:00Z",${rest}}`, {
      file: simulatedJournal,
      offset: 0,
      line: 1,
      generation: 0,
    });
  const scan = (address: number, id: number, more = "") =>
    entry(
      `"event":"Scan","ScanType":"Detailed","BodyName":"S${address} ${id}","BodyID":${id},"SystemAddress":${address},"PlanetClass":"Icy body"${more}`,
    );
  const jump = (address: number) =>
    entry(`"event":"FSDJump","StarSystem":"S${address}","SystemAddress":${address},"StarPos":[0,0,0]`);
  const after = (...entries: readonly (Entry | CompanionEntry)[]) =>
    entries.reduce((state, each) => foldFrozen(state, each, 0), unknownState);

  it("are still known when the player comes back", () => {
    const left = after(scan(1, 1), scan(1, 2), jump(2));
    expect([left.bodies?.address, left.bodies?.bodies.length]).toEqual([2, 0]);
    const back = after(scan(1, 1), scan(1, 2), jump(2), scan(2, 7), jump(1));
    expect([back.bodies?.address, back.bodies?.bodies.map(({ id }) => id)]).toEqual([1, [1, 2]]);
    expect(back.bodies?.earlier.map(({ address }) => address)).toEqual([2]);
  });

  it("are kept of a bounded number of systems", () => {
    const many = Array.from({ length: 2000 }, (_, at) => [scan(at + 1, 1), jump(at + 2)]).flat();
    expect(after(...many).bodies?.earlier.length).toBe(200);
  });

  it("have rings with the hotspots that a surface scan found", () => {
    const ringed = scan(1, 1, `,"Rings":[{"Name":"S1 1 A Ring","RingClass":"eRingClass_Icy"}]`);
    const found = entry(
      `"event":"SAASignalsFound","BodyName":"S1 1 A Ring","SystemAddress":1,"BodyID":9,"Signals":[{"Type":"tritium","Type_Localised":"Tritium","Count":2}]`,
    );
    const rings = [{ name: "S1 1 A Ring", ringClass: "eRingClass_Icy", hotspots: [{ type: "Tritium", count: 2 }] }];
    expect(after(ringed, found).bodies?.bodies).toMatchObject([{ rings }]);
    expect(after(ringed, found, ringed).bodies?.bodies).toMatchObject([{ rings }]);
  });

  it.each([
    [
      "Market.json",
      { StationName: "A", Items: [{ Name: "$gold_name;", Name_Localised: "Gold", BuyPrice: 0, SellPrice: 9 }] },
    ],
    ["Outfitting.json", { StationName: "A", Items: [{ Name: "int_fuelscoop_size3_class5", BuyPrice: 9 }] }],
    ["Shipyard.json", { StationName: "A", PriceList: [{ ShipType: "python", ShipPrice: 9 }] }],
    ["ShipLocker.json", { Items: [], Components: [{ Name: "graphene", Count: 9 }], Consumables: [], Data: [] }],
    ["Backpack.json", { Items: [], Components: [], Consumables: [{ Name: "healthpack", Count: 9 }], Data: [] }],
    [
      "FCMaterials.json",
      { CarrierName: "A", Items: [{ Name: "$chemicalcatalyst_name;", Price: 9, Stock: 1, Demand: 0 }] },
    ],
  ] as const)("list what %s contains, unless it is older", (file, content) => {
    const at = (timestamp: string, more: object): CompanionEntry => {
      const event = { timestamp, event: "x", ...content, ...more } as unknown as JsonObject;
      return { type: "companion", file, revision: 1, observedAtMs: 0, raw: "", state: "alone", event };
    };
    const listing = after(at("2026-05-01T12:00:00Z", {})).listings[file];
    expect(listing?.items).toHaveLength(1);
    expect(Object.values(listing?.items[0]?.figures ?? {})).toContain(9);
    expect(after(at("2026-05-01T12:00:00Z", {}), at("2026-05-01T11:00:00Z", {})).listings[file]).toEqual(listing);
  });
});

describe("the hold", () => {
  const cargo = (rest: string) =>
    entryFromLine(`{"timestamp":"2026-05-01T12:00:00Z","event":"Cargo","Vessel":"Ship",${rest}}`, {
      file: simulatedJournal,
      offset: 0,
      line: 1,
      generation: 0,
    });
  const listed = cargo('"Count":3,"Inventory":[{"Name":"gold","Count":3,"Stolen":0}]');
  const itemsAfter = (...entries: readonly (Entry | CompanionEntry)[]) =>
    entries.reduce((state, entry) => fold(state, entry, 0), unknownState).hold?.items?.map(({ name }) => name);

  it("lists commodities only as long as their total is the amount aboard", () => {
    expect(itemsAfter(listed)).toEqual(["gold"]);
    expect(itemsAfter(listed, cargo('"Count":3'))).toEqual(["gold"]);
    expect(itemsAfter(listed, cargo('"Count":68'))).toBeUndefined();
    expect(itemsAfter(listed, cargo('"Count":0'))).toEqual([]);
  });

  it("follows what lines buy, sell and launch, also while Cargo lines lag behind", () => {
    const line = (rest: string) => entryFromLine(`{"timestamp":"2026-05-01T12:00:00Z",${rest}}`, listed.position);
    const bought = line('"event":"MarketBuy","Type":"drones","Count":5');
    const launched = line('"event":"LaunchDrone","Type":"Collection"');
    expect(itemsAfter(listed, bought)).toEqual(["gold", "drones"]);
    expect(itemsAfter(listed, bought, launched, launched, cargo('"Count":7'))).toBeUndefined();
    expect(itemsAfter(listed, bought, launched, launched, cargo('"Count":7'), cargo('"Count":6'))).toEqual([
      "gold",
      "drones",
    ]);
    expect(itemsAfter(listed, line('"event":"MarketSell","Type":"gold","Count":3'))).toEqual([]);
  });

  it("takes the commodities from Cargo.json, unless it is older than the amount", () => {
    const file = (timestamp: string): CompanionEntry => {
      const event = {
        timestamp,
        event: "Cargo",
        Vessel: "Ship",
        Count: 68,
        Inventory: [{ Name: "silver", Count: 68 }],
      };
      const raw = JSON.stringify(event);
      return { type: "companion", file: "Cargo.json", revision: 1, observedAtMs: 0, raw, state: "alone", event };
    };
    const many = cargo('"Count":68');
    const { timestamp } = (many as EventEntry).event as { timestamp: string };
    expect(itemsAfter(listed, many, file(timestamp))).toEqual(["silver"]);
    expect(itemsAfter(listed, many, file("2001-01-01T00:00:00Z"))).toBeUndefined();
  });
});

/** Facts of real and simulated journals, read again from the raw lines without the cockpit's code. */
describe("facts from observed kinds", () => {
  /** Compares each fact that the lines contain; returns how many. */
  function compareFacts(state: CockpitState, latest: LatestLines): number {
    const written = Object.entries(factsInLines(latest)).filter(([, value]) => value !== undefined);
    const shown = factsInState(state);
    for (const [name, value] of written) expect([name, shown[name as FactName]]).toEqual([name, value]);
    return written.length;
  }

  it.each(scenarioNames)("equal the raw lines of a simulated session: %s", (scenario) => {
    const latest = new LatestLines();
    let state = unknownState;
    let lines = 0;
    let compared = 0;
    const options = { seed: 5, scenario, dialect: "live", durationMs: 2 * 3_600_000 } as const;
    for (const { observation, atMs } of simulateObservations(options)) {
      state = fold(state, observation, atMs);
      if (observation.type !== "event") continue;
      latest.add(JSON.parse(observation.raw) as RawFields);
      if ((lines += 1) % 50 === 0) compared += compareFacts(state, latest);
    }
    expect(compared + compareFacts(state, latest)).toBeGreaterThan(5);
  });

  needs(corpusFolder).it(
    "equal the raw lines of real journals at hundreds of moments, across sessions and commanders",
    async () => {
      const latest = new LatestLines();
      let state = unknownState;
      let file = "";
      let offset = 0;
      let lines = 0;
      let compared = 0;
      for await (const { file: from, line, text } of corpusLines({ archives: ["journals"] })) {
        if (from.name !== file) {
          file = from.name;
          offset = 0;
        }
        const entry = entryFromLine(text, { file: basename(file), offset, line, generation: 0 });
        offset += entry.byteLength;
        state = fold(state, entry, 0);
        if (entry.type === "event") latest.add(JSON.parse(text) as RawFields);
        if ((lines += 1) % 97 === 0) compared += compareFacts(state, latest);
      }
      expect(compared).toBeGreaterThan(200);
    },
    120_000,
  );
});
