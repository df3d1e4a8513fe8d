import type { JsonObject } from "@shipslog/contract";
import type { Framing, FramingInput } from "../Framing.ts";

/** The figures of each section, with the maximum for an experienced player. */
const sections: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Combat: {
    ...{ Bounties_Claimed: 3000, Bounty_Hunting_Profit: 5e8, Combat_Bonds: 1200, Combat_Bond_Profits: 6e7 },
    ...{ Assassinations: 200, Assassination_Profits: 3e8, Highest_Single_Reward: 2e6, Skimmers_Killed: 400 },
  },
  Crime: {
    ...{ Notoriety: 3, Fines: 300, Total_Fines: 250_000, Bounties_Received: 900, Total_Bounties: 2e6 },
    Highest_Bounty: 20_000,
  },
  Smuggling: {
    ...{ Black_Markets_Traded_With: 20, Black_Markets_Profits: 900_000, Resources_Smuggled: 200 },
    ...{ Highest_Single_Transaction: 200_000 },
  },
  Trading: {
    ...{ Markets_Traded_With: 200, Market_Profits: 2e9, Resources_Traded: 90_000 },
    Highest_Single_Transaction: 2e8,
  },
  Mining: { Mining_Profits: 1e9, Quantity_Mined: 9000, Materials_Collected: 30_000 },
  Exploration: {
    ...{ Systems_Visited: 9000, Exploration_Profits: 9e8, Planets_Scanned_To_Level_2: 20_000, Efficient_Scans: 900 },
    ...{ Highest_Payout: 7e6, Total_Hyperspace_Distance: 400_000, Total_Hyperspace_Jumps: 12_000 },
  },
  Passengers: { Passengers_Missions_Accepted: 100, Passengers_Missions_Delivered: 400 },
  Search_And_Rescue: { SearchRescue_Traded: 90, SearchRescue_Profit: 2e6, SearchRescue_Count: 30 },
  Crafting: { Count_Of_Used_Engineers: 20, Recipes_Generated: 900 },
  Crew: { NpcCrew_TotalWages: 9e7, NpcCrew_Hired: 5, NpcCrew_Fired: 3 },
  Multicrew: { Multicrew_Time_Total: 100_000, Multicrew_Credits_Total: 5e6 },
  Material_Trader_Stats: { Trades_Completed: 300, Materials_Traded: 12_000 },
  Exobiology: { Organic_Genus_Encountered: 15, Organic_Species_Encountered: 60, Organic_Data_Profits: 9e8 },
};

function figures({ profile }: FramingInput, section: string): JsonObject {
  const entries = Object.entries(sections[section] ?? {});
  return Object.fromEntries(
    entries.map(([figure, most]) => [figure, profile.past.fork(section, figure).integer(0, most)]),
  );
}

/** The maximum playing time before this session, in seconds. */
const playedMaxS = 9_000_000;

/** The player's statistics. */
export const Statistics: Framing = (input) => {
  const { world, profile } = input;
  const { past } = profile;
  const counted = Object.keys(sections).map((section) => [section, figures(input, section)] as const);
  const life: Record<string, JsonObject> = Object.fromEntries(counted);
  const before = past.fork("Time_Played").integer(100_000, playedMaxS);
  const played = before + Math.floor((world.timeMs - input.startMs) / 1000);
  return {
    Bank_Account: {
      Current_Wealth: world.commander.balanceCr,
      Spent_On_Ships: past.fork("Spent_On_Ships").integer(0, 1e9),
      Spent_On_Outfitting: past.fork("Spent_On_Outfitting").integer(0, 2e9),
      Owned_Ship_Count: past.fork("Owned_Ship_Count").integer(1, 20),
    },
    ...life,
    Exploration: { ...life["Exploration"], Time_Played: played },
  };
};
