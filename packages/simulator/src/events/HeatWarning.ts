import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the ship becomes too hot. */
export const HeatWarning = observedRow({
  kind: "HeatWarning",
  layout: lineLayout(""),
  build: () => ({}),
});
