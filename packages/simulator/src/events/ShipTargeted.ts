import { lineLayout } from "./lineLayout.ts";
import { npcName, type Npc } from "./Npc.ts";
import { observedRow, type ObservedFieldsOf } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** How far the scan of a target has come; 3 is complete. */
export type ScanStage = 0 | 1 | 2 | 3;

/** Written when the player targets a ship, with more fields at each stage of the scan, and when the target is lost. */
export const ShipTargeted = observedRow({
  kind: "ShipTargeted",
  layout: lineLayout(
    "TargetLocked Ship ScanStage PilotName PilotRank SquadronID ShieldHealth:6 HullHealth:6 Faction LegalStatus Bounty Power Subsystem SubsystemHealth:6",
  ),
  build(target: Npc | undefined, stage: ScanStage): ObservedFieldsOf<"ShipTargeted"> {
    if (target === undefined) return { TargetLocked: false };
    const { ship, rank, shieldPercent, hullPercent, faction, legalStatus, bountyCr } = target;
    return {
      TargetLocked: true,
      ...withText("Ship", ship.symbol, ship.text),
      ScanStage: stage,
      ...(stage > 0 && { ...withText("PilotName", npcName(target), target.name), PilotRank: rank }),
      ...(stage > 1 && { ShieldHealth: shieldPercent, HullHealth: hullPercent }),
      ...(stage > 2 && { Faction: faction, LegalStatus: legalStatus }),
      ...(stage > 2 && bountyCr > 0 && { Bounty: bountyCr }),
    };
  },
});
