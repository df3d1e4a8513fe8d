import { pow } from "../arithmetic/exponential.ts";
import { cargoT, picotonnes, reservoirT, type SimulatedShip } from "./SimulatedShip.ts";

/** Returns the mass of the ship including fuel and cargo. */
export function massT(ship: SimulatedShip): number {
  let sum = ship.hull.massT + cargoT(ship) + ship.fuelMainT + reservoirT(ship);
  for (const { module } of ship.fitted) sum += module.massT;
  return sum;
}

/** Computes the fuel of a jump: linear · (distance · mass / optimal mass) ^ power, where a boost divides the distance. */
export function jumpFuelT(ship: SimulatedShip, distanceLy: number): number {
  const { linear, optimalMassT, power } = ship.drive;
  const reach = (distanceLy / (ship.boost?.factor ?? 1)) * (massT(ship) / optimalMassT);
  return linear * pow(reach, power);
}

/** Computes the current jump range: the inverse of the fuel law at the maximum fuel per jump. */
export function jumpRangeLy(ship: SimulatedShip): number {
  const { linear, optimalMassT, power, fuelPerJumpMaxT } = ship.drive;
  // The margin keeps rounding from exceeding the content of the tank.
  const fuelT = Math.min(fuelPerJumpMaxT, ship.fuelMainT) * 0.999;
  return (optimalMassT / massT(ship)) * pow(fuelT / linear, 1 / power) * (ship.boost?.factor ?? 1);
}

/** The fuel of a jump; `levelT + usedT` is the previous level, to the last printed digit. */
export interface JumpFuel {
  readonly usedT: number;
  readonly levelT: number;
  readonly boostLevel: number | undefined;
}

/** Deducts the fuel of a jump from the main tank and uses up the boost. */
export function spendJump(ship: SimulatedShip, distanceLy: number): JumpFuel {
  const beforeT = ship.fuelMainT;
  ship.fuelMainT = printableTonnes(Math.max(0, beforeT - jumpFuelT(ship, distanceLy)));
  const boostLevel = ship.boost?.level;
  ship.boost = undefined;
  return { usedT: tonnesBetween(beforeT, ship.fuelMainT), levelT: ship.fuelMainT, boostLevel };
}

/** Picotonnes per millisecond and megawatt. */
const burnPerMegawatt = 45_000;

/** Returns the consumption of all active modules, computed again when the fitting has changed. */
function burnPtPerMs(ship: SimulatedShip): number {
  if (ship.burn.revision === ship.fittingRevision) return ship.burn.ptPerMs;
  let powerMw = 0;
  for (const { isOn, module } of ship.fitted) if (isOn) powerMw += module.powerMw;
  ship.burn = { revision: ship.fittingRevision, ptPerMs: Math.round(powerMw * burnPerMegawatt) };
  return ship.burn.ptPerMs;
}

/**
 * Burns fuel from the reservoir and refills it from the main tank when it is empty; returns whether it was refilled.
 * The reservoir counts whole picotonnes, so that many short intervals burn exactly what one long interval does.
 */
export function burnFuel(ship: SimulatedShip, elapsedMs: number): boolean {
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

/** Adds fuel to the main tank, up to its capacity, and returns the amount added. */
export function fillTank(ship: SimulatedShip, amountT: number): number {
  const beforeT = ship.fuelMainT;
  ship.fuelMainT = printableTonnes(Math.min(ship.fuelCapacityT, beforeT + amountT));
  return tonnesBetween(ship.fuelMainT, beforeT);
}

/** Computes the jump range with a full tank, which routes are planned with. */
export function fullTankRangeLy(ship: SimulatedShip): number {
  const { linear, optimalMassT, power, fuelPerJumpMaxT } = ship.drive;
  const fullT = massT(ship) - ship.fuelMainT + ship.fuelCapacityT;
  return (optimalMassT / fullT) * pow((fuelPerJumpMaxT * 0.999) / linear, 1 / power);
}

/** Returns what a port takes for fuel: about fifty credits a tonne. */
export function fuelCostCr(amountT: number): number {
  return Math.floor(amountT * 50);
}

/**
 * Rounds a mass to single precision and six decimals, as the game holds and prints it (F18). Tanks hold
 * only such amounts, so that printed levels add up to the last digit.
 */
export function printableTonnes(amountT: number): number {
  return Number(Math.fround(amountT).toFixed(6));
}

/** Returns the difference of two such amounts without binary rounding errors. */
function tonnesBetween(moreT: number, lessT: number): number {
  return Math.round((moreT - lessT) * 1e6) / 1e6;
}
