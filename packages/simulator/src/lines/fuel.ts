import type { LiveInput } from "../live/LiveInput.ts";
import { reservoirT } from "../ship/SimulatedShip.ts";
import { line } from "./line.ts";

/** FuelScoop is written about every so many tonnes, and when the tank is full. */
const portionT = 3;

/** Fuel scooped at a star. */
export const FuelScoop = line({
  kind: "FuelScoop",
  layout: "Scooped:6 Total:6",
  build({ world: { ship }, happened, memory }: LiveInput) {
    if (happened?.name !== "scoopFuel") return undefined;
    memory.scoopedT += happened.data.amountT;
    if (memory.scoopedT < portionT && ship.fuelMainT < ship.fuelCapacityT) return undefined;
    const scoopedT = memory.scoopedT;
    memory.scoopedT = 0;
    return { Scooped: scoopedT, Total: ship.fuelMainT };
  },
});

/**
 * The reservoir was refilled from the main tank. The game has no line for fuel received from another ship; this line is
 * written then too, so that readers can follow the level.
 */
export const ReservoirReplenished = line({
  kind: "ReservoirReplenished",
  layout: "FuelMain:6 FuelReservoir:6",
  build({ world, happened }: LiveInput) {
    if (world.aboard !== "own" || (happened?.name === "refuel" && world.state === "docked")) return undefined;
    const { ship } = world;
    // The line is written at the moment the reservoir is full; the model burns on to the end of its step.
    const isFull = happened?.name === "replenishReservoir" && ship.fuelMainT > 0;
    return { FuelMain: ship.fuelMainT, FuelReservoir: isFull ? ship.hull.reservoirT : reservoirT(ship) };
  },
});

/** Written when a port fills the tank. */
export const RefuelAll = line({
  kind: "RefuelAll",
  layout: "Cost Amount:6",
  build: (costCr: number, amountT: number) => ({ Cost: costCr, Amount: amountT }),
});
