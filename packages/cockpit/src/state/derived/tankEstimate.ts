import type { Jump } from "../route.ts";
import type { CockpitState } from "../CockpitState.ts";

/** An estimate of the jumps left in the tank, from the last jumps. */
export interface TankEstimate {
  readonly jumps: number;
  /** Average tonnes per jump. */
  readonly fuelPerJump: number;
  /** Number of past jumps in the average. */
  readonly basis: number;
}

/** The average covers at most this many jumps. */
const maxBasis = 5;

const isOwn = ({ isBoosted, isPassenger, FuelUsed }: Jump) => !isBoosted && !isPassenger && FuelUsed > 0;

/** Fuel in the main tank, in tonnes; undefined when unknown. */
export function mainFuelOf({ flight, route }: Pick<CockpitState, "flight" | "route">): number | undefined {
  return flight.status?.Fuel?.FuelMain ?? route.trail.at(-1)?.FuelLevel;
}

/** Estimates the jumps left in the main tank; undefined when the fuel is unknown or no jump can be used. */
export function estimateTank(state: Pick<CockpitState, "flight" | "route">): TankEstimate | undefined {
  const fuel = mainFuelOf(state);
  const own = state.route.trail.filter(isOwn).slice(-maxBasis);
  if (fuel === undefined || own.length === 0) return undefined;
  const fuelPerJump = own.reduce((sum, { FuelUsed }) => sum + FuelUsed, 0) / own.length;
  return { jumps: Math.max(0, Math.floor(fuel / fuelPerJump)), fuelPerJump, basis: own.length };
}
