import type { JsonObject } from "@shipslog/contract";
import { pow } from "../../arithmetic/exponential.ts";
import type { InstalledModule, SimulatedShip } from "../../ship/SimulatedShip.ts";
import type { Framing, FramingInput } from "../Framing.ts";
import { cosmeticsOf } from "./cosmetics.ts";
import { engineeringOf } from "./engineering.ts";
import { hullValueCr } from "./hull.ts";

/** Returns the mass of the ship without fuel and cargo. */
function unladenT({ hull, fitted }: SimulatedShip): number {
  return fitted.reduce((sum, { module }) => sum + module.massT, hull.massT);
}

/** Computes the maximum jump range: no cargo, and only the fuel of one jump. */
function farthestLy(ship: SimulatedShip): number {
  const { linear, optimalMassT, power, fuelPerJumpMaxT } = ship.drive;
  return (optimalMassT / (unladenT(ship) + fuelPerJumpMaxT)) * pow(fuelPerJumpMaxT / linear, 1 / power);
}

/** Modules without a switch have priority 1, as in real lines. */
function moduleFields(installed: InstalledModule, { world: { ship }, profile, memory }: FramingInput): JsonObject {
  const { slot, module, isOn, priority } = installed;
  const { item, isSwitched, priceCr } = module;
  return {
    ...{ Slot: slot, Item: item, On: isOn, Priority: isSwitched ? priority : 1, Health: 1 },
    ...(priceCr > 0 && { Value: priceCr }),
    ...engineeringOf(installed, ship, profile, memory.play.distributor),
  };
}

const rebuyShare = 0.05;

function modulesValueCr({ fitted }: SimulatedShip): number {
  return fitted.reduce((sum, { module }) => sum + module.priceCr, 0);
}

/** Returns what the insurance charges for a new ship. */
export function rebuyCr(ship: SimulatedShip): number {
  return Math.floor((hullValueCr(ship.hull) + modulesValueCr(ship)) * rebuyShare);
}

/** The player's ship with all modules. */
export const Loadout: Framing = (input) => {
  const { world, profile } = input;
  const { ship, aboard, state } = world;
  if (aboard !== "own" || state === "onFoot" || state === "srv") return undefined;
  return {
    Ship: ship.hull.symbol,
    ShipID: profile.shipId,
    ShipName: profile.shipName,
    ShipIdent: profile.shipIdent,
    HullValue: hullValueCr(ship.hull),
    ModulesValue: modulesValueCr(ship),
    HullHealth: 1,
    UnladenMass: unladenT(ship),
    CargoCapacity: ship.cargoCapacityT,
    MaxJumpRange: farthestLy(ship),
    FuelCapacity: { Main: ship.fuelCapacityT, Reserve: ship.hull.reservoirT },
    Rebuy: rebuyCr(ship),
    Modules: [
      { Slot: "Armour", Item: `${ship.hull.symbol}_armour_grade1`, On: true, Priority: 1, Health: 1 },
      ...cosmeticsOf(ship, profile),
      ...ship.fitted.map((installed) => moduleFields(installed, input)),
    ],
  };
};
