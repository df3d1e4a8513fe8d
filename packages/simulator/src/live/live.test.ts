import type { JsonObject, JsonValue } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import type { SimulateOptions } from "../director/SimulateOptions.ts";
import { french } from "../languages/french.ts";
import { type ScenarioName, scenarioNames } from "../scenarios/scenarios.ts";
import { simulate } from "../simulate.ts";

const start = Date.UTC(2026, 4, 1, 12);
const given = (scenario: ScenarioName, seed = 5): SimulateOptions => {
  return { seed, scenario, dialect: "live", start, durationMs: 3 * 3_600_000 };
};

function eventsOf(options: SimulateOptions): readonly JsonObject[] {
  return [...simulate(options)].flatMap(({ event }) => (event === undefined ? [] : [event]));
}

/** The lines of each scenario, which several tests look at; Status changes none of them. */
const known = new Map<ScenarioName, readonly JsonObject[]>();

function linesOf(scenario: ScenarioName): readonly JsonObject[] {
  const lines = known.get(scenario) ?? eventsOf({ ...given(scenario), status: false });
  known.set(scenario, lines);
  return lines;
}

/** Every field of an event that holds a text, with its display form. */
function* pairsOf(value: JsonValue): Generator<{ field: string; value: string; text: JsonValue | undefined }> {
  if (Array.isArray(value)) for (const item of value as readonly JsonValue[]) yield* pairsOf(item);
  else if (typeof value === "object" && value !== null) {
    const object = value as JsonObject;
    for (const [field, held] of Object.entries(object)) {
      if (typeof held === "string" && !field.endsWith("_Localised")) {
        yield { field, value: held, text: object[`${field}_Localised`] };
      } else yield* pairsOf(held);
    }
  }
}

describe.each(scenarioNames)("%s in live", (scenario) => {
  it("writes the same lines with and without Status", () => {
    expect(linesOf(scenario)).toEqual(eventsOf(given(scenario)));
  });

  it("translates every display text to French", () => {
    const english = linesOf(scenario).flatMap((event) => [...pairsOf(event)]);
    const translated = eventsOf({ ...given(scenario), language: "french", status: false });
    const inFrench = translated.flatMap((event) => [...pairsOf(event)]);
    const changing = ["language", "LocalisedName"];
    expect(inFrench.map(({ field, value }) => `${field} ${changing.includes(field) ? "" : value}`)).toEqual(
      english.map(({ field, value }) => `${field} ${changing.includes(field) ? "" : value}`),
    );
    const unknown = english
      .filter(({ value, text }) => typeof text === "string" && !text.startsWith("$") && !french.byName.has(value))
      // A text that ends with a name is translated by its beginning; the name of a person is not translated.
      .filter(({ value }) => !value.includes(":#name="))
      .filter(({ text }) => !french.byText.has(text as string));
    expect(unknown).toEqual([]);
    // Every symbol has its text (F12), but for this one.
    const isBare = ({ value, text }: (typeof english)[number]) => /^\$.*;$/.test(value) && text === undefined;
    const bare = [...english, ...inFrench].filter(isBare).map(({ value }) => value);
    expect(bare.filter((value) => value !== "$Datascan_DataPoint;")).toEqual([]);
    // 0 of 1,533,398 real pairs were equal ignoring case.
    const isIdle = ({ value, text }: (typeof english)[number]) =>
      typeof text === "string" && text.toLowerCase() === value.toLowerCase();
    expect([...english, ...inFrench].filter(isIdle)).toEqual([]);
  });
});

/** Lines of a start, in the order of real journals (F21). */
const startUp = [
  "Commander",
  "Materials",
  "Rank",
  "Progress",
  "Reputation",
  "EngineerProgress",
  "LoadGame",
  "SquadronStartup",
  "Statistics",
  "FSSSignalDiscovered",
  "Location",
  "Powerplay",
  "SuitLoadout",
  "Backpack",
  "ShipLocker",
  "Missions",
  "Loadout",
  "Cargo",
];

describe("the start of a session", () => {
  it.each(scenarioNames)("has the order and the pauses of real journals: %s", (scenario) => {
    // A squadron is told before LoadGame or after it, and a settlement where the ship stands at any time.
    const anywhere = ["CarrierLocation", "SquadronStartup", "ApproachSettlement"];
    const aside: readonly unknown[] = ["Music", "ReceiveText", "Friends", ...anywhere];
    const all = linesOf(scenario).filter(({ event }) => !aside.includes(event));
    const loads = all.flatMap(({ event }, at) => (event === "Commander" ? [at] : []));
    expect(all[0]).toMatchObject({ event: "Fileheader", part: 1, Odyssey: true });
    expect(loads.length).toBeGreaterThan(0);
    for (const at of loads) {
      const until = all.findIndex(({ event }, place) => place > at && event === "Missions");
      const lines = all.slice(at, until + 1);
      const ranks = lines.map(({ event }) => startUp.indexOf(event as string));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      const secondsOf = (name: string): number => {
        const line = lines.find(({ event }) => event === name);
        return (Date.parse(line?.["timestamp"] as string) - Date.parse(lines[0]?.["timestamp"] as string)) / 1000;
      };
      expect(secondsOf("EngineerProgress")).toBe(0);
      expect(secondsOf("LoadGame")).toBeLessThanOrEqual(28);
      expect([secondsOf("Statistics") >= 2, secondsOf("Statistics") <= 7]).toEqual([true, true]);
      expect([secondsOf("Location") >= 8, secondsOf("Location") <= 57]).toEqual([true, true]);
      expect(secondsOf("Missions")).toBe(secondsOf("Location"));
    }
  });

  it("names the ship in LoadGame, and the suit on foot", () => {
    const loaded = (scenario: ScenarioName) => linesOf(scenario).find(({ event }) => event === "LoadGame");
    expect(loaded("explorer")).toMatchObject({ Ship: "Krait_Light", Ship_Localised: "Krait Phantom", FuelLevel: 32 });
    expect(loaded("on-foot")?.["Ship"]).toMatch(/^(?:Flight|Exploration|Utility|Tactical)[Ss]uit/);
    expect(loaded("on-foot")).toMatchObject({ FuelLevel: 1, FuelCapacity: 1 });
  });
});

describe("the end of a session", () => {
  it("is Shutdown, with an empty Status", () => {
    const moments = [...simulate(given("trader"))];
    const last = moments.findLast(({ event }) => event !== undefined);
    expect(last?.event).toMatchObject({ event: "Shutdown" });
    for (const { companions } of moments.slice(moments.indexOf(last!))) {
      expect(companions["Status.json"]).toEqual({ timestamp: last?.event?.["timestamp"], event: "Status", Flags: 0 });
    }
  });
});
