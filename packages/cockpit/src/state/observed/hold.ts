import type { JsonObject } from "@shipslog/contract";
import type { Cargo } from "@shipslog/contract/observed/events";
import { readNumber, readObjects, readText, type UncheckedFields } from "./fields.ts";

/** One commodity in the hold. */
interface HoldItem {
  readonly name: string;
  readonly localised: string | undefined;
  readonly count: number;
  readonly stolen: number;
}

/** The cargo hold of the ship. */
export interface HoldTopic {
  /** When the amount was written. */
  readonly at: string;
  /** Tonnes of all commodities. */
  readonly count: number;
  /** The commodities; undefined when the amount has changed since they were listed, by the journal at start-up and later by Cargo.json. */
  readonly items: readonly HoldItem[] | undefined;
  /** When the commodities were listed. */
  readonly itemsAt: string | undefined;
}

/** Updates the hold from a Cargo line or file about the ship. */
export function foldCargo(hold: HoldTopic | undefined, event: JsonObject): HoldTopic | undefined {
  const fields: UncheckedFields<Cargo> = event;
  const at = readText(fields.timestamp);
  const listed = Array.isArray(fields.Inventory) ? readObjects(fields.Inventory).flatMap(itemOf) : undefined;
  // Games before 3.3 wrote the list alone, and of the ship alone.
  const count = readNumber(fields.Count) ?? listed?.reduce((sum, item) => sum + item.count, 0);
  if (at === undefined || count === undefined || (fields.Vessel ?? "Ship") !== "Ship") return hold;
  if (count === 0) return { at, count, items: [], itemsAt: at };
  if (listed === undefined) return { at, count, ...stillAboard(hold, count) };
  return { at, count, items: listed, itemsAt: at };
}

/** Without a list, the last one is still true only if it has the same total. */
function stillAboard(hold: HoldTopic | undefined, count: number): Pick<HoldTopic, "items" | "itemsAt"> {
  const listed = hold?.items?.reduce((sum, item) => sum + item.count, 0);
  return listed === count ? { items: hold?.items, itemsAt: hold?.itemsAt } : { items: undefined, itemsAt: undefined };
}

function itemOf(entry: JsonObject): readonly HoldItem[] {
  const fields: UncheckedFields<NonNullable<Cargo["Inventory"]>[number]> = entry;
  const name = readText(fields.Name);
  const count = readNumber(fields.Count);
  if (name === undefined || count === undefined) return [];
  return [{ name, localised: readText(fields.Name_Localised), count, stolen: readNumber(fields.Stolen) ?? 0 }];
}
