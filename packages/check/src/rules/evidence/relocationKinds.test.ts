import { describe, expect, it } from "vitest";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { findingsOf } from "../../../tests/helpers/findingsOf.ts";
import { relocationKinds } from "./relocationKinds.ts";

const { Docked, FSDJump, NavRoute, NavRouteLine, StoredModules, nextJump, other, sol, alphaCentauri } = sampleEvents;
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
