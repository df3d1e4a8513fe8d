import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** How many probes were used to map a body, and how many are efficient. */
export interface ProbeCount {
  readonly used: number;
  readonly target: number;
}

/** Written when a body was mapped with probes. */
export const SAAScanComplete = observedRow({
  kind: "SAAScanComplete",
  layout: lineLayout("BodyName SystemAddress BodyID ProbesUsed EfficiencyTarget"),
  build: ({ address }: StarSystem, { body }: SurveyedPlanet, { used, target }: ProbeCount) => ({
    BodyName: body.name,
    SystemAddress: address,
    BodyID: body.id,
    ProbesUsed: used,
    EfficiencyTarget: target,
  }),
});
