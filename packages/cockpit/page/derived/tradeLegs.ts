import type { Sale } from "../../src/state/observed/trade.ts";
import { timeMsOf } from "../../src/state/timeMsOf.ts";

/** What was sold in one visit of a port. */
export interface TradeLeg {
  readonly from: string | undefined;
  readonly to: string;
  readonly at: string;
  readonly sales: readonly Sale[];
  readonly tonnes: number;
  readonly profit: number;
}

const visitMs = 3_600_000;

/** Groups sales in a row at the same port, the latest first. */
export function tradeLegsOf(sales: readonly Sale[] = []): readonly TradeLeg[] {
  const legs: Sale[][] = [];
  for (const sale of sales) {
    const last = legs.at(-1);
    const before = last?.at(-1);
    const pauseMs = (timeMsOf(sale.at) ?? 0) - (timeMsOf(before?.at) ?? 0);
    if (last !== undefined && before?.port === sale.port && pauseMs < visitMs) last.push(sale);
    else legs.push([sale]);
  }
  return legs.toReversed().map((each) => ({
    from: each.find(({ boughtAt }) => boughtAt !== undefined)?.boughtAt,
    to: each[0]?.port ?? each[0]?.system ?? "a market",
    at: each.at(-1)?.at ?? "",
    sales: each,
    tonnes: each.reduce((sum, { count }) => sum + count, 0),
    profit: each.reduce((sum, { profit }) => sum + profit, 0),
  }));
}
