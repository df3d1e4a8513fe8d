import type { JsonObject } from "@shipslog/contract";
import type { Chance } from "../chance/Chance.ts";
import { shownBalanceCr } from "../commander/CommanderState.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { line, type FieldsOf } from "./line.ts";
import { playedMs } from "./ranks.ts";

/**
 * The sections of Statistics in written order. A figure is drawn up to a part of the number after it, half of the largest real one, and
 * raised by what the player does; a figure without a number is computed.
 */
const sections = {
  Bank_Account: [
    "Current_Wealth Spent_On_Ships:1150000000 Spent_On_Outfitting:2950000000 Spent_On_Repairs:55000000",
    "Spent_On_Fuel:7500000 Spent_On_Ammo_Consumables:2000000 Insurance_Claims:90 Spent_On_Insurance:395000000",
    "Owned_Ship_Count Spent_On_Suits:110000000 Spent_On_Weapons:55000000 Spent_On_Suit_Consumables:4250000",
    "Suits_Owned Weapons_Owned Spent_On_Premium_Stock:115000000 Premium_Stock_Bought:23",
  ].join(" "),
  Combat: [
    "Bounties_Claimed:9500 Bounty_Hunting_Profit:700000000 Combat_Bonds:3150 Combat_Bond_Profits:2050000000",
    "Assassinations:105 Assassination_Profits:130000000 Highest_Single_Reward:1050000 Skimmers_Killed:270",
    "OnFoot_Combat_Bonds:27500 OnFoot_Combat_Bonds_Profits:3500000000 OnFoot_Vehicles_Destroyed:0",
    "OnFoot_Ships_Destroyed:0 Dropships_Taken:6 Dropships_Booked:18 Dropships_Cancelled:2",
    "ConflictZone_High:850 ConflictZone_Medium:32 ConflictZone_Low:12 ConflictZone_Total:900",
    "ConflictZone_High_Wins:850 ConflictZone_Medium_Wins:31 ConflictZone_Low_Wins:11",
    "ConflictZone_Total_Wins:900 Settlement_Defended:22 Settlement_Conquered:9 OnFoot_Skimmers_Killed:110",
    "OnFoot_Scavs_Killed:460",
  ].join(" "),
  Crime: [
    "Notoriety:1 Fines:750 Total_Fines:4500000 Bounties_Received:1750 Total_Bounties:5500000",
    "Highest_Bounty:240000 Malware_Uploaded:1 Settlements_State_Shutdown:37 Production_Sabotage:1",
    "Production_Theft:90 Total_Murders:13500 Citizens_Murdered:750 Omnipol_Murdered:1 Guards_Murdered:12500",
    "Data_Stolen:370 Goods_Stolen:1350 Sample_Stolen:4 Total_Stolen:1750 Turrets_Destroyed:2",
    "Turrets_Overloaded:2 Turrets_Total:3 Value_Stolen_StateChange:0 Profiles_Cloned:120",
  ].join(" "),
  Smuggling: [
    "Black_Markets_Traded_With:13 Black_Markets_Profits:310000000 Resources_Smuggled:220000 Average_Profit",
    "Highest_Single_Transaction:1000000",
  ].join(" "),
  Trading: [
    "Markets_Traded_With:115 Market_Profits:4850000000 Resources_Traded:750000 Average_Profit",
    "Highest_Single_Transaction:225000000 Data_Sold:245 Goods_Sold:750 Assets_Sold:36",
  ].join(" "),
  Mining: "Mining_Profits:750000000 Quantity_Mined:6000 Materials_Collected:18500",
  Exploration: [
    "Systems_Visited Exploration_Profits:16500000000 Planets_Scanned_To_Level_2:100000",
    "Planets_Scanned_To_Level_3:265000 Efficient_Scans:6500 Highest_Payout:13500000",
    "Total_Hyperspace_Distance Total_Hyperspace_Jumps Greatest_Distance_From_Start Time_Played",
    "OnFoot_Distance_Travelled:18000000 Shuttle_Journeys:14 Shuttle_Distance_Travelled",
    "Spent_On_Shuttles:475000 First_Footfalls:1050 Planet_Footfalls:1150 Settlements_Visited:27",
  ].join(" "),
  Passengers: [
    "Passengers_Missions_Accepted:390 Passengers_Missions_Disgruntled:38 Passengers_Missions_Bulk:1000",
    "Passengers_Missions_VIP:3500 Passengers_Missions_Delivered:3500 Passengers_Missions_Ejected:41",
  ].join(" "),
  Search_And_Rescue: [
    "SearchRescue_Traded:50 SearchRescue_Profit:1200000 SearchRescue_Count:16 Salvage_Legal_POI:6000000",
    "Salvage_Legal_Settlements:5500000 Salvage_Illegal_POI:6000000 Salvage_Illegal_Settlements:0",
    "Maglocks_Opened:750 Panels_Opened:375 Settlements_State_FireOut:900 Settlements_State_Reboot:38",
  ].join(" "),
  Crafting: [
    "Count_Of_Used_Engineers:10 Recipes_Generated:1600 Recipes_Generated_Rank_1:650",
    "Recipes_Generated_Rank_2:155 Recipes_Generated_Rank_3:195 Recipes_Generated_Rank_4:240",
    "Recipes_Generated_Rank_5:600 Suit_Mods_Applied:5 Weapon_Mods_Applied:7 Suits_Upgraded:4",
    "Weapons_Upgraded:5 Suits_Upgraded_Full:0 Weapons_Upgraded_Full:0 Suit_Mods_Applied_Full:2",
    "Weapon_Mods_Applied_Full:4",
  ].join(" "),
  Crew: "NpcCrew_TotalWages:1500000000 NpcCrew_Hired:11 NpcCrew_Fired:8 NpcCrew_Died:9",
  Multicrew: [
    "Multicrew_Time_Total:220000 Multicrew_Gunner_Time_Total:7000 Multicrew_Fighter_Time_Total:12500",
    "Multicrew_Credits_Total:100000000 Multicrew_Fines_Total:11500000",
  ].join(" "),
  Material_Trader_Stats: [
    "Trades_Completed:265 Materials_Traded:14000 Encoded_Materials_Traded:3950 Raw_Materials_Traded:4450",
    "Grade_1_Materials_Traded:3400 Grade_2_Materials_Traded:3750 Grade_3_Materials_Traded:3300",
    "Grade_4_Materials_Traded:2700 Grade_5_Materials_Traded:1400 Assets_Traded_In:295 Assets_Traded_Out:850",
  ].join(" "),
  FLEETCARRIER: [
    "FLEETCARRIER_EXPORT_TOTAL:95000 FLEETCARRIER_IMPORT_TOTAL:100000",
    "FLEETCARRIER_TRADEPROFIT_TOTAL:370000000 FLEETCARRIER_TRADESPEND_TOTAL:400000000",
    "FLEETCARRIER_STOLENPROFIT_TOTAL:0 FLEETCARRIER_STOLENSPEND_TOTAL:0 FLEETCARRIER_DISTANCE_TRAVELLED",
    "FLEETCARRIER_TOTAL_JUMPS:65 FLEETCARRIER_SHIPYARD_SOLD:0 FLEETCARRIER_SHIPYARD_PROFIT:150000000",
    "FLEETCARRIER_OUTFITTING_SOLD:30 FLEETCARRIER_OUTFITTING_PROFIT:2000000000 FLEETCARRIER_REARM_TOTAL:33",
    "FLEETCARRIER_REFUEL_TOTAL:300 FLEETCARRIER_REFUEL_PROFIT:2200 FLEETCARRIER_REPAIRS_TOTAL:110",
    "FLEETCARRIER_VOUCHERS_REDEEMED:150 FLEETCARRIER_VOUCHERS_PROFIT:465000000",
  ].join(" "),
  Exobiology: [
    "Organic_Genus_Encountered:9 Organic_Species_Encountered:45 Organic_Variant_Encountered:165",
    "Organic_Data_Profits:12500000000 Organic_Data:1250 First_Logged_Profits:7500000000 First_Logged:1200",
    "Organic_Systems:650 Organic_Planets:1050 Organic_Genus:8 Organic_Species:16",
  ].join(" "),
};

type Section = keyof typeof sections;

/** Figures that are the sum of others of their section. */
const sums: Readonly<Partial<Record<Section, Readonly<Record<string, readonly string[]>>>>> = {
  Combat: {
    ConflictZone_Total: ["ConflictZone_High", "ConflictZone_Medium", "ConflictZone_Low"],
    ConflictZone_Total_Wins: ["ConflictZone_High_Wins", "ConflictZone_Medium_Wins", "ConflictZone_Low_Wins"],
  },
  Crime: {
    Total_Stolen: ["Data_Stolen", "Goods_Stolen", "Sample_Stolen"],
    Turrets_Total: ["Turrets_Destroyed", "Turrets_Overloaded"],
  },
  Passengers: { Passengers_Missions_Delivered: ["Passengers_Missions_Bulk", "Passengers_Missions_VIP"] },
  Crafting: { Recipes_Generated: [1, 2, 3, 4, 5].map((rank) => `Recipes_Generated_Rank_${rank}`) },
};

/** Rounds to the fourteen digits that the game prints. */
const rounded = (value: number): number => Number(value.toPrecision(14));

/** The careers that a section is about; the others follow all three. */
const careersOf: Readonly<Partial<Record<Section, readonly string[]>>> = {
  Combat: ["Combat"],
  Trading: ["Trade"],
  Exploration: ["Explore"],
  Exobiology: ["Exobiologist"],
};

/** The highest rank of these careers. */
const highestRank = 13;

/** Returns how much of a career lies behind the player, up to 1: who has no rank has hardly begun. */
function experience({ profile: { ranks } }: LiveInput, section: Section): number {
  const careers = careersOf[section] ?? ["Combat", "Trade", "Explore"];
  const sum = careers.reduce((total, career) => total + (ranks[career]?.rank ?? 0), 0);
  const share = (sum / careers.length + 0.5) / (highestRank + 0.5);
  return share * share;
}

/** The jumps and the playing time, in seconds, of a full career. */
const fullCareer = { jumps: 41_000, leastS: 20_000, mostS: 9_000_000 };

function pastJumps(input: LiveInput): number {
  const most = fullCareer.jumps * experience(input, "Exploration");
  return input.profile.past.fork("Exploration", "Total_Hyperspace_Jumps").integer(0, Math.floor(most));
}

/** Counts the suits and weapons of a player; one may be in several loadouts. */
function countGear({ world: { commander } }: LiveInput, which: "suits" | "weapons"): number {
  const worn = commander.wardrobe.flatMap(({ suit, weapons }) =>
    which === "suits" ? [suit.id] : weapons.map(({ weapon }) => weapon.id),
  );
  return new Set([...worn, ...commander.spare[which].map(({ id }) => id)]).size;
}

/** Computes the figures that are not drawn. */
const computed: Readonly<Record<string, (input: LiveInput, chance: Chance) => number>> = {
  Current_Wealth: ({ world }) => shownBalanceCr(world.commander),
  Owned_Ship_Count: ({ world }) => world.commander.fleet.length + 1,
  Suits_Owned: (input) => countGear(input, "suits"),
  Weapons_Owned: (input) => countGear(input, "weapons"),
  Systems_Visited: (input, chance) => Math.floor(pastJumps(input) * chance.between(0.3, 0.85)),
  Total_Hyperspace_Distance: (input, chance) => Math.floor(pastJumps(input) * chance.between(12, 38)),
  Total_Hyperspace_Jumps: pastJumps,
  Average_Profit: (_input, chance) => rounded(chance.between(100, 90_000)),
  Greatest_Distance_From_Start: (_input, chance) => rounded(chance.between(50, 22_000)),
  Shuttle_Distance_Travelled: (_input, chance) => rounded(chance.between(0, 900)),
  FLEETCARRIER_DISTANCE_TRAVELLED: (_input, chance) => rounded(chance.between(100, 20_000)),
  Time_Played(input, chance) {
    const most = Math.floor(fullCareer.mostS * experience(input, "Bank_Account"));
    const beforeS = chance.integer(
      Math.floor(Math.max(fullCareer.leastS, most / 10)),
      Math.max(2 * fullCareer.leastS, most),
    );
    return beforeS + Math.floor(playedMs(input) / 1000);
  },
};

/** Figures that the model has now, whatever the player has done. */
const present: ReadonlySet<string> = new Set(["Current_Wealth", "Owned_Ship_Count", "Suits_Owned", "Weapons_Owned"]);

function figureOf(input: LiveInput, section: Section, word: string): readonly [string, number] {
  const [figure = "", most] = word.split(":");
  const chance = input.profile.past.fork(section, figure);
  const past =
    most === undefined
      ? (computed[figure]?.(input, chance) ?? 0)
      : chance.integer(0, Math.floor(Number(most) * experience(input, section)));
  const since = present.has(figure) ? 0 : (input.memory.figures.get(`${section} ${figure}`) ?? 0);
  return [figure, Math.max(0, Number.isInteger(past) ? past + Math.round(since) : past)];
}

function figures(input: LiveInput, section: Section): JsonObject {
  const drawn = Object.fromEntries(sections[section].split(" ").map((word) => figureOf(input, section, word)));
  for (const [total, parts] of Object.entries(sums[section] ?? {})) {
    drawn[total] = parts.reduce((sum, part) => sum + (drawn[part] ?? 0), 0);
  }
  return drawn;
}

/** The player's statistics; those about a carrier only for its owner. */
export const Statistics = line({
  kind: "Statistics",
  layout: "",
  build(input: LiveInput) {
    const { commander, client } = input.world;
    const isWritten = (section: Section): boolean =>
      (section !== "FLEETCARRIER" || commander.carrier !== undefined) &&
      (section !== "Exobiology" || !client.isBaseGame);
    const written = (Object.keys(sections) as Section[]).filter(isWritten);
    return Object.fromEntries(written.map((section) => [section, figures(input, section)])) as FieldsOf<"Statistics">;
  },
});
