import { reservoirT } from "../../ship/SimulatedShip.ts";
import type { Framing, FramingInput } from "../Framing.ts";

/** FuelScoop is written about every so many tonnes, and when the tank is full. */
const portionT = 3;

/** Fuel scooped at a star. */
const FuelScoop: Framing = ({ world: { ship }, happened, memory }) => {
  if (happened?.name !== "scoopFuel") return undefined;
  memory.scoopedT += happened.data.amountT;
  if (memory.scoopedT < portionT && ship.fuelMainT < ship.fuelCapacityT) return undefined;
  const scoopedT = memory.scoopedT;
  memory.scoopedT = 0;
  return { Scooped: scoopedT, Total: ship.fuelMainT };
};

/**
 * The reservoir was refilled from the main tank. The game has no line for fuel received from another ship; this line is
 * written then too, so that readers can follow the level.
 */
const ReservoirReplenished: Framing = ({ world, happened }: FramingInput) => {
  if (world.aboard !== "own" || (happened?.name === "refuel" && world.state === "docked")) return undefined;
  const { ship } = world;
  // The line is written at the moment the reservoir is full; the model burns on to the end of its step.
  const isFull = happened?.name === "replenishReservoir" && ship.fuelMainT > 0;
  return { FuelMain: ship.fuelMainT, FuelReservoir: isFull ? ship.hull.reservoirT : reservoirT(ship) };
};

/** Lines about fuel. */
export const fuelLines = { FuelScoop, ReservoirReplenished } as const;
