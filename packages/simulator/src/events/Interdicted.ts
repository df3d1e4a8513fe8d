import { lineLayout } from "./lineLayout.ts";
import type { Npc } from "./Npc.ts";
import { observedRow, type ObservedFieldsOf } from "./ObservedRow.ts";

/** Written when an interdiction pulls the ship out of supercruise; a Thargoid has no name. */
export const Interdicted = observedRow({
  kind: "Interdicted",
  layout: lineLayout("Submitted Interdictor IsPlayer CombatRank IsThargoid Faction"),
  build(interdictor: Npc | undefined): ObservedFieldsOf<"Interdicted"> {
    if (interdictor === undefined) return { Submitted: false, IsPlayer: false, IsThargoid: true };
    const { name, faction } = interdictor;
    return { Submitted: false, Interdictor: name, IsPlayer: false, ...(faction !== "" && { Faction: faction }) };
  },
});
