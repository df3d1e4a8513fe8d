import type { JsonObject } from "@shipslog/contract";
import { aimAt, beginJump, canReach, cruise } from "../../activities/flight.ts";
import { callForFuel, rideJetCone, scoopFuel } from "../../activities/fuel.ts";
import { forgetRoute } from "../../activities/navigation.ts";
import { pause } from "../../activities/pause.ts";
import { loseConnection } from "../../activities/startUp.ts";
import { recipes } from "../../commander/recipes.ts";
import { lyBetween } from "../../galaxy/lyBetween.ts";
import type { StarSystem } from "../../galaxy/StarSystem.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { fullTankRangeLy, jumpRangeLy } from "../../ship/fuel.ts";
import { shownText, withoutFields } from "../expectation.ts";
import { findSystem, findSystemAt } from "../findSystem.ts";
import { flyTo, jumpNext, planTo, plot } from "../flyTo.ts";
import { chooseAndReach, reach } from "../reach.ts";
import {
  numberField,
  refuseStep,
  step,
  textField,
  wholeField,
  wordField,
  type StepContext,
} from "../StepDeclaration.ts";
import { engineeringSteps } from "./engineering.ts";

/** Fields of FSDJump that the director arranges, or that only the jump itself decides. */
const arrangedFields = ["Wanted", "JumpDist", "FuelUsed", "FuelLevel", "BoostUsed"];

/** The distance that a ship flies in a chosen manner, in light-seconds. */
const cruiseLs = 600;

/** The share of the tank below which the game warns. */
const lowFuelShare = 0.25;

/** More jumps than any tank lasts. */
const jumpsMax = 30;

const isLow = ({ world: { ship } }: GameSession): boolean => ship.fuelMainT < ship.fuelCapacityT * lowFuelShare;

/** Steps of a ship between stars: routes, jumps, supercruise and fuel. */
export const travelSteps = {
  jump: step({
    does: "Jumps to another star system, along a route if it is more than one jump away.",
    fields: {
      to: textField(
        'The name of a system, or "next" on the route, "nearest", "nearest inhabited", "nearest uninhabited", "nearest scoopable", "neutron star", "home", "carrier", "colony" or "war".',
      ),
      distance: numberField(0.5, 300, "The length of the jump in light-years, up to 1 ly more or less."),
    },
    argument: "to",
    expects: "FSDJump",
    run(context, { to, distance }) {
      const { session, expect } = context;
      if (distance !== undefined && to !== undefined) {
        refuseStep("A jump has a target or a distance, not both.", "Leave out one of the two.");
      }
      const drawn = withoutFields(expect, arrangedFields);
      const isAny = to === undefined && distance === undefined && Object.keys(drawn).length === 0;
      if (to === "next" || (isAny && session.world.route.length > 0)) {
        jumpAlong(context);
        return;
      }
      const choose = (): StarSystem =>
        distance === undefined
          ? findSystem(session, to ?? defaultTarget(expect), drawn)
          : findSystemAt(session, distance, drawn);
      const target = chooseAndReach(context, ["supercruise"], choose);
      arrangeLaw(context, target);
      plot(session, distance === undefined ? planTo(session, target) : [session.world.system, target]);
      while (session.world.route.length > 1) jumpNext(session);
      boost(context);
      jumpNext(session);
    },
  }),
  plotRoute: step({
    does: "Plots a route on the galaxy map.",
    fields: {
      to: textField("The target, as in jump; by default a system at the given number of jumps."),
      jumps: wholeField(1, 30, "The number of jumps; two by default."),
    },
    argument: "to",
    expects: "NavRoute",
    run(context, { to, jumps = 2 }) {
      const { session } = context;
      const choose = (): readonly StarSystem[] =>
        to === undefined ? routeOf(session, jumps) : planTo(session, findSystem(session, to));
      plot(session, chooseAndReach(context, ["docked", "normalSpace", "supercruise"], choose));
    },
  }),
  targetSystem: step({
    does: "Selects a system on the navigation panel, without a route to it.",
    fields: { to: textField("The target, as in jump; the nearest system by default.") },
    argument: "to",
    run(context, { to = "nearest" }) {
      const { session } = context;
      const target = chooseAndReach(context, ["docked", "normalSpace", "supercruise"], () => findSystem(session, to));
      if (session.world.route.length > 0) forgetRoute(session);
      pause(session, 3, 10);
      aimAt(session.world, target);
      applyTransition(session, "targetSystem", { system: target });
      pause(session, 2, 8);
    },
  }),
  failJump: step({
    does: "Begins a jump that never arrives: the connection breaks in hyperspace, and the player is thrown to the main menu or out of the game.",
    fields: { to: wordField(["menu", "desktop"], "Where the player finds themselves; in the main menu by default.") },
    argument: "to",
    run(context, { to = "menu" }) {
      const { session } = context;
      const target = chooseAndReach(context, ["supercruise"], () => findSystem(session, "nearest"));
      plot(session, planTo(session, target));
      const [next] = session.world.route;
      if (next === undefined) refuseStep("There is no route.", "Fly to another system first.");
      beginJump(session, next);
      loseConnection(session, to === "desktop");
    },
  }),
  clearRoute: step({
    does: "Clears the plotted route.",
    fields: {},
    run(context) {
      const { session } = context;
      if (session.world.route.length === 0) refuseStep("There is no route.", "Plot one with plotRoute.");
      reach(context, ["docked", "normalSpace", "supercruise", "planetFlight", "landed"]);
      forgetRoute(session);
    },
  }),
  supercruise: step({
    does: "Enters supercruise, from wherever the player is, and may fly on with assist or overcharge.",
    fields: { with: wordField(["assist", "overcharge"], "How the ship flies on for a while.") },
    argument: "with",
    run(context, { with: manner }) {
      reach(context, ["supercruise"]);
      if (manner !== undefined) cruise(context.session, cruiseLs, manner);
    },
  }),
  dropOut: step({
    does: "Drops from supercruise to normal space.",
    fields: {},
    run(context) {
      reach(context, ["normalSpace"]);
    },
  }),
  scoopFuel: step({
    does: "Scoops fuel at a star until the tank is full; flies to a suitable star first.",
    fields: {},
    run(context) {
      const { session } = context;
      const { ship } = session.world;
      if (ship.scoopRateT === 0) refuseStep("The ship has no fuel scoop.", "Start with another ship.");
      reach(context, ["supercruise"]);
      const isFull = ship.fuelMainT >= ship.fuelCapacityT;
      if (isFull || !session.world.system.isScoopable) {
        if (context.isStrict) {
          refuseStep("There is nothing to scoop here.", "Jump to a scoopable star, or use some fuel first.");
        }
        flyTo(session, findSystem(session, "nearest scoopable"));
      }
      scoopFuel.run(session);
    },
  }),
  rideJetCone: step({
    does: "Flies through the jet cone of a neutron star, which boosts the next jump fourfold.",
    fields: {},
    run(context) {
      const { session } = context;
      const isHere = session.world.system.starClass === "N";
      if (!isHere && context.isStrict) {
        refuseStep("The star of this system is not a neutron star.", 'Jump to "neutron star" first.');
      }
      const target = isHere ? session.world.system : findSystem(session, "neutron star");
      reach(context, ["supercruise"]);
      flyTo(session, target);
      rideJetCone.run(session);
    },
  }),
  callForFuel: step({
    does: "Waits for other players who bring fuel to a ship that is low on it; the game tells the new level only.",
    fields: {},
    run(context) {
      const { session } = context;
      if (!isLow(session)) {
        if (context.isStrict) refuseStep("The tank is not low.", "Do runLowOnFuel first.");
        travelSteps.runLowOnFuel.run(context, {});
      }
      reach(context, ["supercruise"]);
      callForFuel.run(session);
    },
  }),
  runLowOnFuel: step({
    does: "Jumps without refuelling until less than a quarter of the tank is left.",
    fields: {},
    run(context) {
      const { session } = context;
      reach(context, ["supercruise"]);
      for (let left = jumpsMax; left > 0 && !isLow(session); left -= 1) {
        plot(session, [session.world.system, farthestInRange(session)]);
        jumpNext(session);
      }
      if (!isLow(session)) refuseStep("The fuel lasts too long.", "Start with another ship.");
    },
  }),
} as const;

/** Jumps to the next star of the route. */
function jumpAlong(context: StepContext): void {
  const [next] = context.session.world.route;
  if (next === undefined) refuseStep("There is no route.", "Plot one with plotRoute, or name a system to jump to.");
  arrangeLaw(context, next);
  reach(context, ["supercruise"]);
  boost(context);
  jumpNext(context.session);
}

/** Fields that every system can have. */
const everywhere = ["JumpDist", "FuelUsed", "FuelLevel", "BoostUsed"];

/** Without a target any system will do, but expected fields are mostly those of inhabited ones. */
function defaultTarget(expect: JsonObject): string {
  return Object.keys(withoutFields(expect, everywhere)).length === 0 ? "nearest" : "nearest inhabited";
}

/** Synthesises a boost of the drive for the next jump, if one is expected. */
function boost(context: StepContext): void {
  const { BoostUsed: level } = context.expect;
  if (level === undefined || level === null || context.session.world.ship.boost !== undefined) return;
  const recipe = recipes.find((each) => each.boost !== undefined && (level === "any" || each.boost.level === level));
  if (recipe === undefined) {
    refuseStep(`No recipe gives the boost ${shownText(level)}.`, "Expect 1, 2 or 3, or do rideJetCone first.");
  }
  engineeringSteps.synthesise.run({ ...context, expect: {} }, { recipe: recipe.name });
}

/** Makes the player wanted in a system, or not, as expected. */
function arrangeLaw({ session, expect }: StepContext, target: StarSystem): void {
  if (!("Wanted" in expect)) return;
  const { wantedIn } = session.world.commander;
  if (expect["Wanted"] === null) wantedIn.delete(target.address);
  else if (target.isInhabited) wantedIn.add(target.address);
  else refuseStep(`${target.name} is uninhabited and has no law.`, 'Jump to "nearest inhabited".');
}

/** Shares of the range at which the target is looked for, beside whole jumps. */
const rangeShares = [-0.3, -0.15, -0.45, -0.6, 0];

/** Finds a route with a number of jumps; refuses when there is none in any of the tried directions. */
function routeOf(session: GameSession, jumps: number): readonly StarSystem[] {
  const { galaxy, system, ship } = session.world;
  const [x, y, z] = system.position;
  const rangeLy = fullTankRangeLy(ship);
  for (const share of rangeShares) {
    const ly = rangeLy * (jumps + share);
    for (const [eastLy, northLy] of [
      [ly, 0],
      [-ly, 0],
      [0, ly],
      [0, -ly],
    ] as const) {
      const [target] = galaxy.systemsNear([x + eastLy, y, z + northLy], 12);
      const stars = target && galaxy.planRoute(system, target, rangeLy * 0.97, { prefersScoopable: true });
      if (stars?.length === jumps + 1) return stars;
    }
  }
  return refuseStep(`No route of ${jumps} jumps was found.`, "Ask for another number of jumps.");
}

/** Finds the farthest system in range, or back the way if there is none farther. */
function farthestInRange(session: GameSession): StarSystem {
  const { galaxy, system, ship } = session.world;
  const others = galaxy
    .systemsNear(system.position, jumpRangeLy(ship))
    .filter((each) => each.address !== system.address && canReach(session.world, each));
  const last = others.toSorted((one, other) => lyOf(system, one) - lyOf(system, other)).at(-1);
  return last ?? refuseStep("No system is in range.", "Refuel first.");
}

const lyOf = (from: StarSystem, to: StarSystem): number => lyBetween(from.position, to.position);
