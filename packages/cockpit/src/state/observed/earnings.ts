import type { JsonObject } from "@shipslog/contract";
import type { ObservedEventByKind } from "@shipslog/contract/observed";
import { readNumber, readObjects } from "./fields.ts";

/** Where credits come from. */
export const incomeSources = [
  "bounties",
  "bonds",
  "trade",
  "missions",
  "exploration",
  "exobiology",
  "rescue",
  "goals",
  "salary",
] as const;

/** A source of credits. */
export type IncomeSource = (typeof incomeSources)[number];

/** A number of events and the credits of all of them. */
interface IncomeSum {
  readonly count: number;
  readonly credits: number;
}

/**
 * Credits earned in the current session by source; a source without an event is missing. Bounties and bonds count when they are
 * awarded, not when they are redeemed.
 */
export type EarningsTopic = Readonly<Partial<Record<IncomeSource, IncomeSum>>>;

/** The earnings of a session that has just started. */
export const noEarnings: EarningsTopic = {};

/** What lines earn, by kind: the source and the credits; nothing without an amount. */
const incomes = {
  // Skimmers have a single Reward.
  Bounty: { source: "bounties", credits: ({ TotalReward, Reward }) => readNumber(TotalReward) ?? readNumber(Reward) },
  FactionKillBond: { source: "bonds", credits: ({ Reward }) => readNumber(Reward) },
  MarketSell: { source: "trade", credits: profitOf },
  SellMicroResources: { source: "trade", credits: ({ Price }) => readNumber(Price) },
  MissionCompleted: { source: "missions", credits: ({ Reward }) => readNumber(Reward) ?? 0 },
  MultiSellExplorationData: { source: "exploration", credits: ({ TotalEarnings }) => readNumber(TotalEarnings) },
  SellExplorationData: {
    source: "exploration",
    // Before game 3.2 the line had no total.
    credits: ({ TotalEarnings, BaseValue, Bonus }) =>
      readNumber(TotalEarnings) ?? (readNumber(BaseValue) ?? 0) + (readNumber(Bonus) ?? 0),
  },
  SellOrganicData: { source: "exobiology", credits: organicOf },
  SearchAndRescue: { source: "rescue", credits: ({ Reward }) => readNumber(Reward) },
  CommunityGoalReward: { source: "goals", credits: ({ Reward }) => readNumber(Reward) },
  PowerplaySalary: { source: "salary", credits: ({ Amount }) => readNumber(Amount) },
} as const satisfies Readonly<
  Partial<
    Record<
      keyof ObservedEventByKind | "MultiSellExplorationData",
      { readonly source: IncomeSource; readonly credits: (event: JsonObject) => number | undefined }
    >
  >
>;

/** The kinds that earn credits. */
export const incomeKinds = Object.keys(incomes) as readonly (keyof typeof incomes)[];

/** Adds what a line of one of these kinds earns. */
export function foldIncome(earnings: EarningsTopic, event: JsonObject, kind: keyof typeof incomes): EarningsTopic {
  const { source, credits } = incomes[kind];
  const earned = credits(event);
  if (earned === undefined) return earnings;
  const { count, credits: before } = earnings[source] ?? { count: 0, credits: 0 };
  return { ...earnings, [source]: { count: count + 1, credits: before + earned } };
}

/** What was paid for the goods is subtracted. */
function profitOf({ TotalSale, Count, AvgPricePaid }: JsonObject): number | undefined {
  const total = readNumber(TotalSale);
  const count = readNumber(Count);
  return total === undefined || count === undefined ? undefined : total - (readNumber(AvgPricePaid) ?? 0) * count;
}

/** Each species has a value and perhaps a bonus. */
function organicOf({ BioData }: JsonObject): number {
  return readObjects(BioData).reduce(
    (sum, { Value, Bonus }) => sum + (readNumber(Value) ?? 0) + (readNumber(Bonus) ?? 0),
    0,
  );
}
