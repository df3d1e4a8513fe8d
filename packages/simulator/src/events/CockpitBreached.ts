import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the canopy breaks. */
export const CockpitBreached = observedRow({
  kind: "CockpitBreached",
  layout: lineLayout(""),
  build: () => ({}),
});
