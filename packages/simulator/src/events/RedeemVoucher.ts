import { lineLayout } from "./lineLayout.ts";
import { observedRow, type ObservedFieldsOf } from "./ObservedRow.ts";

/** Amounts by the faction that pays them. */
export type Vouchers = ReadonlyMap<string, number>;

function sumOf(vouchers: Vouchers): number {
  return [...vouchers.values()].reduce((sum, amount) => sum + amount, 0);
}

/** Written when the player is paid for bounties, with all factions, or for combat bonds, with the one that pays. */
export const RedeemVoucher = observedRow({
  kind: "RedeemVoucher",
  layout: lineLayout("Type Amount Factions[Faction Amount] BrokerPercentage:6 Faction"),
  build(type: "bounty" | "CombatBond", vouchers: Vouchers): ObservedFieldsOf<"RedeemVoucher"> {
    const paid = { Type: type, Amount: sumOf(vouchers) };
    const [first] = vouchers.keys();
    if (type === "CombatBond") return { ...paid, ...(first !== undefined && { Faction: first }) };
    return { ...paid, Factions: [...vouchers].map(([Faction, Amount]) => ({ Faction, Amount })) };
  },
});
