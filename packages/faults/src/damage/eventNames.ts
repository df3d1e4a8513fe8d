import type { JsonObject } from "@shipslog/contract";

/** Events that start another session or another load: what earlier lines said about the ship no longer counts. */
export const restartEvents: readonly string[] = ["Fileheader", "LoadGame"];

/** Whether an event has one of these names. */
export function isOneOf({ event }: JsonObject, names: readonly string[]): boolean {
  return typeof event === "string" && names.includes(event);
}
