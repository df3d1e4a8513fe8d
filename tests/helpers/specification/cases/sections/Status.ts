import { flags2Table, flagsTable, type Flag2Name, type JsonObject } from "@shipslog/contract";
import type { CaseTable, Play, StatementCases } from "../Case.ts";
import { bareJump } from "../events/FSDJump.ts";
import { suitLoadout } from "../events/others.ts";
import { inShip, inSrv, nearPlanet, onFootStatus, withFlags } from "../events/Status.ts";
import { play } from "../play.ts";
import { inShipOf } from "./FSDJump.ts";

const shown = (status: JsonObject, changed: JsonObject = {}): Play =>
  play([suitLoadout], { status: { ...status, ...changed } });
const { Latitude: _latitude, ...withoutLatitude } = nearPlanet;
const { Longitude: _longitude, ...withoutLongitude } = nearPlanet;
const foot = ["OnFoot", "OnFootOnPlanet", "OnFootExterior"] as const;
/** The bits that those of the drive need. */
const cruise = ["InMainShip", "Supercruise", "FsdCharging"] as const;
const landedNowhere = withFlags(inShip, ["Landed", "InMainShip"]);

/** Fields of Status.json and the sentences about them. */
const fieldCases: CaseTable = {
  "2.3.1": {
    violations: [
      { what: "below 0", level: "error", play: shown(inShip, { Flags: -1 }), pointer: "/Flags" },
      { what: "beyond bit 31", level: "error", play: shown(inShip, { Flags: 2 ** 32 }), pointer: "/Flags" },
    ],
    valid: [{ what: "bit 31", play: shown(withFlags(inSrv, ["InSRV", "HasLatLong", "SrvHighBeam"])) }],
  },
  "2.3.2": {
    violations: [
      { what: "two", level: "error", play: shown(inShip, { Pips: [6, 6] }), pointer: "/Pips" },
      { what: "four", level: "error", play: shown(inShip, { Pips: [3, 3, 3, 3] }), pointer: "/Pips" },
    ],
    valid: [],
  },
  "2.3.5": {
    violations: [],
    valid: [
      {
        what: "an empty tank",
        play: shown(withFlags(inShip, ["InMainShip", "LowFuel"]), { Fuel: { FuelMain: 0, FuelReservoir: 0.1 } }),
      },
    ],
  },
  "2.3.8": {
    violations: [],
    valid: [{ what: "at the pole", play: shown(nearPlanet, { Latitude: -90 }) }],
  },
  "2.3.8a": {
    violations: [
      { what: "absent near a planet", level: "error", play: shown(withoutLatitude) },
      { what: "present away from a planet", level: "error", play: shown(inShip, { Latitude: 1, Longitude: 1 }) },
      { what: "absent after a landing", level: "error", play: shown(landedNowhere) },
    ],
    valid: [
      { what: "over a planet", play: shown(nearPlanet) },
      { what: "in space without", play: shown(inShip) },
    ],
  },
  "2.3.9a": {
    violations: [
      { what: "absent near a planet", level: "error", play: shown(withoutLongitude) },
      { what: "absent after a landing", level: "error", play: shown(landedNowhere), pointer: "/Latitude" },
    ],
    valid: [{ what: "in the SRV", play: shown(inSrv) }],
  },
  "2.3.11": {
    violations: [],
    valid: [{ what: "on foot", play: shown(onFootStatus, { Altitude: 2 }) }],
  },
  "2.3.12": {
    violations: [
      { what: "bit 23", level: "error", play: shown(inShip, { Flags2: 2 ** 23 }), pointer: "/Flags2" },
      { what: "below 0", level: "error", play: shown(inShip, { Flags2: -1 }), pointer: "/Flags2" },
    ],
    valid: [{ what: "bit 22", play: shown(withFlags(inShip, ["InMainShip"], ["NpcCrewActive"])) }],
  },
  "2.3.16": {
    violations: [1.5, -0.1].map((Oxygen) => ({
      what: `${Oxygen}`,
      level: "error",
      play: shown(onFootStatus, { Oxygen }),
    })),
    valid: [
      { what: "0", play: shown(withFlags(onFootStatus, ["HasLatLong"], [...foot, "LowOxygen"]), { Oxygen: 0 }) },
      ...[0.5, 1].map((Oxygen) => ({ what: `${Oxygen}`, play: shown(onFootStatus, { Oxygen }) })),
    ],
  },
  "2.3.17": {
    violations: [1.5, -0.1].map((Health) => ({
      what: `${Health}`,
      level: "error",
      play: shown(onFootStatus, { Health }),
    })),
    valid: [
      { what: "0", play: shown(withFlags(onFootStatus, ["HasLatLong"], [...foot, "LowHealth"]), { Health: 0 }) },
      ...[0.5, 1].map((Health) => ({ what: `${Health}`, play: shown(onFootStatus, { Health }) })),
    ],
  },
  "2.3.29": {
    violations: [{ what: "a value beyond bit 31", level: "error", play: shown(inShip, { Flags: 2 ** 32 + 2 ** 24 }) }],
    valid: flagsTable
      .slice(5, 9)
      .map(({ name }) => ({ what: name, play: shown(withFlags(inShip, ["InMainShip", name])) })),
  },
  "2.3.62": {
    violations: [{ what: "a value beyond bit 22", level: "error", play: shown(inShip, { Flags2: 2 ** 23 + 1 }) }],
    valid: flags2Table
      .slice(19)
      .map(({ name }) => ({ what: name, play: shown(withFlags(inShip, [...cruise], [name])) })),
  },
  "2.3.86": {
    violations: [12, -1].map((GuiFocus) => ({
      what: `${GuiFocus}`,
      level: "error",
      play: shown(inShip, { GuiFocus }),
    })),
    valid: [0, 5, 11].map((GuiFocus) => ({ what: `${GuiFocus}`, play: shown(inShip, { GuiFocus }) })),
  },
};

/** A bit that contradicts the rest of Status.json, and one that agrees. */
const bit = (wrong: Play, right: Play, level: "error" | "warning" | "note" = "error"): StatementCases => ({
  violations: [{ what: "it contradicts the rest", level, play: wrong }],
  valid: [{ what: "it agrees with the rest", play: right }],
});

const footBit = (name: Flag2Name, ...others: readonly Flag2Name[]): StatementCases =>
  bit(
    shown(withFlags(inShip, ["InMainShip"], [name])),
    shown(withFlags(onFootStatus, ["HasLatLong"], ["OnFoot", name, ...others])),
  );
/** The weaker warning, which stays set with the stronger one. */
const mild = (name: Flag2Name): readonly Flag2Name[] =>
  name === "VeryCold" ? ["Cold"] : name === "VeryHot" ? ["Hot"] : [];
const temperatureBit = (name: Flag2Name, opposite: Flag2Name): StatementCases =>
  bit(
    shown(withFlags(onFootStatus, ["HasLatLong"], [...foot, name, opposite])),
    shown(withFlags(onFootStatus, ["HasLatLong"], [...foot, ...mild(name), name])),
  );

const vitalBit = (name: Flag2Name, field: string): StatementCases => {
  const low = withFlags(onFootStatus, ["HasLatLong"], [...foot, name]);
  return bit(shown(low, { [field]: 1 }), shown(low, { [field]: 0.01 }), "warning");
};

/** Bits that something else in the files shows. */
const bitCases: CaseTable = {
  "2.3.30": bit(
    play([bareJump], { status: withFlags(inShip, ["Docked", "InMainShip"]) }),
    shown(withFlags(inShip, ["Docked", "InMainShip"])),
    "note",
  ),
  "2.3.31": bit(shown(landedNowhere), shown(withFlags(nearPlanet, ["Landed", "InMainShip", "HasLatLong"]))),
  "2.3.51": bit(shown(withFlags(inShip, ["InMainShip", "HasLatLong"])), shown(nearPlanet)),
  "2.3.54": bit(shown(withFlags(inShip, ["InMainShip", "InFighter"])), shown(inShip)),
  "2.3.55": bit(shown(withFlags(inSrv, ["InFighter", "InSRV", "HasLatLong"])), shown(withFlags(inShip, ["InFighter"]))),
  "2.3.56": bit(shown(withFlags(inSrv, ["InMainShip", "InSRV", "HasLatLong"])), shown(inSrv)),
  "2.3.63": bit(shown(withFlags(inShip, ["InMainShip"], ["OnFoot"])), shown(onFootStatus)),
  "2.3.64": bit(inShipOf({ Taxi: false }, "InTaxi"), inShipOf({ Taxi: true }, "InTaxi"), "warning"),
  "2.3.65": bit(inShipOf({ Multicrew: true }), inShipOf({ Multicrew: true }, "InMulticrew"), "warning"),
  "2.3.69": vitalBit("LowOxygen", "Oxygen"),
  "2.3.70": vitalBit("LowHealth", "Health"),
  "2.3.66": footBit("OnFootInStation"),
  "2.3.67": footBit("OnFootOnPlanet"),
  "2.3.71": temperatureBit("Cold", "Hot"),
  "2.3.72": temperatureBit("Hot", "Cold"),
  "2.3.73": temperatureBit("VeryCold", "VeryHot"),
  "2.3.74": temperatureBit("VeryHot", "VeryCold"),
  "2.3.76": footBit("OnFootInHangar", "OnFootInStation"),
  "2.3.77": footBit("OnFootSocialSpace", "OnFootInStation"),
  "2.3.78": footBit("OnFootExterior", "OnFootOnPlanet"),
};

/** Status: what its notes and tables state. */
export const statusCases: CaseTable = { ...fieldCases, ...bitCases };
