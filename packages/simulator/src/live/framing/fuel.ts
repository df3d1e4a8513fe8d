import { reservoirT } from "../../ship/ShipState.ts";
import type { Framing, FramingInput } from "../Framing.ts";

/** A line for about every so many tonnes out of a star, and one when the tank is full. */
const portionT = 5;

/** Fuel out of a star. */
const FuelScoop: Framing = ({ world: { ship }, happened, memory }) => {
  if (happened?.name !== "scoopFuel") return undefined;
  memory.scoopedT += happened.data.amountT;
  if (memory.scoopedT < portionT && ship.fuelMainT < ship.fuelCapacityT) return undefined;
  const scoopedT = memory.scoopedT;
  memory.scoopedT = 0;
  return { Scooped: scoopedT, Total: ship.fuelMainT };
};

/** Fuel bought at a port, at about fifty credits a tonne. */
const RefuelAll: Framing = ({ world: { state }, happened }) => {
  if (happened?.name !== "refuel" || state !== "docked") return undefined;
  const { amountT } = happened.data;
  return { Cost: Math.floor(amountT * 50), Amount: amountT };
};

/**
 * The small tank was filled from the large one. No line tells that another ship gave fuel; the tank is told then too, so
 * that the level can be followed.
 */
const ReservoirReplenished: Framing = ({ world, happened }: FramingInput) => {
  if (world.aboard !== "own" || (happened?.name === "refuel" && world.state === "docked")) return undefined;
  return { FuelMain: world.ship.fuelMainT, FuelReservoir: reservoirT(world.ship) };
};

/** Lines about fuel. */
export const fuelLines = { FuelScoop, RefuelAll, ReservoirReplenished } as const;
