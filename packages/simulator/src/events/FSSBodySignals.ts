import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";
import { bodySignals } from "./bodySignals.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written before the scan of a body on which there is life or volcanic activity. */
export const FSSBodySignals = observedRow({
  kind: "FSSBodySignals",
  layout: lineLayout("BodyName BodyID SystemAddress Signals[Type Count]"),
  build: ({ address }: StarSystem, planet: SurveyedPlanet) => ({
    BodyName: planet.body.name,
    BodyID: planet.body.id,
    SystemAddress: address,
    Signals: bodySignals(planet),
  }),
});
