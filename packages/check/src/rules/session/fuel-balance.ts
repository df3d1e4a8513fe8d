import type { JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule } from "../../Rule.ts";
import { numberIn } from "../readField.ts";
import { sampleEvents } from "../sampleEvents.ts";
import { changed } from "../damages.ts";

const { Fileheader, FSDJump, nextJump } = sampleEvents;
const tolerance = 0.0001;
/** Lines that say how full the main tank is, and in which field. */
const readings = { FuelScoop: "Total", ReservoirReplenished: "FuelMain" };
/** Lines after which the tank, or the ship, may be another. */
const losses = [
  "LoadGame",
  "Docked",
  "Undocked",
  "RefuelAll",
  "RefuelPartial",
  "ShipyardSwap",
  "ShipyardNew",
  "ShipyardBuy",
  "Embark",
  "Disembark",
  "Died",
  "Resurrect",
  "JoinACrew",
  "QuitACrew",
  "CrewMemberJoins",
  "Loadout",
  "ModuleSwap",
  "ModuleBuy",
  "ModuleSell",
  "ModuleStore",
  "ModuleRetrieve",
  "SelfDestruct",
  "LaunchSRV",
  "DockSRV",
  "BookTaxi",
  "RebootRepair",
  "LaunchFighter",
  "DockFighter",
  "CarrierJump",
  "Location",
  "VehicleSwitch",
];

const isOther = (event: JsonObject): boolean => event["Taxi"] === true || event["Multicrew"] === true;

/** The fuel before and after a jump. */
export const fuelBalance: Rule = {
  id: "fuel-balance",
  group: "session",
  severity: { live: "warning" },
  what: "FuelLevel is the fuel before the jump less FuelUsed.",
  why: "Fuel gauges and range planners follow the level from line to line.",
  restsOn: "format-facts 5 (FuelLevel = last known main tank - FuelUsed)",
  evidence:
    "The main tank before the jump: FSDJump, FuelScoop or ReservoirReplenished, and no refuelling or change of ship since. The sixteen kinds alone do not show scooping, so spec cannot tell.",
  passes: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump() }],
  fails: [{ event: Fileheader() }, { event: FSDJump() }, { event: nextJump({ FuelLevel: 14.9 }) }],
  damages: [
    changed("FSDJump", "FuelUsed", "more than the level shows", (value, draw) => value + 0.01 + draw(100) / 100),
  ],
  start: () => {
    let tank: number | undefined;
    const lose: OnEvent = () => void (tank = undefined);
    const read = Object.entries(readings).map(([kind, field]): [string, OnEvent] => [
      kind,
      (event) => void (tank = numberIn(event, field)),
    ]);
    return {
      onEvent: {
        ...Object.fromEntries(losses.map((kind) => [kind, lose])),
        ...Object.fromEntries(read),
        FSDJump: (event) => {
          const before = isOther(event) ? undefined : tank;
          const [used, level] = [numberIn(event, "FuelUsed"), numberIn(event, "FuelLevel")];
          tank = isOther(event) ? undefined : level;
          if (before === undefined || used === undefined || level === undefined) return "undecided";
          const left = before - used;
          if (Math.abs(left - level) <= tolerance) return "holds";
          return { pointer: "/FuelLevel", expected: left.toFixed(6), received: level.toFixed(6) };
        },
      },
    };
  },
};
