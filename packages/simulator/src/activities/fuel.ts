import { record, happen } from "../session/happen.ts";
import { wait } from "../session/time.ts";
import type { World } from "../session/World.ts";
import { fillTank } from "../ship/fuel.ts";
import { picotonnes } from "../ship/Ship.ts";
import type { Activity } from "./Activity.ts";
import { isShortOfFuel } from "./navigation.ts";
import { pause } from "./pause.ts";

function canScoop({ system, ship }: World): boolean {
  return system.isScoopable && ship.scoopRateT > 0 && ship.fuelMainT < ship.fuelCapacityT * 0.8;
}

/** Skims a star for fuel; too near, and the ship overheats. */
export const scoopFuel: Activity = {
  from: ["supercruise"],
  weight: 4,
  can: canScoop,
  run(world) {
    const { ship, controls, chance } = world;
    pause(world, 5, 15);
    controls.isScoopingFuel = true;
    controls.heatTargetPercent = chance.between(55, 112);
    while (ship.fuelMainT < ship.fuelCapacityT) {
      wait(world, 4000);
      const amountT = fillTank(ship, ship.scoopRateT * 4 * chance.between(0.6, 1));
      happen(world, "scoopFuel", { amountT });
      record(world, undefined);
    }
    controls.isScoopingFuel = false;
    controls.heatTargetPercent = chance.between(28, 42);
    pause(world, 5, 15);
  },
};

/** Calls for a tanker where nothing else helps. */
export const callForFuel: Activity = {
  from: ["supercruise"],
  weight: 1,
  can: (world) => isShortOfFuel(world) && !canScoop(world),
  run(world) {
    pause(world, 300, 900);
    const { ship } = world;
    happen(world, "refuel", { amountT: fillTank(ship, ship.fuelCapacityT * 0.6) });
    record(world, undefined);
  },
};

/** Rides the jet cone of a neutron star, which charges the drive fourfold. */
export const rideJetCone: Activity = {
  from: ["supercruise"],
  weight: 6,
  can: ({ system, ship }) => system.starClass === "N" && ship.boost === undefined,
  run(world) {
    const { ship, controls, chance } = world;
    controls.heatTargetPercent = chance.between(60, 110);
    controls.isFlightAssistOff = false;
    pause(world, 20, 60);
    ship.boost = { level: 4, factor: 4 };
    controls.heatTargetPercent = 35;
    pause(world, 5, 10);
  },
};

/** Fills the tank at a port. */
export function refuelAtPort(world: World): void {
  const { ship, commander } = world;
  const amountT = fillTank(ship, ship.fuelCapacityT);
  if (amountT === 0) return;
  ship.reservoirPt = picotonnes(ship.hull.reservoirT);
  commander.balanceCr -= Math.floor(amountT * 50);
  happen(world, "refuel", { amountT });
}
