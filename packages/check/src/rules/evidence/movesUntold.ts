import type { Dialect, JsonObject } from "@shipslog/contract";
import { textIn } from "./readField.ts";

/**
 * Whether the ship may be in another system after this docking without a line that names it: a fleet carrier moves with the
 * ships on it, and CarrierJump is not one of the sixteen kinds.
 */
export function movesUntold(docked: JsonObject, dialect: Dialect): boolean {
  return dialect === "spec" && textIn(docked, "StationType") === "FleetCarrier";
}
