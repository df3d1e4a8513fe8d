import type { CargoItem } from "../ship/SimulatedShip.ts";
import { withText } from "../text/withText.ts";
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

/** A debt that is paid: to one faction or to all of them, and what a broker takes in percent. */
export interface PaidDebt {
  readonly amountCr: number;
  readonly faction: string | undefined;
  readonly brokerPercent: number | undefined;
  readonly shipId: number;
}

function debtFields({ amountCr, faction, brokerPercent, shipId }: PaidDebt) {
  return {
    Amount: amountCr,
    AllFines: faction === undefined,
    ...(faction !== undefined && { Faction: faction }),
    ShipID: shipId,
    ...(brokerPercent !== undefined && { BrokerPercentage: brokerPercent }),
  };
}

/** Written when the player pays fines: those of one faction, or all of them. */
export const PayFines = line({
  kind: "PayFines",
  layout: "Amount AllFines Faction ShipID BrokerPercentage:6",
  build: debtFields,
});

/** Written when the player pays the bounty of a faction to a broker. */
export const PayBounties = line({
  kind: "PayBounties",
  layout: "Amount AllFines Faction ShipID BrokerPercentage:6",
  build: debtFields,
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

/** Written when a contact for search and rescue takes goods. */
export const SearchAndRescue = line({
  kind: "SearchAndRescue",
  layout: "MarketID Name Count Reward",
  build: (marketId: number, { type, name, count }: Pick<CargoItem, "type" | "name" | "count">, rewardCr: number) => ({
    MarketID: marketId,
    ...withText("Name", type, name),
    Count: count,
    Reward: rewardCr,
  }),
});
