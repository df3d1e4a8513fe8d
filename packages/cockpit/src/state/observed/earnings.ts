import type { JsonObject, MultiSellExplorationData } from "@shipslog/contract";
import type { Bounty, MarketSell, MissionCompleted, SellOrganicData } from "@shipslog/contract/observed/events";
import { readNumber, readObjects, type UncheckedFields } from "./fields.ts";

/** Where credits come from. */
export const incomeSources = ["bounties", "trade", "missions", "exploration", "exobiology"] as const;

/** A source of credits. */
export type IncomeSource = (typeof incomeSources)[number];

/** A number of events and the credits of all of them. */
interface IncomeSum {
  readonly count: number;
  readonly credits: number;
}

/** Credits earned in the current session by source; a source without an event is missing. Bounties count when they are awarded. */
export type EarningsTopic = Readonly<Partial<Record<IncomeSource, IncomeSum>>>;

/** The earnings of a session that has just started. */
export const noEarnings: EarningsTopic = {};

function add(earnings: EarningsTopic, source: IncomeSource, credits: number | undefined): EarningsTopic {
  if (credits === undefined) return earnings;
  const { count, credits: before } = earnings[source] ?? { count: 0, credits: 0 };
  return { ...earnings, [source]: { count: count + 1, credits: before + credits } };
}

/** Adds the reward of a Bounty line; skimmers have a single Reward. */
export function foldBounty(earnings: EarningsTopic, event: JsonObject): EarningsTopic {
  const fields: UncheckedFields<Bounty> = event;
  return add(earnings, "bounties", readNumber(fields.TotalReward) ?? readNumber(event["Reward"]));
}

/** Adds the profit of a sale: what was paid for the goods is subtracted. */
export function foldMarketSell(earnings: EarningsTopic, event: JsonObject): EarningsTopic {
  const fields: UncheckedFields<MarketSell> = event;
  const total = readNumber(fields.TotalSale);
  const count = readNumber(fields.Count);
  const paid = readNumber(fields.AvgPricePaid) ?? 0;
  return add(earnings, "trade", total === undefined || count === undefined ? undefined : total - paid * count);
}

/** Adds the reward of a completed mission. */
export function foldMissionReward(earnings: EarningsTopic, event: JsonObject): EarningsTopic {
  const fields: UncheckedFields<MissionCompleted> = event;
  return add(earnings, "missions", readNumber(fields.Reward) ?? 0);
}

/** Adds a sale of exploration data. */
export function foldExplorationSale(earnings: EarningsTopic, event: MultiSellExplorationData): EarningsTopic {
  return add(earnings, "exploration", event.TotalEarnings);
}

/** Adds a sale of exobiology data with its bonuses. */
export function foldOrganicSale(earnings: EarningsTopic, event: JsonObject): EarningsTopic {
  const fields: UncheckedFields<SellOrganicData> = event;
  const credits = readObjects(fields.BioData).reduce(
    (sum, { Value, Bonus }) => sum + (readNumber(Value) ?? 0) + (readNumber(Bonus) ?? 0),
    0,
  );
  return add(earnings, "exobiology", credits);
}
