import { tradeRate } from "../../src/state/observed/materialGrades.ts";

/** An amount of a material, by its internal name. */
interface Amount {
  readonly name: string;
  readonly count: number;
}

/** A trade that brings what is missing. */
export interface HelpfulTrade {
  readonly from: string;
  readonly paid: number;
  readonly received: number;
}

/**
 * The trades that bring what one roll lacks of a material, those first that take the smallest part of what is there. What the roll needs
 * itself is not given away.
 */
export function helpfulTrades(
  wanted: Amount,
  held: ReadonlyMap<string, number>,
  recipe: readonly Amount[],
): readonly HelpfulTrade[] {
  const missing = wanted.count - (held.get(wanted.name) ?? 0);
  if (missing <= 0) return [];
  const trades = [...held].flatMap(([from, count]) => {
    const rate = tradeRate(from, wanted.name);
    if (rate === undefined) return [];
    const times = Math.ceil(missing / rate.received);
    const needed = recipe.find(({ name }) => name === from)?.count ?? 0;
    const paid = times * rate.paid;
    return paid > count - needed ? [] : [{ from, paid, received: times * rate.received, share: paid / count }];
  });
  return trades.toSorted((a, b) => a.share - b.share).map(({ from, paid, received }) => ({ from, paid, received }));
}
