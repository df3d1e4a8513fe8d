import type { Jump } from "../route.ts";
import type { CockpitState } from "../CockpitState.ts";

/** How many jumps the tank still allows: a guess from the last jumps, never a promise. */
export interface TankEstimate {
  readonly jumps: number;
  /** Tonnes a jump took on average. */
  readonly fuelPerJump: number;
  /** How many past jumps it rests on. */
  readonly basis: number;
}

/** How many of the last jumps the average is taken over. */
const mostJumps = 5;

const isOwn = ({ isBoosted, isPassenger, FuelUsed }: Jump) => !isBoosted && !isPassenger && FuelUsed > 0;

/** Fuel in the main tank, in tonnes; undefined when not known. */
export function mainFuelOf({ flight, route }: Pick<CockpitState, "flight" | "route">): number | undefined {
  return flight.status?.Fuel?.FuelMain ?? route.trail.at(-1)?.FuelLevel;
}

/** Guesses how many jumps the main tank allows; undefined without fuel or a jump to go by. */
export function estimateTank(state: Pick<CockpitState, "flight" | "route">): TankEstimate | undefined {
  const fuel = mainFuelOf(state);
  const own = state.route.trail.filter(isOwn).slice(-mostJumps);
  if (fuel === undefined || own.length === 0) return undefined;
  const fuelPerJump = own.reduce((sum, { FuelUsed }) => sum + FuelUsed, 0) / own.length;
  return { jumps: Math.max(0, Math.floor(fuel / fuelPerJump)), fuelPerJump, basis: own.length };
}
