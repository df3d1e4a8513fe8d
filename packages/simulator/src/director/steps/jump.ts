import type { JsonObject } from "@shipslog/contract";
import { recipes } from "../../commander/recipes.ts";
import { findSystem, findSystemAt } from "../findSystem.ts";
import { withoutFields } from "../expectation.ts";
import { jumpNext, planTo, plot } from "../flyTo.ts";
import { chooseAndReach, reach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { numberField, step, textField } from "../StepDeclaration.ts";
import type { StepContext } from "../StepContext.ts";
import { synthesiseStep } from "./synthesise.ts";
import type { StarSystem } from "../../galaxy/StarSystem.ts";

/** Fields of FSDJump that the director arranges, or that only the jump itself decides. */
const arranged = ["Wanted", "JumpDist", "FuelUsed", "FuelLevel", "BoostUsed"];

/** Jumps to another star system. */
export const jumpStep = step({
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
    const drawn = withoutFields(expect, arranged);
    const isAny = to === undefined && distance === undefined && Object.keys(drawn).length === 0;
    if (to === "next" || (isAny && session.route.length > 0)) {
      jumpAlong(context);
      return;
    }
    const choose = (): StarSystem =>
      distance === undefined
        ? findSystem(session, to ?? defaultTarget(expect), drawn)
        : findSystemAt(session, distance, drawn);
    const target = chooseAndReach(context, ["supercruise"], choose);
    arrange(context, target);
    plot(session, distance === undefined ? planTo(session, target) : [session.system, target]);
    while (session.route.length > 1) jumpNext(session);
    boost(context);
    jumpNext(session);
  },
});

/** Jumps to the next star of the route. */
function jumpAlong(context: StepContext): void {
  const [next] = context.session.route;
  if (next === undefined) refuseStep("There is no route.", "Plot one with plotRoute, or name a system to jump to.");
  arrange(context, next);
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
  if (level === undefined || level === null || context.session.ship.boost !== undefined) return;
  const recipe = recipes.find((each) => each.boost !== undefined && (level === "any" || each.boost.level === level));
  if (recipe === undefined) {
    refuseStep(`No recipe gives the boost ${JSON.stringify(level)}.`, "Expect 1, 2 or 3, or do rideJetCone first.");
  }
  synthesiseStep.run({ ...context, expect: {} }, { recipe: recipe.name });
}

/** Makes the player wanted in a system, or not, as expected. */
function arrange({ session, expect }: StepContext, target: StarSystem): void {
  if (!("Wanted" in expect)) return;
  const { wantedIn } = session.commander;
  if (expect["Wanted"] === null) wantedIn.delete(target.address);
  else if (target.isInhabited) wantedIn.add(target.address);
  else refuseStep(`${target.name} is uninhabited and has no law.`, 'Jump to "nearest inhabited".');
}
