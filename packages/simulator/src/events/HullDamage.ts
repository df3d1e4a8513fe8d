import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";

/** Written when the hull loses another fifth. */
export const HullDamage = observedRow({
  kind: "HullDamage",
  layout: lineLayout("Health:6 PlayerPilot Fighter"),
  build: (health: number) => ({ Health: health, PlayerPilot: true, Fighter: false }),
});
