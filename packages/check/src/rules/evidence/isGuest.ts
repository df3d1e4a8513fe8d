import { Flags2, type Flag2Name, type JsonObject } from "@shipslog/contract";
import { numberIn } from "./readField.ts";

const guestFlags: readonly Flag2Name[] = ["InTaxi", "InMulticrew", "TelepresenceMulticrew", "PhysicalMulticrew"];

/** Whether Status shows the player in somebody else's ship, where no sample shows which fields the game writes. */
export function isGuest(event: JsonObject): boolean {
  const flags2 = numberIn(event, "Flags2") ?? 0;
  return guestFlags.some((name) => Flags2.has(flags2, name));
}
