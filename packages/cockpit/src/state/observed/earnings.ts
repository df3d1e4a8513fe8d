import type { JsonObject } from "@shipslog/contract";
import { incomes, type IncomeKind, type IncomeSource } from "@shipslog/contract/evening";

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

/** The kinds that earn credits. */
export const incomeKinds = Object.keys(incomes) as readonly IncomeKind[];

/** Adds what a line of one of these kinds earns. */
export function foldIncome(earnings: EarningsTopic, event: JsonObject, kind: IncomeKind): EarningsTopic {
  const { source, credits } = incomes[kind];
  const earned = credits(event);
  if (earned === undefined) return earnings;
  const { count, credits: before } = earnings[source] ?? { count: 0, credits: 0 };
  return { ...earnings, [source]: { count: count + 1, credits: before + earned } };
}
