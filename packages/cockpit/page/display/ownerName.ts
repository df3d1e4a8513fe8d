import { displayText } from "./text.ts";

/** The owner of a port. The game writes `FleetCarrier` as the faction of a carrier, which belongs to a commander. */
export function ownerName(faction: string): string {
  return faction === "FleetCarrier" ? "a commander" : displayText(faction);
}
