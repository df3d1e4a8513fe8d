import type { JsonObject } from "@shipslog/contract";
import { numberIn } from "./readField.ts";

/** The total of a sale and the sum of its parts; undefined when a field is missing. */
export function earningsOf(event: JsonObject): { readonly total: number; readonly sum: number } | undefined {
  const [base, bonus] = [numberIn(event, "BaseValue"), numberIn(event, "Bonus")];
  const total = numberIn(event, "TotalEarnings");
  if (base === undefined || bonus === undefined || total === undefined) return undefined;
  return { total, sum: base + bonus };
}
