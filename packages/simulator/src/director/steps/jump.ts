import type { JsonObject } from "@shipslog/contract";
import { recipes } from "../../commander/recipes.ts";
import { findSystem, findSystemAt } from "../findSystem.ts";
import { withoutFields } from "../expectation.ts";
import { jumpNext, planTo, plot } from "../flyTo.ts";
import { reach } from "../reach.ts";
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
    if (to === "next" || (to === undefined && distance === undefined && session.route.length > 0)) {
      arrange(context, session.route[0]);
      reach(context, ["supercruise"]);
      boost(context);
      jumpNext(session);
      return;
    }
    const drawn = withoutFields(expect, arranged);
    const target =
      distance === undefined
        ? findSystem(session, to ?? defaultTarget(expect), drawn)
        : findSystemAt(session, distance, drawn);
    arrange(context, target);
    reach(context, ["supercruise"]);
    if (distance !== undefined) plot(session, [session.system, target]);
    else plot(session, planTo(session, target));
    while (session.route.length > 1) jumpNext(session);
    boost(context);
    jumpNext(session);
  },
});

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
function arrange({ session, expect }: StepContext, target: StarSystem | undefined): void {
  if (target === undefined || !("Wanted" in expect)) return;
  const { wantedIn } = session.commander;
  if (expect["Wanted"] === null) wantedIn.delete(target.address);
  else if (target.isInhabited) wantedIn.add(target.address);
  else refuseStep(`Nobody lives in ${target.name}, so nobody is wanted there.`, 'Jump to "nearest inhabited".');
}
