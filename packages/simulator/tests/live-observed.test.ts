/** Compares every line of dialect live with what real journals show of its kind. */
import { parseLine, printLine } from "@shipslog/contract/text";
import { isKind, type JsonObject } from "@shipslog/contract";
import { isObservedKind } from "@shipslog/contract/observed";
import { scenarioNames } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { playLive } from "./helpers/live/folder.ts";
import { rareValues, unseenValues } from "./helpers/live/rareValues.ts";
import { observedComplaints } from "./helpers/live/observedComplaints.ts";

/** Returns the first complaint of each sort about a session, with its line. */
function complaintsAbout(lines: Iterable<{ readonly event: JsonObject; readonly raw: string }>): readonly string[] {
  const first = new Map<string, string>();
  for (const { event, raw } of lines) {
    for (const complaint of observedComplaints(event, raw)) {
      const sort = `${event["event"] as string}: ${complaint}`;
      if (!first.has(sort)) first.set(sort, raw.slice(0, 300));
    }
  }
  return [...first].map(([sort, raw]) => `${sort} in ${raw}`);
}

function* linesOf(session: Parameters<typeof playLive>[0]) {
  for (const { event, layout } of playLive(session)) {
    if (event !== undefined) yield { event, raw: printLine(event, layout) };
  }
}

describe.each(scenarioNames)("%s in dialect live", (scenario) => {
  it("has no field, type or decimals that no real line has, and lacks no field that all have", () => {
    for (const seed of [1, 2]) {
      const session = { scenario, seed, hours: 2, language: seed === 1 ? "english" : "french" } as const;
      expect(complaintsAbout(linesOf(session))).toEqual([]);
    }
  });

  it("writes only kinds and listed values that real journals have, or that are known to be rare", () => {
    const lines = [...linesOf({ scenario, hours: 2 })];
    const names = new Set(lines.map(({ event }) => event["event"] as string));
    expect([...names].filter((name) => !isKind(name) && !isObservedKind(name))).toEqual([]);
    const values = new Set(lines.flatMap(({ event }) => [...unseenValues(event)]));
    expect([...values].filter((value) => !rareValues.some(({ path }) => value.startsWith(path)))).toEqual([]);
  });
});

describe("the comparison with observed kinds", () => {
  const scoop = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"FuelScoop", "Scooped":5.000000, "Total":32.000000 }';
  it.each([
    ["a missing field", scoop.replace(', "Total":32.000000', ""), "Total is missing"],
    ["a field that was never observed", scoop.replace("Total", "Sum"), "Sum was never observed"],
    ["a wrong type", scoop.replace("32.000000", '"32"'), "Total is of type string"],
    ["other decimals", scoop.replace("32.000000", "32.00"), "FuelScoop.Total 2 decimals"],
  ])("reports %s", (_what, raw, complaint) => {
    const line = parseLine(raw);
    expect(line.ok && observedComplaints(line.event, raw)).toContain(complaint);
  });

  it("reports a listed value that was never observed", () => {
    const event = { event: "Location", StationType: "Ocellus", StationServices: ["dock", "bakery"] };
    expect([...unseenValues(event)]).toEqual(["Location.StationType Ocellus", "Location.StationServices[] bakery"]);
  });

  it("accepts a real line", () => {
    const line = parseLine(scoop);
    expect(line.ok && observedComplaints(line.event, scoop)).toEqual([]);
  });
});
