import type { JsonObject, JsonValue } from "@shipslog/contract";

/** The fields of a kind that name an amount, and whether the player receives or pays it. */
type Entry = Readonly<Record<string, "paid" | "received">>;

/** The lines that change the balance, from the manual of the journal and real lines, not from the simulator. */
const entries: Readonly<Record<string, Entry>> = {
  BookTaxi: { Cost: "paid" },
  BuyAmmo: { Cost: "paid" },
  BuyDrones: { TotalCost: "paid" },
  BuyExplorationData: { Cost: "paid" },
  BuyMicroResources: { Price: "paid" },
  BuySuit: { Price: "paid" },
  BuyWeapon: { Price: "paid" },
  CarrierBankTransfer: { Deposit: "paid", Withdraw: "received" },
  CrewHire: { Cost: "paid" },
  FetchRemoteModule: { TransferCost: "paid" },
  MarketBuy: { TotalCost: "paid" },
  MarketSell: { TotalSale: "received" },
  MissionCompleted: { Reward: "received", Donated: "paid" },
  ModuleBuy: { BuyPrice: "paid", SellPrice: "received" },
  ModuleBuyAndStore: { BuyPrice: "paid" },
  ModuleRetrieve: { Cost: "paid" },
  ModuleSell: { SellPrice: "received" },
  ModuleSellRemote: { SellPrice: "received" },
  MultiSellExplorationData: { TotalEarnings: "received" },
  NpcCrewPaidWage: { Amount: "paid" },
  PayBounties: { Amount: "paid" },
  PayFines: { Amount: "paid" },
  PowerplaySalary: { Amount: "received" },
  RedeemVoucher: { Amount: "received" },
  RefuelAll: { Cost: "paid" },
  Repair: { Cost: "paid" },
  RepairAll: { Cost: "paid" },
  RestockVehicle: { Cost: "paid" },
  Resurrect: { Cost: "paid" },
  SellExplorationData: { TotalEarnings: "received" },
  SellSuit: { Price: "received" },
  SearchAndRescue: { Reward: "received" },
  SellDrones: { TotalSale: "received" },
  SellMicroResources: { Price: "received" },
  ShipyardBuy: { ShipPrice: "paid", SellPrice: "received" },
  ShipyardSell: { ShipPrice: "received" },
  ShipyardTransfer: { TransferPrice: "paid" },
  UpgradeSuit: { Cost: "paid" },
  UpgradeWeapon: { Cost: "paid" },
};

const amountOf = (value: JsonValue | undefined): number => (typeof value === "number" ? value : 0);

/** Returns how a line changes the balance. */
export function creditsOf(event: JsonObject): number {
  if (event["event"] === "SellOrganicData") return organicDataOf(event);
  const entry = entries[event["event"] as string] ?? {};
  return Object.entries(entry).reduce((sum, [field, way]) => {
    const amount = amountOf(event[field]);
    return way === "paid" ? sum - amount : sum + amount;
  }, 0);
}

function organicDataOf({ BioData }: JsonObject): number {
  const samples = (BioData ?? []) as readonly JsonObject[];
  return samples.reduce((sum, { Value, Bonus }) => sum + amountOf(Value) + amountOf(Bonus), 0);
}
