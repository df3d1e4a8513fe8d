import type { JsonObject } from "@shipslog/contract";
import { pow } from "../../arithmetic/exponential.ts";
import type { InstalledModule, SimulatedShip } from "../../ship/SimulatedShip.ts";
import type { Framing } from "../Framing.ts";
import type { Profile } from "../Profile.ts";
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
function moduleFields(installed: InstalledModule, ship: SimulatedShip, profile: Profile): JsonObject {
  const { slot, module, isOn, priority } = installed;
  const { item, isSwitched, priceCr } = module;
  return {
    ...{ Slot: slot, Item: item, On: isOn, Priority: isSwitched ? priority : 1, Health: 1 },
    ...(priceCr > 0 && { Value: priceCr }),
    ...engineeringOf(installed, ship, profile),
  };
}

const rebuyShare = 0.05;

/** The player's ship with all modules. */
export const Loadout: Framing = ({ world: { ship, aboard, state }, profile }) => {
  if (aboard !== "own" || state === "onFoot" || state === "srv") return undefined;
  const hullCr = hullValueCr(ship.hull);
  const modulesCr = ship.fitted.reduce((sum, { module }) => sum + module.priceCr, 0);
  return {
    Ship: ship.hull.symbol,
    ShipID: profile.shipId,
    ShipName: profile.shipName,
    ShipIdent: profile.shipIdent,
    HullValue: hullCr,
    ModulesValue: modulesCr,
    HullHealth: 1,
    UnladenMass: unladenT(ship),
    CargoCapacity: ship.cargoCapacityT,
    MaxJumpRange: farthestLy(ship),
    FuelCapacity: { Main: ship.fuelCapacityT, Reserve: ship.hull.reservoirT },
    Rebuy: Math.floor((hullCr + modulesCr) * rebuyShare),
    Modules: [
      { Slot: "Armour", Item: `${ship.hull.symbol}_armour_grade1`, On: true, Priority: 1, Health: 1 },
      ...cosmeticsOf(ship, profile),
      ...ship.fitted.map((installed) => moduleFields(installed, ship, profile)),
    ],
  };
};
