import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { record } from "../session/record.ts";
import { wait } from "../session/time.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import { fillTank, fuelCostCr } from "../ship/fuel.ts";
import { picotonnes } from "../ship/SimulatedShip.ts";
import type { Activity } from "./Activity.ts";
import { isShortOfFuel } from "./navigation.ts";
import { pause } from "./pause.ts";

/** Whether the ship can scoop fuel at the star of the system, and the tank has room for it. */
export function canScoop({ system, ship }: GameWorld): boolean {
  return system.isScoopable && ship.scoopRateT > 0 && ship.fuelMainT < ship.fuelCapacityT * 0.8;
}

/** Scoops fuel at a star until the tank is full; the ship may overheat. */
export const scoopFuel: Activity = {
  from: ["supercruise"],
  weight: 4,
  can: canScoop,
  run(session) {
    const { ship, controls, chance } = session.world;
    pause(session, 5, 15, undefined, "FuelScoop");
    controls.isScoopingFuel = true;
    controls.heatTargetPercent = chance.between(55, 112);
    while (ship.fuelMainT < ship.fuelCapacityT) {
      wait(session, 4000);
      const amountT = fillTank(ship, ship.scoopRateT * 4 * chance.between(0.6, 1));
      applyTransition(session, "scoopFuel", { amountT });
      record(session);
    }
    controls.isScoopingFuel = false;
    controls.heatTargetPercent = chance.between(28, 42);
    pause(session, 5, 15);
  },
};

/** Calls for a fuel transfer when the ship cannot scoop or jump. */
export const callForFuel: Activity = {
  from: ["supercruise"],
  weight: 1,
  can: (world) => isShortOfFuel(world) && !canScoop(world),
  run(session) {
    pause(session, 300, 900);
    const { ship } = session.world;
    applyTransition(session, "refuel", { amountT: fillTank(ship, ship.fuelCapacityT * 0.6) });
    record(session);
  },
};

/** Flies through the jet cone of a neutron star, which boosts the next jump fourfold. */
export const rideJetCone: Activity = {
  from: ["supercruise"],
  weight: 6,
  can: ({ system, ship }) => system.starClass === "N" && ship.boost === undefined,
  run(session) {
    const { ship, controls, chance } = session.world;
    controls.heatTargetPercent = chance.between(60, 110);
    controls.isFlightAssistOff = false;
    pause(session, 20, 60);
    ship.boost = { level: 4, factor: 4 };
    applyTransition(session, "rideJetCone", { factor: 4 });
    controls.heatTargetPercent = 35;
    pause(session, 5, 10);
  },
};

/** Fills the tank at a port. */
export function refuelAtPort(session: GameSession): void {
  const { ship, commander } = session.world;
  const amountT = fillTank(ship, ship.fuelCapacityT);
  if (amountT === 0) return;
  ship.reservoirPt = picotonnes(ship.hull.reservoirT);
  commander.balanceCr -= fuelCostCr(amountT);
  applyTransition(session, "refuel", { amountT });
}
