import type { JsonObject, Status } from "@shipslog/contract";
import { isInOwnShip } from "../vehicle.ts";
import { readNumber, readText } from "./fields.ts";
import type { OutfitTopic } from "./outfit.ts";
import type { PlaceTopic } from "./place.ts";

/** The main tank of the player's ship. */
export interface TankTopic {
  /** When the level was told. */
  readonly at: string;
  readonly mainTonnes: number;
}

/** What the level depends on beside the line: where the player is, and how large the tank is. */
interface Aboard {
  readonly place: PlaceTopic | undefined;
  readonly outfit: OutfitTopic | undefined;
  readonly tank: TankTopic | undefined;
}

/** Sets the level to that of Status.json, aboard the player's own ship. A file that is older than a line tells nothing new. */
export function foldTankStatus(tank: TankTopic | undefined, status: Status): TankTopic | undefined {
  const tonnes = isInOwnShip(status) ? status.Fuel?.FuelMain : undefined;
  if (tonnes === undefined || status.timestamp < (tank?.at ?? "")) return tank;
  return { at: status.timestamp, mainTonnes: tonnes };
}

/** Sets the level to what a field of the line tells. */
export function tankFrom(field: string) {
  return <State extends Aboard>(state: State, event: JsonObject): State =>
    // A taxi, another commander's ship and the SRV have tanks of their own.
    isOfOwnShip(state, event) ? fill(state, event, readNumber(event[field])) : state;
}

function isOfOwnShip({ place }: Aboard, event: JsonObject): boolean {
  if (event["Taxi"] === true || event["Multicrew"] === true) return false;
  // Only ships jump. One that was left without a line, as by death, is flown again.
  if (event["event"] === "FSDJump") return true;
  return place?.vehicle === undefined || place.vehicle === "ship";
}

/** Adds what was bought. A full tank is full, also when some was burnt without a line. */
export function foldRefuel(isFull: boolean) {
  return <State extends Aboard>(state: State, event: JsonObject): State => {
    const { tank, outfit } = state;
    const bought = readNumber(event["Amount"]) ?? 0;
    const sum = tank === undefined ? undefined : tank.mainTonnes + bought;
    return fill(state, event, isFull ? (outfit?.mainTank ?? sum) : sum);
  };
}

/** A limpet takes a tonne to another ship. */
export function foldFuelGiven<State extends Aboard>(state: State, event: JsonObject): State {
  if (event["Type"] !== "FuelTransfer" || state.tank === undefined) return state;
  return fill(state, event, Math.max(0, state.tank.mainTonnes - 1));
}

/** A new ship of the insurance has a full tank. */
export function foldFullTank<State extends Aboard>(state: State, event: JsonObject): State {
  return fill(state, event, state.outfit?.mainTank);
}

/** The tank holds no more than its size, which changes with the modules. */
export function foldTankSize<State extends Aboard>(state: State): State {
  const { tank, outfit } = state;
  const most = outfit?.mainTank ?? Infinity;
  return tank === undefined || tank.mainTonnes <= most ? state : { ...state, tank: { ...tank, mainTonnes: most } };
}

function fill<State extends Aboard>(state: State, event: JsonObject, tonnes: number | undefined): State {
  const at = readText(event["timestamp"]);
  if (at === undefined || tonnes === undefined) return state;
  return { ...state, tank: { at, mainTonnes: Math.min(tonnes, state.outfit?.mainTank ?? tonnes) } };
}
