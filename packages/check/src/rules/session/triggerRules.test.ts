import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { findingsInSamples, findingsOf } from "../../../tests/helpers/findingsOf.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const samples = sampleEvents;
const { CargoTransfer, Docked, FSDJump, MultiSellExplorationData, StoredModules, SuitLoadout, UpgradeSuit } = samples;
const { engineers, Missions, SquadronStartup, Status, NavRoute, sol, alphaCentauri } = samples;
const time = (minute: number) => ({ timestamp: `2026-05-01T12:${String(minute).padStart(2, "0")}:00Z` });
const jump = (minute: number, given: JsonObject = {}) =>
  FSDJump({ ...time(minute), SystemAddress: 1005 + minute, JumpDist: 1 + minute, StarPos: [minute, 0, 0], ...given });
const summary = (minute: number) => engineers({}, time(minute).timestamp);
const missions = (minute: number) => Missions(time(minute));
const carrier = (minute: number) => Docked({ ...time(minute), StationType: "FleetCarrier" });
const toCarrier = (minute: number) => ({ ...CargoTransfer({ Direction: "tocarrier" }), ...time(minute) });
const sale = (minute: number) => MultiSellExplorationData(time(minute));

/** The rules that judge when an event may be written; the others are not of interest here. */
const triggerRule = /^\w+ (?:not-|startup-|squadron-|service-|suit-loadout|status-event|companion-unann)/;
const findingsIn = (...events: readonly JsonObject[]) =>
  findingsInSamples(events.map((event) => ({ event }))).filter((finding) => triggerRule.test(finding));

describe("a start of the game", () => {
  it.each([
    ["both events in either order", [summary(0), missions(0), jump(20)], []],
    ["the other order", [missions(0), summary(0), jump(20)], []],
    ["a second start after a jump", [summary(0), missions(0), jump(5), summary(30), missions(30), jump(40)], []],
    ["two starts without a jump", [summary(0), missions(0), summary(10), missions(10), jump(20)], []],
    ["a squadron in it", [summary(0), SquadronStartup(time(0)), missions(0), jump(20)], []],
    ["Missions after two jumps", [summary(0), jump(5), jump(10), missions(50)], ["error startup-missing"]],
    [
      "Missions after each jump",
      [summary(0), missions(0), jump(5), missions(6), jump(10), missions(11), jump(20)],
      ["error not-at-startup", "error not-at-startup"],
    ],
    [
      "the summary after each docking",
      [summary(0), missions(0), Docked(time(5)), summary(6), Docked(time(10)), summary(11), jump(20)],
      ["error not-at-startup", "error not-at-startup"],
    ],
    ["Missions twice in one start", [summary(0), missions(0), missions(5), jump(20)], ["error not-at-startup"]],
    [
      "two squadrons",
      [summary(0), SquadronStartup(time(0)), missions(0), jump(5), SquadronStartup(time(9)), jump(20)],
      ["warning squadron-startup"],
    ],
  ])("with %s", (_, events, expected) => {
    expect(findingsIn(...events)).toEqual(expected);
  });

  it("is not what Missions after a death begins, also without a jump since the start", () => {
    const death = { event: { ...time(5), event: "Resurrect", Option: "rejoin", Cost: 0, Bankrupt: false } };
    const begun = [{ event: summary(0) }, { event: missions(0) }];
    const again = [{ event: missions(6) }, { event: jump(20) }];
    const found = (lines: Parameters<typeof findingsInSamples>[0]) =>
      findingsInSamples(lines, "live").filter((finding) => triggerRule.test(finding));
    expect(found([...begun, death, ...again])).toEqual([]);
    const restarted = [{ event: missions(6) }, { event: summary(9) }, { event: missions(9) }, { event: jump(20) }];
    expect(found([...begun, death, ...restarted])).toEqual([]);
    expect(found([...begun, ...again])).toEqual(["note not-at-startup"]);
  });
});

describe("an event that needs a station", () => {
  const noServices = Docked({ ...time(5), StationServices: ["Dock"] });
  it.each([
    ["nothing before it", [sale(6)], []],
    ["Docked before it", [jump(1), Docked(time(5)), sale(6)], []],
    ["a jump before it", [jump(1), sale(6)], ["error not-docked"]],
    ["a docking and a jump before it", [Docked(time(1)), jump(3), sale(6)], ["error not-docked"]],
    ["a station without the service", [noServices, sale(6)], ["warning service-missing"]],
    ["a jump in another player's ship before it", [jump(1, { Multicrew: true }), sale(6)], []],
    ["a start of the game between", [jump(1), summary(5), missions(5), sale(6)], []],
    ["the next station, which has it", [noServices, Docked(time(6)), sale(7)], []],
    ["a carrier before a transfer", [jump(1), carrier(5), toCarrier(6)], []],
    ["a station before a transfer", [jump(1), Docked(time(5)), toCarrier(6)], ["error not-at-carrier"]],
    ["a carrier, then a jump before a transfer", [carrier(1), jump(5), toCarrier(6)], ["error not-docked"]],
    ["modules at a carrier without the service", [{ ...carrier(5), StationServices: ["Dock"] }, StoredModules([])], []],
  ])("with %s", (_, events, expected) => {
    expect(findingsIn(...events)).toEqual(expected);
  });
});

describe("an event outside of the ship", () => {
  it.each([
    ["a suit after a jump", [jump(1), SuitLoadout(time(9)), UpgradeSuit(time(12))], []],
    ["a suit in the second of a jump", [jump(9), SuitLoadout(time(9))], ["error not-outside"]],
    ["an upgrade after boarding", [SuitLoadout(time(1)), jump(5), UpgradeSuit(time(12))], ["warning not-on-foot"]],
    ["an SRV in the second of a jump", [jump(8), CargoTransfer({ Direction: "tosrv" })], ["error not-outside"]],
  ])("with %s", (_, events, expected) => {
    expect(findingsIn(...events)).toEqual(expected);
  });

  const upgraded = [missions(2), UpgradeSuit(time(12))];
  it("with an upgrade after a start-up without a suit", () => {
    expect(findingsOf("not-on-foot", [summary(1), ...upgraded])).toHaveLength(1);
  });

  it("with an upgrade after a start-up that has lost a line, which may have been of the suit", () => {
    expect(findingsOf("not-on-foot", [summary(1), { line: "{ half" }, ...upgraded])).toEqual([]);
  });
});

describe("a file and the lines", () => {
  const route = { companion: "NavRoute.json", event: NavRoute([sol, alphaCentauri], "2026-05-01T12:10:00Z") } as const;
  const line = { event: { ...time(10), event: "NavRoute" } };
  const later = { event: jump(20) };
  const first = { event: jump(1) };
  it.each([
    ["its line", [first, line, later, route], []],
    [
      "a line half a minute later",
      [first, { event: { ...line.event, timestamp: "2026-05-01T12:10:30Z" } }, later, route],
      [],
    ],
    ["no line", [first, later, route], ["error companion-unannounced /timestamp"]],
    [
      "an earlier line only",
      [first, { event: { ...line.event, ...time(5) } }, later, route],
      ["error companion-unannounced /timestamp"],
    ],
    ["nothing later in the folder", [first, { event: jump(9) }, route], []],
    ["a lost line", [first, { line: "{" }, later, route], []],
    ["a session that began later", [later, { event: jump(30) }, route], []],
  ])("with %s", (_, given, expected) => {
    expect(findingsInSamples(given).filter((finding) => triggerRule.test(finding))).toEqual(expected);
  });

  it("judges a Status.json of the second of an event, before or after it, and no other", () => {
    const supercruise = (minute: number) =>
      ({ companion: "Status.json", event: Status({ ...time(minute), Flags: 2 ** 24 + 2 ** 4 + 2 ** 3 }) }) as const;
    const docked = { event: Docked(time(5)) };
    const found = (...given: Parameters<typeof findingsInSamples>[0]) =>
      findingsInSamples(given).filter((finding) => triggerRule.test(finding));
    expect(found(docked, supercruise(5))).toEqual(["warning status-event /Flags"]);
    expect(found(supercruise(5), docked)).toEqual(["warning status-event /Flags"]);
    expect(found(docked, supercruise(6))).toEqual([]);
  });
});
