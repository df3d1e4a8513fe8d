import type { JsonObject } from "@shipslog/contract";
import { numberIn } from "./readField.ts";

/** What a sale brought, and what its parts sum to; undefined when a part is missing. */
export function earningsOf(event: JsonObject): { readonly total: number; readonly sum: number } | undefined {
  const [base, bonus] = [numberIn(event, "BaseValue"), numberIn(event, "Bonus")];
  const total = numberIn(event, "TotalEarnings");
  if (base === undefined || bonus === undefined || total === undefined) return undefined;
  return { total, sum: base + bonus };
}
