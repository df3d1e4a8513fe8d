import { pow } from "../arithmetic/exponential.ts";
import { cargoT, picotonnes, reservoirT, type ShipState } from "./ShipState.ts";
import { printableTonnes, tonnesBetween } from "./printableTonnes.ts";

/** What the ship weighs with all that is in it. */
export function massT(ship: ShipState): number {
  let sum = ship.hull.massT + cargoT(ship) + ship.fuelMainT + reservoirT(ship);
  for (const { module } of ship.fitted) sum += module.massT;
  return sum;
}

/** The fuel law: linear · (distance · mass / optimal mass) ^ power, where a boost shortens the distance. */
export function jumpFuelT(ship: ShipState, distanceLy: number): number {
  const { linear, optimalMassT, power } = ship.drive;
  const reach = (distanceLy / (ship.boost?.factor ?? 1)) * (massT(ship) / optimalMassT);
  return linear * pow(reach, power);
}

/** How far the ship can jump now: the fuel law turned round for the fuel one jump may take. */
export function jumpRangeLy(ship: ShipState): number {
  const { linear, optimalMassT, power, fuelPerJumpMaxT } = ship.drive;
  // A thousandth is kept back, so that rounding never asks for more than the tank has.
  const fuelT = Math.min(fuelPerJumpMaxT, ship.fuelMainT) * 0.999;
  return (optimalMassT / massT(ship)) * pow(fuelT / linear, 1 / power) * (ship.boost?.factor ?? 1);
}

/** What a jump took and left; `level + used` is what the tank held before, to the last printed digit. */
export interface JumpFuel {
  readonly usedT: number;
  readonly levelT: number;
  readonly boostLevel: number | undefined;
}

/** Takes the fuel of a jump out of the main tank and uses up the boost. */
export function spendJump(ship: ShipState, distanceLy: number): JumpFuel {
  const beforeT = ship.fuelMainT;
  ship.fuelMainT = printableTonnes(Math.max(0, beforeT - jumpFuelT(ship, distanceLy)));
  const boostLevel = ship.boost?.level;
  ship.boost = undefined;
  return { usedT: tonnesBetween(beforeT, ship.fuelMainT), levelT: ship.fuelMainT, boostLevel };
}

/** Picotonnes a millisecond for each megawatt the modules draw. */
const burnPerMegawatt = 45_000;

/** What all modules that are on burn in a millisecond; worked out anew when the fitting has changed. */
function burnPtPerMs(ship: ShipState): number {
  if (ship.burn.revision === ship.fittingRevision) return ship.burn.ptPerMs;
  let powerMw = 0;
  for (const { isOn, module } of ship.fitted) if (isOn) powerMw += module.powerMw;
  ship.burn = { revision: ship.fittingRevision, ptPerMs: Math.round(powerMw * burnPerMegawatt) };
  return ship.burn.ptPerMs;
}

/**
 * Burns fuel out of the reservoir and fills it again from the main tank when it is empty; says whether it was filled.
 * The reservoir is counted in whole picotonnes, so that many short spans burn exactly what one long span does.
 */
export function burnFuel(ship: ShipState, elapsedMs: number): boolean {
  ship.reservoirPt -= burnPtPerMs(ship) * elapsedMs;
  let isFilled = false;
  while (ship.reservoirPt <= 0 && ship.fuelMainT > 0) {
    const wantedT = Math.min(ship.hull.reservoirT, ship.fuelMainT);
    ship.fuelMainT = printableTonnes(ship.fuelMainT - wantedT);
    ship.reservoirPt += picotonnes(wantedT);
    isFilled = true;
  }
  if (ship.reservoirPt < 0) ship.reservoirPt = 0;
  return isFilled;
}

/** Fills the main tank by an amount, as far as it goes; says what went in. */
export function fillTank(ship: ShipState, amountT: number): number {
  const beforeT = ship.fuelMainT;
  ship.fuelMainT = printableTonnes(Math.min(ship.fuelCapacityT, beforeT + amountT));
  return tonnesBetween(ship.fuelMainT, beforeT);
}

/** How far the ship jumps with a full tank: the range a careful navigator plans with. */
export function fullTankRangeLy(ship: ShipState): number {
  const { linear, optimalMassT, power, fuelPerJumpMaxT } = ship.drive;
  const fullT = massT(ship) - ship.fuelMainT + ship.fuelCapacityT;
  return (optimalMassT / fullT) * pow((fuelPerJumpMaxT * 0.999) / linear, 1 / power);
}
