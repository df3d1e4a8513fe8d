import type { JsonObject } from "@shipslog/contract";
import type { CaseTable, Play } from "../Case.ts";
import { bareDocked, docked, dockedAtSeveral } from "../events/Docked.ts";
import { play } from "../play.ts";

const withFields = (fields: JsonObject, base = docked): Play => play([{ ...base, ...fields }]);
const services = (...names: readonly string[]) => withFields({ StationServices: names });
const one = [{ Name: "$economy_Refinery;", Proportion: 1 }];

/** The seven services of version 3.7. */
export const newServices = [
  "shop",
  "carriermanagement",
  "carrierfuel",
  "carriervendor",
  "livery",
  "modulepacks",
  "voucherredemption",
];

/** The fields of a docking: what their notes state. */
export const dockedCases: CaseTable = {
  ...Object.fromEntries(
    Object.entries({ "2.4.26a": "Wanted", "2.4.27a": "ActiveFine" }).map(([number, field]) => [
      number,
      {
        violations: [{ what: "false", level: "note" as const, play: withFields({ [field]: false }) }],
        valid: [{ what: "true", play: withFields({ [field]: true }) }],
      },
    ]),
  ),
  "2.4.12": {
    violations: [
      { what: "the display form", level: "error", play: withFields({ StationGovernment: "Democracy" }) },
      { what: "another form", level: "error", play: withFields({ StationGovernment: "$economy_Refinery;" }) },
    ],
    valid: [{ what: "the internal form", play: withFields({ StationGovernment: "$government_Feudal;" }) }],
  },
  "2.4.15a": {
    violations: [
      {
        what: "at a station with two economies",
        level: "error",
        play: withFields({ StationEconomy: "$economy_Refinery;" }, dockedAtSeveral),
      },
    ],
    valid: [{ what: "at a station with one economy", play: play([docked]) }],
  },
  "2.4.16a": {
    violations: [
      {
        what: "at a station with two economies",
        level: "error",
        play: withFields({ StationEconomy_Localised: "Refinery" }, dockedAtSeveral),
        pointer: "/StationEconomy_Localised",
      },
    ],
    valid: [{ what: "at a station with one economy", play: play([docked]) }],
  },
  "2.4.17": {
    violations: [{ what: "one economy", level: "error", play: withFields({ StationEconomies: one }, bareDocked) }],
    valid: [],
  },
  "2.4.17a": {
    violations: [
      { what: "one economy", level: "error", play: withFields({ StationEconomies: one }, bareDocked) },
      { what: "no economy", level: "error", play: withFields({ StationEconomies: [] }, bareDocked) },
      {
        what: "beside the field for one economy",
        level: "error",
        play: withFields({ StationEconomy: "$economy_Service;" }, dockedAtSeveral),
      },
    ],
    valid: [{ what: "two economies", play: play([dockedAtSeveral]) }],
  },
  "2.4.31": {
    violations: [
      { what: "a service of no list", level: "error", play: services("Dock", "Teahouse") },
      { what: "another spelling", level: "error", play: services("dock") },
    ],
    valid: [
      { what: "services of the list", play: services("Dock", "Autodock", "SearchAndRescue", "OnDockMission") },
      { what: "no service", play: services() },
    ],
  },
  "2.4.32": {
    violations: [{ what: "another spelling", level: "error", play: services("CarrierFuel") }],
    valid: [{ what: "the seven services", play: services(...newServices) }],
  },
};
