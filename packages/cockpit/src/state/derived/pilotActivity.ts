import { GuiFocus } from "@shipslog/contract";
import type { CockpitState } from "../CockpitState.ts";
import type { PilotActivity } from "../observed/doing.ts";
import { timeMsOf } from "../timeMsOf.ts";
import { isDocked } from "./isDocked.ts";
import { hasFlag, vehicleOf } from "../vehicle.ts";

const minuteMs = 60_000;

/** How long after the last line that tells of it an activity still goes on. */
const lastsMs = {
  fight: 3 * minuteMs,
  sample: 30 * minuteMs,
  mine: 15 * minuteMs,
  dock: 10 * minuteMs,
  scan: 5 * minuteMs,
  trade: 20 * minuteMs,
} as const;

type Told = Pick<CockpitState, "flight" | "place" | "doing" | "session" | "system">;

/**
 * What the pilot is doing, from Status.json if there is one and from lines. Undefined before the first line, in the menu, and
 * when the game was left.
 */
export function pilotActivityOf(state: Told): PilotActivity | undefined {
  const { flight, place, session } = state;
  const { status } = flight;
  const vehicle = status === undefined ? place?.vehicle : vehicleOf(status);
  if (session.isOver || (vehicle === undefined && (status !== undefined || state.system.here === undefined))) {
    return undefined;
  }
  if (isEndangered(state) || isLately(state, "fight")) return "fight";
  if (vehicle === "foot") return isLately(state, "sample") ? "sample" : "walk";
  if (vehicle === "srv") return isLately(state, "sample") ? "sample" : "drive";
  return isDocked(state) ? atPort(state) : inFlight(state);
}

function atPort(state: Told): PilotActivity {
  return isLately(state, "trade") ? "trade" : "dock";
}

function inFlight(state: Told): PilotActivity {
  const { status } = state.flight;
  const { land = "", scan = "" } = state.doing?.told ?? {};
  if (isLately(state, "mine")) return "mine";
  if (isLately(state, "sample")) return "sample";
  if (isLanded(state)) return "land";
  if (isLately(state, "dock")) return "dock";
  const screen = status?.GuiFocus === undefined ? undefined : GuiFocus.decode(status.GuiFocus);
  if (screen === "FssMode" || screen === "SaaMode") return "scan";
  if (scan > land && isLately(state, "scan")) return "scan";
  const isLow = status === undefined ? land !== "" : hasFlag(status, "HasLatLong");
  return isLow ? "land" : "jump";
}

function isLanded({ flight: { status }, place }: Told): boolean {
  return status === undefined ? place?.motion === "landed" : hasFlag(status, "Landed");
}

function isEndangered({ flight: { status } }: Told): boolean {
  return status !== undefined && (hasFlag(status, "IsInDanger") || hasFlag(status, "BeingInterdicted"));
}

function isLately({ doing, flight, session }: Told, activity: keyof typeof lastsMs): boolean {
  const atMs = timeMsOf(doing?.told[activity]);
  if (atMs === undefined) return false;
  // The game may write no line for minutes, and Status.json meanwhile.
  const nowMs = Math.max(session.timeMs ?? atMs, timeMsOf(flight.status?.timestamp) ?? atMs);
  return nowMs - atMs <= lastsMs[activity];
}
