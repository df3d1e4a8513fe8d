import { line, type FieldsOf } from "./line.ts";

/** Written when a port repairs some of the ship. */
export const Repair = line({
  kind: "Repair",
  layout: "Items Cost",
  build: (items: readonly string[], costCr: number) => ({ Items: [...items], Cost: costCr }),
});

/** Written when a port repairs the whole ship. */
export const RepairAll = line({
  kind: "RepairAll",
  layout: "Cost",
  build: (costCr: number) => ({ Cost: costCr }),
});

/** Written when a port restocks the weapons. */
export const BuyAmmo = line({
  kind: "BuyAmmo",
  layout: "Cost",
  build: (costCr: number) => ({ Cost: costCr }),
});

/** Written when the player pays all fines. */
export const PayFines = line({
  kind: "PayFines",
  layout: "Amount AllFines Faction ShipID BrokerPercentage:6",
  build: (amountCr: number, shipId: number) => ({ Amount: amountCr, AllFines: true, ShipID: shipId }),
});

/** Amounts by the faction that pays them. */
export type Vouchers = ReadonlyMap<string, number>;

function sumOf(vouchers: Vouchers): number {
  return [...vouchers.values()].reduce((sum, amount) => sum + amount, 0);
}

/** Written when the player is paid for bounties, with all factions, or for combat bonds, with the one that pays. */
export const RedeemVoucher = line({
  kind: "RedeemVoucher",
  layout: "Type Amount Factions[Faction Amount] BrokerPercentage:6 Faction",
  build(type: "bounty" | "CombatBond", vouchers: Vouchers): FieldsOf<"RedeemVoucher"> {
    const paid = { Type: type, Amount: sumOf(vouchers) };
    const [first] = vouchers.keys();
    if (type === "CombatBond") return { ...paid, ...(first !== undefined && { Faction: first }) };
    return { ...paid, Factions: [...vouchers].map(([Faction, Amount]) => ({ Faction, Amount })) };
  },
});
