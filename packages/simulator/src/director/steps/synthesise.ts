import { makeRecipe, recipesInReach } from "../../activities/synthesis.ts";
import { type Recipe, recipes } from "../../commander/recipes.ts";
import { Synthesis } from "../../lines/materials.ts";
import type { GameSession } from "../../session/GameSession.ts";
import type { GameState } from "../../world/gameStates.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step, textField, wordField } from "../StepDeclaration.ts";
import { isExpected } from "../expectation.ts";
import { preview } from "../preview.ts";
import { reach } from "../reach.ts";

/** Synthesises something. */
export const synthesiseStep = step({
  does: "Makes a synthesis recipe; dialect spec writes Synthesis only for repairs and ammunition.",
  fields: {
    recipe: textField('The recipe, such as "Heat Sink Basic"; a repair or ammunition by default.'),
    for: wordField(["ship", "srv"], "Whether it is made for the ship or the SRV; the ship by default."),
  },
  argument: "recipe",
  expects: "Synthesis",
  run(context, { recipe: name, for: where }) {
    const { session, expect } = context;
    const wished = recipes.filter(
      (recipe) =>
        (name === undefined ? isWritten(recipe) : recipe.name.toLowerCase() === name.toLowerCase()) &&
        (where === undefined || recipe.where === where) &&
        isExpected(preview(session, Synthesis, "synthesise", { recipe }), expect),
    );
    if (wished.length === 0) {
      refuseStep(
        "No recipe matches the step.",
        `Make one of ${[...new Set(recipes.map((each) => each.name))].join(", ")}.`,
      );
    }
    const recipe = wished.toSorted(byPlace).find((each) => isInReach(session, each));
    if (recipe === undefined) {
      refuseStep(
        "The ship has no use for it, or the materials do not suffice.",
        "Make another recipe, drive the SRV for materials, or start with another ship.",
      );
    }
    reach(context, statesOf(recipe));
    makeRecipe(session, () => recipe);
  },
});

/** Whether both dialects write an event for it. */
const isWritten = ({ purpose }: Recipe): boolean => purpose === "repair" || purpose === "rearm";

const byPlace = (one: Recipe, other: Recipe): number => Number(one.where === "srv") - Number(other.where === "srv");

function statesOf({ where, boost }: Recipe): readonly GameState[] {
  if (where === "srv") return ["srv"];
  return boost === undefined ? ["normalSpace", "supercruise"] : ["supercruise"];
}

/** Whether the recipe can be made where it is used; a boost replaces none that is still unused. */
function isInReach(session: GameSession, recipe: Recipe): boolean {
  const [state = session.state] = statesOf(recipe);
  return recipesInReach({ ...session, state }).includes(recipe);
}
