import { describe, expect, it } from "vitest";
import { findingsOf } from "../../tests/helpers/findingsOf.ts";
import { sampleEntries } from "../../tests/helpers/sampleEntries.ts";
import type { Sample } from "../declare/Rule.ts";
import { createChecker } from "../engine/createChecker.ts";
import { sampleEvents } from "../rules/examples/sampleEvents.ts";
import { relocationKinds } from "./SessionState.ts";

const {
  Docked,
  FSDJump,
  Location,
  NavRoute,
  NavRouteLine,
  StoredModules,
  nextJump,
  other,
  sol,
  alphaCentauri,
  barnard,
} = sampleEvents;
const there = { StarSystem: "Alpha Centauri", SystemAddress: 1178708478315 };
/** What each rule reports unless the player may have moved without a line. */
const contradictions = {
  "jump-distance": [FSDJump(), nextJump({ JumpDist: 99 })],
  "docked-elsewhere": [FSDJump(), Docked(there)],
  "stored-market": [Docked(), StoredModules([], { MarketID: 128_016_896 })],
  "route-start": [
    FSDJump(),
    NavRouteLine("2026-05-01T12:04:00Z"),
    { companion: "NavRoute.json", event: NavRoute([alphaCentauri, sol], "2026-05-01T12:04:00Z") },
  ],
} as const;

describe.each(Object.entries(contradictions))("%s", (rule, [first, ...others]) => {
  it("reports a contradiction", () => {
    expect(findingsOf(rule, [first, ...others])).toHaveLength(1);
  });

  it.each(relocationKinds)("knows no place after %s", (kind) => {
    expect(findingsOf(rule, [first, other(kind), ...others])).toEqual([]);
  });
});

const here = { timestamp: "2026-05-01T12:05:00Z" };
const otherSystem = { StarSystem: "Alpha Centauri", SystemAddress: 1178708478315, timestamp: "2026-05-01T12:09:00Z" };
const route = "2026-05-01T12:11:00Z";

/** What each rule reports about a ship that is not where its last line says. */
const moved: Readonly<Record<string, readonly Sample[]>> = {
  "jump-distance": [{ event: nextJump({ JumpDist: 99, timestamp: "2026-05-01T12:10:00Z" }) }],
  "docked-elsewhere": [{ event: Docked(otherSystem) }],
  "route-start": [
    { event: NavRouteLine(route) },
    { companion: "NavRoute.json", event: NavRoute([barnard, alphaCentauri], route) },
  ],
};

function rulesFound(samples: readonly Sample[]): readonly string[] {
  const checker = createChecker({ dialect: "spec", only: "game" });
  const found = [...sampleEntries(samples).flatMap((entry) => checker.push(entry)), ...checker.end()];
  return found.map(({ rule, severity }) => `${rule} ${severity}`);
}

describe.each(Object.entries(moved))("%s in spec", (rule, samples) => {
  it("warns of a ship that moved from a station without a line", () => {
    expect(rulesFound([{ event: FSDJump() }, { event: Docked(here) }, ...samples])).toEqual([`${rule} warning`]);
  });

  it("knows no place after docking at a fleet carrier, which moves without a line", () => {
    const carrier = { event: Docked({ ...here, MarketID: 3700000000, StationType: "FleetCarrier" }) };
    expect(rulesFound([{ event: FSDJump() }, carrier, ...samples])).toEqual([]);
  });
});

describe("the market that the ship is docked at", () => {
  const elsewhere = StoredModules([], { MarketID: 128_016_896 });

  it("is known from Location when the session starts docked", () => {
    expect(findingsOf("stored-market", [Location({ Docked: true, MarketID: 128_016_640 }), elsewhere])).toHaveLength(1);
  });

  it.each([
    ["Undocked", other("Undocked")],
    ["FSDJump", nextJump()],
    ["CarrierJump", other("CarrierJump", { MarketID: 128_016_640 })],
    ["a Location in space", Location()],
  ])("is not known after %s", (_, event) => {
    expect(findingsOf("stored-market", [Docked(), event, elsewhere])).toEqual([]);
  });
});
