import type { JsonObject, JsonValue } from "../text/Json.ts";

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

interface Income {
  readonly source: IncomeSource;
  readonly credits: (event: JsonObject) => number | undefined;
}

/** What lines earn, by kind: the source and the credits; nothing without an amount. */
export const incomes = {
  // Skimmers have a single Reward.
  Bounty: { source: "bounties", credits: ({ TotalReward, Reward }) => numberOf(TotalReward) ?? numberOf(Reward) },
  FactionKillBond: { source: "bonds", credits: ({ Reward }) => numberOf(Reward) },
  MarketSell: { source: "trade", credits: profitOf },
  SellMicroResources: { source: "trade", credits: ({ Price }) => numberOf(Price) },
  MissionCompleted: { source: "missions", credits: ({ Reward }) => numberOf(Reward) ?? 0 },
  MultiSellExplorationData: { source: "exploration", credits: ({ TotalEarnings }) => numberOf(TotalEarnings) },
  SellExplorationData: {
    source: "exploration",
    // Before game 3.2 the line had no total.
    credits: ({ TotalEarnings, BaseValue, Bonus }) =>
      numberOf(TotalEarnings) ?? (numberOf(BaseValue) ?? 0) + (numberOf(Bonus) ?? 0),
  },
  SellOrganicData: { source: "exobiology", credits: organicOf },
  SearchAndRescue: { source: "rescue", credits: ({ Reward }) => numberOf(Reward) },
  CommunityGoalReward: { source: "goals", credits: ({ Reward }) => numberOf(Reward) },
  PowerplaySalary: { source: "salary", credits: ({ Amount }) => numberOf(Amount) },
} as const satisfies Readonly<Record<string, Income>>;

/** A kind that earns credits. */
export type IncomeKind = keyof typeof incomes;

/** Says whether a kind earns credits. */
export function isIncomeKind(kind: string): kind is IncomeKind {
  return Object.hasOwn(incomes, kind);
}

/** What was paid for the goods is subtracted. */
function profitOf({ TotalSale, Count, AvgPricePaid }: JsonObject): number | undefined {
  const total = numberOf(TotalSale);
  const count = numberOf(Count);
  return total === undefined || count === undefined ? undefined : total - (numberOf(AvgPricePaid) ?? 0) * count;
}

/** Each species has a value and perhaps a bonus. */
function organicOf({ BioData }: JsonObject): number {
  const sold = Array.isArray(BioData) ? (BioData as readonly JsonValue[]) : [];
  return sold.reduce<number>((sum, each) => {
    if (typeof each !== "object" || each === null || Array.isArray(each)) return sum;
    const { Value, Bonus } = each as JsonObject;
    return sum + (numberOf(Value) ?? 0) + (numberOf(Bonus) ?? 0);
  }, 0);
}

function numberOf(value: JsonValue | undefined): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
