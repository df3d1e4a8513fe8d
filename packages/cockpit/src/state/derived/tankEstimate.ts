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

const isTypical = ({ isBoosted, FuelUsed }: Jump) => !isBoosted && FuelUsed > 0;

/**
 * Fuel in the main tank of the player's ship, in tonnes; undefined when unknown. Away from the ship it is the last level seen aboard:
 * in an SRV Status reports the tank of the SRV, and the jumps of a taxi or of another commander use their fuel.
 */
export function mainFuelOf({ tank }: Pick<CockpitState, "tank">): number | undefined {
  return tank?.mainTonnes;
}

/** What tells which jumps are of the ship that the player flies now. */
type Flown = Pick<CockpitState, "route"> & Partial<Pick<CockpitState, "outfit">>;

/** The past jumps of the ship that the player flies now, as far as their ship is known. */
export function ownJumpsOf({ route, outfit }: Flown): readonly Jump[] {
  const shipId = outfit?.shipId;
  const isSameShip = (jump: Jump) => shipId === undefined || jump.shipId === undefined || jump.shipId === shipId;
  return route.trail.filter((jump) => !jump.isPassenger && isSameShip(jump));
}

/** Estimates the jumps left in the main tank; undefined when the fuel is unknown or the ship has not jumped yet. */
export function estimateTank(state: Pick<CockpitState, "tank"> & Flown): TankEstimate | undefined {
  const fuel = mainFuelOf(state);
  const own = ownJumpsOf(state).filter(isTypical).slice(-maxBasis);
  if (fuel === undefined || own.length === 0) return undefined;
  const fuelPerJump = own.reduce((sum, { FuelUsed }) => sum + FuelUsed, 0) / own.length;
  return { jumps: Math.max(0, Math.floor(fuel / fuelPerJump)), fuelPerJump, basis: own.length };
}
