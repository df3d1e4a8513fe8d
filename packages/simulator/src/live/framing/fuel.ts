import { reservoirT } from "../../ship/Ship.ts";
import type { Framing, Scene } from "../Scene.ts";

/** A line for about every so many tonnes out of a star, and one when the tank is full. */
const portionT = 5;

/** Fuel out of a star. */
export const FuelScoop: Framing = ({ world: { ship }, happened, tally }) => {
  if (happened?.name !== "scoopFuel") return undefined;
  tally.scoopedT += happened.data.amountT;
  if (tally.scoopedT < portionT && ship.fuelMainT < ship.fuelCapacityT) return undefined;
  const scoopedT = tally.scoopedT;
  tally.scoopedT = 0;
  return { Scooped: scoopedT, Total: ship.fuelMainT };
};

/** Fuel bought at a port, at about fifty credits a tonne. */
export const RefuelAll: Framing = ({ world: { state }, happened }) => {
  if (happened?.name !== "refuel" || state !== "docked") return undefined;
  const { amountT } = happened.data;
  return { Cost: Math.floor(amountT * 50), Amount: amountT };
};

/**
 * The small tank was filled from the large one. No line tells that another ship gave fuel; the tank is told then too, so
 * that the level can be followed.
 */
export const ReservoirReplenished: Framing = ({ world, happened }: Scene) => {
  if (world.aboard !== "own" || (happened?.name === "refuel" && world.state === "docked")) return undefined;
  return { FuelMain: world.ship.fuelMainT, FuelReservoir: reservoirT(world.ship) };
};
