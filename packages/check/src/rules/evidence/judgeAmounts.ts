import type { JsonObject, JsonValue } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { judgeRows, type EventRow } from "./judgeRows.ts";
import { valuesAt, type PlacedValue } from "./valuesAt.ts";

/** What a number may be, or how many elements an array may have. */
export interface AmountRow extends EventRow {
  readonly path: string;
  /** Whether it may not be 0; negative-number reports a number below it. */
  readonly isPositive?: true;
  readonly most?: number;
}

/** The number that a row limits: of an array its length, of an object of numbers their sum. */
function amountOf(value: JsonValue): number | undefined {
  if (typeof value === "number" || typeof value === "bigint") return Number(value);
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return value.length;
  const parts = Object.values(value as JsonObject);
  const isCounted = parts.length > 0 && parts.every((part) => typeof part === "number");
  return isCounted ? parts.reduce((sum, part) => sum + part, 0) : undefined;
}

function judgeAmount(placed: PlacedValue, { isPositive, most = Infinity }: AmountRow): RuleVerdict {
  const amount = amountOf(placed.value);
  if (amount === undefined) return "undecided";
  if (amount === 0 && isPositive === true) {
    return { pointer: placed.pointer, expected: "more than 0", received: "0" };
  }
  if (amount <= most) return "holds";
  return { pointer: placed.pointer, expected: `at most ${most}`, received: String(amount) };
}

/** Creates the run of a rule by which the amounts of a table are within their limits. */
export function judgeAmounts(rows: readonly AmountRow[]): NonNullable<Rule["start"]> {
  return judgeRows(rows, (event, row) => valuesAt(event, row.path).map((placed) => judgeAmount(placed, row)));
}
