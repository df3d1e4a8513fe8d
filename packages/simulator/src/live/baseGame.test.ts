import { simulateWithLog } from "../../tests/helpers/simulateWithLog.ts";
import type { Dialect, JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";

/** The carrier owner of seed 2 plays the base game. */
function session(dialect: Dialect) {
  const given = {
    seed: 2,
    scenario: "carrier-owner",
    start: Date.UTC(2026, 4, 1, 12),
    durationMs: 4 * 3_600_000,
  } as const;
  const moments = [...simulateWithLog({ ...given, dialect })];
  const events = moments.flatMap(({ event }) => (event === undefined ? [] : [event]));
  const named = (kind: string): readonly JsonObject[] => events.filter(({ event }) => event === kind);
  const engineers = named("EngineerProgress").flatMap(({ Engineers = [] }) => Engineers as readonly JsonObject[]);
  return { moments, named, nameless: engineers.filter((engineer) => !("Engineer" in engineer)) };
}

describe("a session in base-game mode", () => {
  const spec = session("spec");
  const live = session("live");

  it("never leaves the ship on foot", () => {
    expect(spec.moments.filter(({ readings }) => readings.state === "onFoot")).toEqual([]);
    expect(live.named("LoadGame").map(({ Odyssey }) => Odyssey)).toContain(false);
    expect(live.named("LoadGame").map(({ Odyssey }) => Odyssey)).not.toContain(true);
  });

  it("lists engineers of the expansion without name and id", () => {
    const forms = (entries: readonly JsonObject[]) => [...new Set(entries.map((entry) => JSON.stringify(entry)))];
    expect(forms(spec.nameless).toSorted()).toEqual(['{"Progress":"Known"}', "{}"]);
    // All of 48 real entries have Progress.
    expect(forms(live.nameless)).toEqual(['{"Progress":"Known"}']);
  });

  it("has Taxi and Multicrew in live alone", () => {
    for (const kind of ["FSDJump", "Docked"]) {
      expect(spec.named(kind).length).toBeGreaterThan(0);
      expect(spec.named(kind).filter((event) => "Taxi" in event || "Multicrew" in event)).toEqual([]);
      expect(live.named(kind).filter((event) => !("Taxi" in event && "Multicrew" in event))).toEqual([]);
    }
  });
});
