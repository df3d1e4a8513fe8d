import { reach } from "../reach.ts";
import { step } from "../StepDeclaration.ts";
import { approachPlanetOf, planetFields } from "./approach.ts";

/** Lands on a planet. */
export const landStep = step({
  does: "Lands on the ground of a planet.",
  fields: planetFields,
  argument: "on",
  run(context, values) {
    if (!context.isStrict || values.on !== undefined || values.climate !== undefined) approachPlanetOf(context, values);
    reach(context, ["planetFlight"]);
    reach({ ...context, isStrict: false }, ["landed"]);
  },
});
