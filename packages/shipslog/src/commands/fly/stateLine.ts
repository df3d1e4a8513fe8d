import { formatCount } from "@shipslog/contract/internal";
import type { GameView } from "@shipslog/simulator";
import { oneDecimal } from "../../text/numbers.ts";

/** What is true now, in one line: time, place, fuel, route. */
export function stateLine(state: GameView): string {
  const { timeMs, ship, route } = state;
  const parts = [
    new Date(timeMs).toISOString().slice(11, 19),
    placeOf(state),
    `fuel ${oneDecimal(ship.fuelT)} of ${oneDecimal(ship.fuelCapacityT)} t`,
    ...(route.length > 0 ? [`${formatCount(route.length, "jump")} to ${route.at(-1) ?? ""}`] : []),
  ];
  return parts.join(" │ ");
}

function placeOf({ place, system, station, body }: GameView): string {
  const words = place.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const where = station?.name ?? body?.name;
  return where === undefined ? `${words}, ${system.name}` : `${words}, ${where}, ${system.name}`;
}
