import type { StarSystem } from "../galaxy/StarSystem.ts";
import type { Barycentre } from "../galaxy/survey/SurveyedBody.ts";
import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { orbitFields, orbitLayout } from "./orbitFields.ts";

/** Written before the first scan of a body that orbits a barycentre. */
export const ScanBaryCentre = observedRow({
  kind: "ScanBaryCentre",
  layout: lineLayout("StarSystem SystemAddress BodyID", orbitLayout),
  build: (system: StarSystem, { id, orbit }: Barycentre) => ({
    StarSystem: system.name,
    SystemAddress: system.address,
    BodyID: id,
    ...orbitFields(orbit),
  }),
});
