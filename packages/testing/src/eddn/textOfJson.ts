import type { JsonValue } from "@shipslog/contract";

/** The text that a value of JSON is; empty when it is none. */
export function textOfJson(value: JsonValue | undefined): string {
  return typeof value === "string" ? value : "";
}
