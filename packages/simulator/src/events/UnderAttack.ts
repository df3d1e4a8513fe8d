import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written while the ship, or the mothership of a fighter, is shot at. */
export const UnderAttack = observedRow({
  kind: "UnderAttack",
  layout: lineLayout("Target"),
  build: (target: "You" | "Mothership") => ({ Target: target }),
});
