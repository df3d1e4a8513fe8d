import type { StarSystem } from "../galaxy/StarSystem.ts";
import { genusOf } from "../galaxy/survey/species.ts";
import type { SurveyedPlanet } from "../galaxy/survey/SurveyedBody.ts";
import { bodySignals } from "./bodySignals.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when a body with signals was mapped; it names the genus of each organism. */
export const SAASignalsFound = observedRow({
  kind: "SAASignalsFound",
  layout: lineLayout("BodyName SystemAddress BodyID Signals[Type Count] Genuses[Genus]"),
  build: ({ address }: StarSystem, planet: SurveyedPlanet) => ({
    BodyName: planet.body.name,
    SystemAddress: address,
    BodyID: planet.body.id,
    Signals: bodySignals(planet),
    Genuses: planet.species.map(genusOf).map(([symbol, text]) => ({ Genus: symbol, Genus_Localised: text })),
  }),
});
