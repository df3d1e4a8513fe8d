import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the jet of a neutron star has charged the drive. */
export const JetConeBoost = observedRow({
  kind: "JetConeBoost",
  layout: lineLayout("BoostValue:6"),
  build: (factor: number) => ({ BoostValue: factor }),
});
