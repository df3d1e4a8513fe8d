import { happen } from "../session/happen.ts";
import { vesselOf, type World } from "../session/World.ts";
import type { Activity } from "./Activity.ts";
import { aimAt, canReach, jumpTo } from "./course.ts";
import { fidget } from "./fidget.ts";
import { lookAt, lookUp, pause } from "./pause.ts";
import { planRoute } from "./routes.ts";

/** Opens the galaxy map and plots a route. */
export const plotRoute: Activity = {
  from: ["docked", "normalSpace", "supercruise"],
  weight: 3,
  leadsTo: ["NavRoute"],
  can: ({ route, aboard }) => aboard === "own" && route.length === 0,
  run(world) {
    lookAt(world, "GalaxyMap", 8, 45);
    const stars = planRoute(world);
    const next = stars?.[1];
    if (stars !== undefined && next !== undefined) {
      world.route = stars.slice(1);
      aimAt(world, next);
      happen(world, "plotRoute", { stars });
    }
    lookUp(world);
    pause(world, 1, 5);
  },
};

/** Whether the next star of the route is within reach; undefined without a route. */
function isNextInReach(world: World): boolean | undefined {
  const [next] = world.route;
  return next && canReach(world, next);
}

/** Jumps to the next star of the route. */
export const jump: Activity = {
  from: ["supercruise"],
  weight: 8,
  leadsTo: ["FSDJump"],
  can: (world) => isNextInReach(world) === true,
  run(world) {
    fidget(world);
    pause(world, 10, 90);
    const [next] = world.route;
    if (next !== undefined) jumpTo(world, next);
  },
};

/** Drops a route whose next star has come out of reach, to plot another. */
export const replan: Activity = {
  from: ["supercruise"],
  weight: 1,
  can: (world) => isNextInReach(world) === false && !isShortOfFuel(world),
  run(world) {
    world.route = [];
    world.destination = undefined;
    happen(world, "clearRoute", null);
    pause(world, 5, 20);
  },
};

/** Whether less than a quarter of the tank is left, or less than one jump may take. */
export function isShortOfFuel(world: World): boolean {
  const { fuelMainT, fuelCapacityT, drive } = vesselOf(world);
  return fuelMainT < Math.max(fuelCapacityT * 0.25, drive.fuelPerJumpMaxT);
}
