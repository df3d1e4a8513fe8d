import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { applyTransition } from "../session/applyTransition.ts";
import { currentShip, type GameWorld } from "../world/GameWorld.ts";
import type { Activity } from "./Activity.ts";
import { aimAt, canReach, jumpTo } from "./flight.ts";
import { flipSwitches } from "./flipSwitches.ts";
import { pause } from "./pause.ts";
import { openScreen, closeScreen } from "./screens.ts";
import { chooseRoute } from "./chooseRoute.ts";

/** Opens the galaxy map and plots a route. */
export const plotRoute: Activity = {
  from: ["docked", "normalSpace", "supercruise"],
  weight: 3,
  leadsTo: ["NavRoute"],
  can: ({ route, aboard }) => aboard === "own" && route.length === 0,
  run(session) {
    plotOnMap(session, chooseRoute);
  },
};

/** Opens the galaxy map and plots the route chosen there, if there is one. */
export function plotOnMap(session: GameSession, choose: (world: GameWorld) => readonly StarSystem[] | undefined): void {
  openScreen(session, "GalaxyMap", 8, 45, undefined, "NavRoute");
  const stars = choose(session.world);
  const next = stars?.[1];
  if (stars !== undefined && next !== undefined) {
    session.world.route = stars.slice(1);
    aimAt(session.world, next);
    applyTransition(session, "plotRoute", { stars });
  }
  closeScreen(session);
  pause(session, 1, 5);
}

/** Whether the next star of the route is within range; undefined without a route. */
function isNextInReach(world: GameWorld): boolean | undefined {
  const [next] = world.route;
  return next && canReach(world, next);
}

/** Jumps to the next star of the route. */
export const jumpAlongRoute: Activity = {
  from: ["supercruise"],
  weight: 8,
  leadsTo: ["FSDJump"],
  can: (world) => isNextInReach(world) === true,
  run(session) {
    flipSwitches(session);
    pause(session, 10, 90, undefined, "StartJump");
    const [next] = session.world.route;
    if (next !== undefined) jumpTo(session, next);
  },
};

/** Clears a route whose next star is out of range, so that another can be plotted. */
export const replan: Activity = {
  from: ["supercruise"],
  weight: 1,
  can: (world) => isNextInReach(world) === false && !isShortOfFuel(world),
  run: forgetRoute,
};

/** Clears the route in the galaxy map. */
export function forgetRoute(session: GameSession): void {
  const isOnMap = session.written.live !== undefined;
  // Real lines follow the music of the map.
  if (isOnMap) openScreen(session, "GalaxyMap", 5, 20);
  session.world.route = [];
  session.world.destination = undefined;
  applyTransition(session, "clearRoute", null);
  if (isOnMap) closeScreen(session);
  pause(session, 5, 20);
}

/** Whether the tank holds less than a quarter, or less than the largest jump uses. */
export function isShortOfFuel(world: GameWorld): boolean {
  const { fuelMainT, fuelCapacityT, drive } = currentShip(world);
  return fuelMainT < Math.max(fuelCapacityT * 0.25, drive.fuelPerJumpMaxT);
}
