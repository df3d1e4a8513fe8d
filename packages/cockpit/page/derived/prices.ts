import type { CockpitState } from "../../src/state/CockpitState.ts";

/** The price that the commander last got or saw for a commodity: at the market seen last, or where it was last sold. */
export function priceOf({ listings, trade }: CockpitState, name: string): number | undefined {
  const isSame = (other: string) => other.replace(/^\$|_name;$/gi, "").toLowerCase() === name;
  const listed = listings["Market.json"]?.items.find((item) => isSame(item.name))?.figures["SellPrice"];
  return listed !== undefined && listed > 0 ? listed : trade?.sales.findLast((sale) => sale.name === name)?.price;
}

/** What the goods in the hold pay at these prices. */
export function heldWorthOf(state: CockpitState): number {
  const items = state.hold?.items ?? state.hold?.moving ?? [];
  return items.reduce((sum, { name, count }) => sum + count * (priceOf(state, name) ?? 0), 0);
}
