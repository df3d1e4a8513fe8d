import { pow } from "../../arithmetic/exponential.ts";
import type { FittedModule, ShipState } from "../../ship/ShipState.ts";
import type { Framing } from "../Framing.ts";
import { hullValueCr } from "./hull.ts";

/** Mass of the ship with nothing in tank and hold. */
function unladenT({ hull, fitted }: ShipState): number {
  return fitted.reduce((sum, { module }) => sum + module.massT, hull.massT);
}

/** How far the ship jumps at best: nothing in the hold, and only the fuel of this one jump. */
function farthestLy(ship: ShipState): number {
  const { linear, optimalMassT, power, fuelPerJumpMaxT } = ship.drive;
  return (optimalMassT / (unladenT(ship) + fuelPerJumpMaxT)) * pow(fuelPerJumpMaxT / linear, 1 / power);
}

/** What has no switch is in the second group, as in real lines. */
function moduleOf({ slot, module, isOn, priority }: FittedModule) {
  const { item, isSwitched, priceCr } = module;
  const told = { Slot: slot, Item: item, On: isOn, Priority: isSwitched ? priority : 1, Health: 1 };
  return priceCr > 0 ? { ...told, Value: priceCr } : told;
}

const rebuyShare = 0.05;

/** The ship the player sits in, with all that is fitted. */
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
      ...ship.fitted.map(moduleOf),
    ],
  };
};
