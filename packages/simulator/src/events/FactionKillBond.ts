import { lineLayout } from "./lineLayout.ts";
import { observedRow } from "./ObservedRow.ts";
import { withText } from "./withText.ts";

/** A side of a fight: a faction, or a symbol with its text. */
export interface Combatant {
  readonly name: string;
  readonly text: string | undefined;
}

/** Written when an enemy in a war is destroyed; the reward is paid when the voucher is redeemed. */
export const FactionKillBond = observedRow({
  kind: "FactionKillBond",
  layout: lineLayout("Reward AwardingFaction VictimFaction"),
  build: (rewardCr: number, payer: Combatant, victim: Combatant) => ({
    Reward: rewardCr,
    ...withText("AwardingFaction", payer.name, payer.text),
    ...withText("VictimFaction", victim.name, victim.text),
  }),
});
