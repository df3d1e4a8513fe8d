import type { Moment } from "@shipslog/contract";
import { printTimestamp } from "@shipslog/contract/internal";
import { describe, expect, it } from "vitest";
import { createChance } from "../chance/createChance.ts";
import { inRealOrder } from "./inRealOrder.ts";

const startMs = Date.UTC(2026, 4, 1, 12);

/** A moment with a line, so many seconds after the start. */
function line(kind: string, afterS: number, companions: Moment["companions"] = {}): Moment {
  const timeMs = startMs + afterS * 1000;
  return { timeMs, event: { timestamp: printTimestamp(timeMs), event: kind }, companions };
}

const shown = (moments: Iterable<Moment>): readonly string[] =>
  [...moments].map(
    ({ timeMs, event }) => `${(event?.["event"] as string | undefined) ?? "-"} ${(timeMs - startMs) / 1000}`,
  );

/** Counts of both orders, by the share of the one that a key names. */
const countsOf = (shares: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(shares).flatMap(([order, share]) => {
      const [before = "", one = "", other = ""] = order.split(" ");
      return [
        [order, 100 * share],
        [`${before} ${other} ${one}`, 100 * (1 - share)],
      ] as const;
    }),
  );

const ordered = (moments: readonly Moment[], shares: Readonly<Record<string, number>>): readonly Moment[] => [
  ...inRealOrder(moments, createChance(1), countsOf(shares)),
];

describe("inRealOrder", () => {
  it("lets lines of one second change places", () => {
    const given = [line("Embark", 0), line("Loadout", 0), line("ShipLocker", 0), line("Music", 1)];
    expect(shown(ordered(given, { "Embark Loadout ShipLocker": 0 }))).toEqual([
      "Embark 0",
      "ShipLocker 0",
      "Loadout 0",
      "Music 1",
    ]);
    expect(shown(ordered(given, { "Embark Loadout ShipLocker": 1 }))).toEqual(shown(given));
    expect(shown(ordered(given, { "Docked Loadout ShipLocker": 0 }))).toEqual(shown(given));
  });

  it("moves only music, messages and friends to another second, and never by more than two", () => {
    const given = [line("Embark", 0), line("Music", 1), line("ShipLocker", 2), line("Cargo", 4)];
    const moved = ordered(given, { "Embark Music ShipLocker": 0, "Music Cargo ShipLocker": 1 });
    expect(shown(moved)).toEqual(["Embark 0", "ShipLocker 2", "Music 2", "Cargo 4"]);
    expect(moved[2]?.event?.["timestamp"]).toBe("2026-05-01T12:00:02Z");
    const apart = [line("Embark", 0), line("Music", 1), line("ShipLocker", 4)];
    expect(shown(ordered(apart, { "Embark Music ShipLocker": 0 }))).toEqual(shown(apart));
    const back = [line("Embark", 0), line("ShipLocker", 1), line("Music", 2)];
    expect(shown(ordered(back, { "Embark Music ShipLocker": 1 }))).toEqual(["Embark 0", "Music 1", "ShipLocker 1"]);
  });

  it("keeps what companion files show, and writes a file before the line that announces it", () => {
    const old = { "Backpack.json": { Count: 1 } };
    const fresh = { "Backpack.json": { Count: 2 } };
    const given = [
      line("Embark", 0, old),
      line("Loadout", 0, old),
      { timeMs: startMs, event: undefined, companions: old },
      line("Backpack", 0, fresh),
    ];
    const moments = ordered(given, { "Embark Backpack Loadout": 1 });
    expect(shown(moments)).toEqual(["Embark 0", "Backpack 0", "- 0", "Loadout 0"]);
    expect(moments.slice(1).map(({ companions }) => companions)).toEqual([fresh, fresh, fresh]);
  });

  it("draws the share", () => {
    const given = Array.from({ length: 1000 }, (_, at) => [
      line("Embark", 10 * at),
      line("Loadout", 10 * at),
      line("Music", 10 * at),
    ]);
    const kinds = ordered(given.flat(), { "Embark Loadout Music": 0.7 }).map(({ event }) => event?.["event"]);
    const straight = kinds.filter((kind, at) => kind === "Loadout" && kinds[at + 1] === "Music").length;
    expect(straight).toBeGreaterThan(650);
    expect(straight).toBeLessThan(750);
  });

  it("loses and adds no line", () => {
    const kinds = ["Music", "ShipLocker", "ReceiveText", "Cargo", "Loadout"];
    const chance = createChance(7);
    const given = Array.from({ length: 2000 }, (_, at) => line(chance.pick(kinds), Math.floor(at / 3)));
    const all = kinds.flatMap((before) => kinds.flatMap((one) => kinds.map((other) => `${before} ${one} ${other}`)));
    const moments = ordered(given, Object.fromEntries(all.map((order) => [order, 0.5])));
    expect(moments.map(({ event }) => event?.["event"] as string).toSorted()).toEqual(
      given.map(({ event }) => event?.["event"] as string).toSorted(),
    );
    expect(moments.every(({ timeMs, event }) => event?.["timestamp"] === printTimestamp(timeMs))).toBe(true);
    expect(moments.every(({ timeMs }, at) => timeMs >= (moments[at - 1]?.timeMs ?? 0))).toBe(true);
  });
});
