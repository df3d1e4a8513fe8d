import type { CaseTable } from "../Case.ts";
import { docked } from "../events/Docked.ts";
import { squadron, suitLoadout } from "../events/others.ts";
import { inShip, onFootStatus, withFlags } from "../events/Status.ts";
import { play } from "../play.ts";
import { newServices } from "./Docked.ts";

const ofAge = (timestamp: string) => play([squadron], { status: { ...inShip, timestamp } });
const suited = (fields: object) => play([suitLoadout], { status: { ...onFootStatus, ...fields } });
const warned = (name: "LowOxygen" | "LowHealth", fields: object) =>
  suited({
    ...withFlags(onFootStatus, ["HasLatLong"], ["OnFoot", "OnFootOnPlanet", "OnFootExterior", name]),
    ...fields,
  });

/** Parts 8 and 9: limits and versions. */
export const limitCases: CaseTable = {
  "8.1": {
    violations: [
      { what: "two hours old", level: "error", play: ofAge("2026-05-01T10:02:00Z") },
      { what: "absent while lines are written", level: "error", play: play([squadron], { status: undefined }) },
    ],
    valid: [
      { what: "of the last line", play: ofAge("2026-05-01T12:02:00Z") },
      { what: "some seconds before the last line", play: ofAge("2026-05-01T12:01:57Z") },
    ],
  },
  "8.4": {
    violations: [
      { what: "Oxygen above 1", level: "error", play: suited({ Oxygen: 1.01 }) },
      { what: "Health below 0", level: "error", play: suited({ Health: -0.01 }) },
    ],
    valid: [
      { what: "0 and 1", play: warned("LowOxygen", { Oxygen: 0, Health: 1 }) },
      { what: "1 and 0", play: warned("LowHealth", { Oxygen: 1, Health: 0 }) },
    ],
  },
  "8.5": {
    violations: [
      { what: "two", level: "error", play: play([], { status: { ...inShip, Pips: [6, 6] } }) },
      { what: "a fraction", level: "error", play: play([], { status: { ...inShip, Pips: [4.5, 4, 3.5] } }) },
    ],
    valid: [
      { what: "three half-pips", play: play([], { status: { ...inShip, Pips: [2, 8, 2] } }) },
      { what: "any sum", play: play([], { status: { ...inShip, Pips: [8, 8, 8] } }) },
    ],
  },
  "9.1": {
    violations: [
      { what: "a service of no version", level: "error", play: play([{ ...docked, StationServices: ["bank"] }]) },
    ],
    valid: newServices.map((service) => ({ what: service, play: play([{ ...docked, StationServices: [service] }]) })),
  },
};
