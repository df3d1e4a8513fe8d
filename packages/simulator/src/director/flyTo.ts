import { canReach, jumpTo } from "../activities/flight.ts";
import { callForFuel, canScoop, scoopFuel } from "../activities/fuel.ts";
import { forgetRoute, plotOnMap } from "../activities/navigation.ts";
import { pause } from "../activities/pause.ts";
import { lyBetween } from "../galaxy/lyBetween.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { GameSession } from "../session/GameSession.ts";
import { fullTankRangeLy } from "../ship/fuel.ts";
import { refuseStep } from "./StepDeclaration.ts";

/** The farthest system the director plots a route to. */
const farthestLy = 1000;

/** Plans a route in jumps that the ship can make with a full tank; refuses when there is none. */
export function planTo({ world: { galaxy, system, ship } }: GameSession, target: StarSystem): readonly StarSystem[] {
  const ly = lyBetween(system.position, target.position);
  if (ly > farthestLy) {
    refuseStep(`${target.name} is ${Math.round(ly)} ly away.`, `Choose a system within ${farthestLy} ly.`);
  }
  const stars = galaxy.planRoute(system, target, fullTankRangeLy(ship) * 0.97, { prefersScoopable: true });
  return (
    stars ?? refuseStep(`There is no route to ${target.name}.`, "Choose another system, or a ship that jumps farther.")
  );
}

/** Plots a route on the galaxy map; a route to elsewhere is cleared first. */
export function plot(session: GameSession, stars: readonly StarSystem[]): void {
  if (session.world.route.length > 0) forgetRoute(session);
  plotOnMap(session, () => stars);
}

/** Fills the tank at the star, or else with the help of others, until the next star of the route is in range. */
function refuelFor(session: GameSession, next: StarSystem): void {
  if (canReach(session.world, next)) return;
  (canScoop(session.world) ? scoopFuel : callForFuel).run(session);
  if (canReach(session.world, next)) return;
  refuseStep(`${next.name} is out of range.`, "Dock and refuel, or choose a nearer system.");
}

/** Jumps from supercruise to the next star of the route, with enough fuel. */
export function jumpNext(session: GameSession): void {
  const [next] = session.world.route;
  if (next === undefined) refuseStep("There is no route.", "Plot one with plotRoute, or name a system to jump to.");
  refuelFor(session, next);
  pause(session, 5, 20);
  jumpTo(session, next);
  pause(session, 5, 20);
}

/** Flies from supercruise in one system to supercruise in another, along a plotted route. */
export function flyTo(session: GameSession, target: StarSystem): void {
  if (target.address === session.world.system.address) return;
  if (session.world.route.at(-1)?.address !== target.address) plot(session, planTo(session, target));
  while (session.world.route.length > 0) jumpNext(session);
}
