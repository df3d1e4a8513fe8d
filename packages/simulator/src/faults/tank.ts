import type { JsonObject } from "@shipslog/contract";
import { isOneOf } from "./course.ts";

/** Lines that tell how full the main tank is. */
const tellTank: readonly string[] = ["FuelScoop", "ReservoirReplenished"];

/** Lines after which the tank may be fuller, or another ship's. */
const changeTank: readonly string[] = [
  "Fileheader",
  "LoadGame",
  "Location",
  "Loadout",
  "Docked",
  "Undocked",
  "RefuelAll",
  "RefuelPartial",
  "Embark",
  "Disembark",
  "LaunchSRV",
  "DockSRV",
  "LaunchFighter",
  "DockFighter",
  "VehicleSwitch",
  "ModuleStore",
  "ModuleRetrieve",
  "ModuleBuy",
  "ModuleSell",
  "ModuleSwap",
  "ShipyardSwap",
  "JoinACrew",
  "QuitACrew",
  "BookTaxi",
  "CarrierJump",
  "Died",
  "Resurrect",
];

/** Whether nobody can tell any more how full the main tank is. */
export function losesTank(event: JsonObject): boolean {
  return isOneOf(event, changeTank) || (event["event"] === "FSDJump" && !isOwnJump(event));
}

/** Whether a jump is made in the player's own ship, whose tank can be followed. */
export function isOwnJump(event: JsonObject): boolean {
  return event["event"] === "FSDJump" && event["Taxi"] !== true && event["Multicrew"] !== true;
}

/** What the journal tells of the main tank, line by line. */
export class KnownTank {
  /** Whether a line told how full it is, and none since made that doubtful. */
  isKnown = false;
  /** Whether it was told again since `forgetTelling`. */
  isTold = false;

  /** Takes note of a line. */
  see(event: JsonObject): void {
    const isTold = isOwnJump(event) || isOneOf(event, tellTank);
    this.isKnown = isTold || (this.isKnown && !losesTank(event));
    this.isTold ||= isTold;
  }

  /** Begins to watch whether it is told again. */
  forgetTelling(): void {
    this.isTold = false;
  }
}
