import { lineLayout } from "./lineLayout.ts";
import { npcName, type Npc } from "./Npc.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** Written when a wanted ship is destroyed; the reward is paid when the voucher is redeemed. */
export const Bounty = observedRow({
  kind: "Bounty",
  layout: lineLayout("Rewards[Faction Reward] PilotName Target TotalReward VictimFaction SharedWithOthers"),
  build: (victim: Npc, payer: string) => ({
    Rewards: [{ Faction: payer, Reward: victim.bountyCr }],
    ...withText("PilotName", npcName(victim), victim.name),
    ...withText("Target", victim.ship.symbol, victim.ship.text),
    TotalReward: victim.bountyCr,
    VictimFaction: victim.faction,
  }),
});
