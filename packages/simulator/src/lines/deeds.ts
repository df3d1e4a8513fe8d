import type { JsonObject } from "@shipslog/contract";
import type { LiveMemory } from "../live/LiveMemory.ts";

/** By how much a line raises a figure of Statistics. */
type Amount = (fields: JsonObject, memory: LiveMemory) => number;

const one: Amount = () => 1;
const numberIn = (fields: JsonObject, name: string): number => {
  const value = fields[name];
  return typeof value === "number" ? value : 0;
};
const field =
  (name: string): Amount =>
  (fields) =>
    numberIn(fields, name);
const when =
  (is: (fields: JsonObject) => boolean, amount: Amount): Amount =>
  (fields, memory) =>
    is(fields) ? amount(fields, memory) : 0;

const isOwnShip = ({ Taxi }: JsonObject): boolean => Taxi !== true;
const onPlanet = ({ OnPlanet }: JsonObject): boolean => OnPlanet === true;
const isFine = ({ Fine }: JsonObject): boolean => Fine !== undefined;
const isBounty = ({ Bounty }: JsonObject): boolean => Bounty !== undefined;
const isDetailedPlanet = ({ ScanType, PlanetClass }: JsonObject): boolean =>
  ScanType === "Detailed" && PlanetClass !== undefined;

const profitCr: Amount = (fields) =>
  numberIn(fields, "TotalSale") - numberIn(fields, "AvgPricePaid") * numberIn(fields, "Count");

/** Counts a system that was not visited lately. */
const newSystem: Amount = ({ SystemAddress }, { visited }) => {
  let isNew = 0;
  visited.get(Number(SystemAddress), () => {
    isNew = 1;
    return true;
  });
  return isNew;
};

/**
 * The figures of Statistics that each kind of line raises, by section and name. What no line tells, such as the distance that was
 * walked, stays as it is.
 */
const deeds: Readonly<Partial<Record<string, Readonly<Record<string, Amount>>>>> = {
  FSDJump: {
    "Exploration Systems_Visited": when(isOwnShip, newSystem),
    "Exploration Total_Hyperspace_Distance": when(isOwnShip, field("JumpDist")),
    "Exploration Total_Hyperspace_Jumps": when(isOwnShip, one),
  },
  Scan: { "Exploration Planets_Scanned_To_Level_2": when(isDetailedPlanet, one) },
  SAAScanComplete: {
    "Exploration Planets_Scanned_To_Level_3": one,
    "Exploration Efficient_Scans": when((e) => numberIn(e, "ProbesUsed") <= numberIn(e, "EfficiencyTarget"), one),
  },
  MultiSellExplorationData: { "Exploration Exploration_Profits": field("TotalEarnings") },
  SellExplorationData: { "Exploration Exploration_Profits": field("TotalEarnings") },
  Disembark: { "Exploration Planet_Footfalls": when(onPlanet, one) },
  BookTaxi: { "Exploration Shuttle_Journeys": one, "Exploration Spent_On_Shuttles": field("Cost") },
  MaterialCollected: { "Mining Materials_Collected": field("Count") },
  MiningRefined: { "Mining Quantity_Mined": one },
  MarketSell: { "Trading Market_Profits": profitCr, "Trading Resources_Traded": field("Count") },
  RefuelAll: { "Bank_Account Spent_On_Fuel": field("Cost") },
  RefuelPartial: { "Bank_Account Spent_On_Fuel": field("Cost") },
  Repair: { "Bank_Account Spent_On_Repairs": field("Cost") },
  RepairAll: { "Bank_Account Spent_On_Repairs": field("Cost") },
  BuyAmmo: { "Bank_Account Spent_On_Ammo_Consumables": field("Cost") },
  ModuleBuy: { "Bank_Account Spent_On_Outfitting": field("BuyPrice") },
  ShipyardBuy: { "Bank_Account Spent_On_Ships": field("ShipPrice") },
  BuySuit: { "Bank_Account Spent_On_Suits": field("Price") },
  BuyWeapon: { "Bank_Account Spent_On_Weapons": field("Price") },
  Resurrect: { "Bank_Account Insurance_Claims": one, "Bank_Account Spent_On_Insurance": field("Cost") },
  Bounty: { "Combat Bounties_Claimed": one, "Combat Bounty_Hunting_Profit": field("TotalReward") },
  FactionKillBond: { "Combat Combat_Bonds": one, "Combat Combat_Bond_Profits": field("Reward") },
  BookDropship: { "Combat Dropships_Booked": one },
  CommitCrime: {
    "Crime Fines": when(isFine, one),
    "Crime Total_Fines": field("Fine"),
    "Crime Bounties_Received": when(isBounty, one),
    "Crime Total_Bounties": field("Bounty"),
  },
  EngineerCraft: Object.fromEntries(
    [1, 2, 3, 4, 5].map((rank) => [
      `Crafting Recipes_Generated_Rank_${rank}`,
      when(({ Level }) => Level === rank, one),
    ]),
  ),
  UpgradeSuit: { "Crafting Suits_Upgraded": one },
  UpgradeWeapon: { "Crafting Weapons_Upgraded": one },
  MaterialTrade: { "Material_Trader_Stats Trades_Completed": one },
  NpcCrewPaidWage: { "Crew NpcCrew_TotalWages": field("Amount") },
  CarrierJump: { "FLEETCARRIER FLEETCARRIER_TOTAL_JUMPS": when(({ Docked }) => Docked === true, one) },
  SellOrganicData: {
    "Exobiology Organic_Data": (e) => (Array.isArray(e["BioData"]) ? e["BioData"].length : 0),
  },
};

/** The same as lists, because every line asks. */
const deedsByKind = new Map(
  Object.entries(deeds).map(([kind, raised = {}]) => [kind, Object.entries(raised)] as const),
);

/** Adds what a line tells to the figures that the next Statistics shows. */
export function countDeed(kind: string, fields: JsonObject, memory: LiveMemory): void {
  for (const [figure, amount] of deedsByKind.get(kind) ?? []) {
    memory.figures.set(figure, (memory.figures.get(figure) ?? 0) + amount(fields, memory));
  }
}
