import { localisedText } from "../display/text.ts";

/** Converts `Mission_Delivery_Boom_name` to `Delivery Boom`, and `PassengerVIP` to `Passenger VIP`. */
export function missionName(name: string, display: string | undefined): string {
  return (
    localisedText(name, display)
      .replace(/^mission_/i, "")
      .replace(/_name$/i, "")
      // Missions from the board of a settlement.
      .replace(/_MB$/, "")
      .replaceAll("_", " ")
      .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
  );
}
