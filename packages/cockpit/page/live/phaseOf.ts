import type { CockpitState } from "../../src/state/CockpitState.ts";
import { displayDate, displayDuration, displayTimeOfDay } from "../display/time.ts";
import { gameTimeOf } from "./gameTime.ts";

/** What the page shows: the connection, the past, or how current the live state is. */
export type Phase =
  | "connecting"
  | "lost"
  | "past"
  | "catching-up"
  | "waiting"
  | "live"
  | "quiet"
  | "left"
  | "recording";

/** A phase with its words. */
export interface PhaseNotice {
  readonly phase: Phase;
  readonly label: string;
}

/** What the phase depends on. */
export interface PhaseInput {
  readonly isConnected: boolean;
  /** Whether a snapshot was received. */
  readonly hasState: boolean;
  readonly isPast: boolean;
  /** The live state, also while looking back. */
  readonly state: CockpitState;
  readonly nowMs: number;
}

/** A line or Status within this time means that the game is running. */
const freshMs = 60_000;
/** Without anything newer, the folder is a recording. */
const recordingMs = 12 * 3_600_000;

/** Names what the page shows. */
export function phaseOf({ isConnected, hasState, isPast, state, nowMs }: PhaseInput): PhaseNotice {
  if (!isConnected) {
    return hasState
      ? { phase: "lost", label: "Connection lost, reconnecting" }
      : { phase: "connecting", label: "Connecting" };
  }
  if (isPast) return { phase: "past", label: "Looking back" };
  if (!hasState) return { phase: "connecting", label: "Connecting" };
  const { reading } = state;
  if (reading !== undefined && reading.caughtUpAtMs === undefined) {
    const percent = Math.floor((100 * reading.doneBytes) / Math.max(1, reading.totalBytes));
    return { phase: "catching-up", label: `Catching up, ${percent} %` };
  }
  return currency(state, nowMs);
}

/** How current the state is. */
function currency(state: CockpitState, nowMs: number): PhaseNotice {
  const gameTimeMs = gameTimeOf(state);
  const { readAtMs, lines } = state.health;
  // A missing companion file is read too, so that alone says nothing.
  if (readAtMs === undefined || (lines === 0 && gameTimeMs === undefined)) {
    return { phase: "waiting", label: "Waiting for the game" };
  }
  const ageMs = gameTimeMs === undefined ? Infinity : nowMs - gameTimeMs;
  // What existed at the start does not make a recording live, however late it is read.
  const hasArrived = state.reading?.isGrowing !== false && nowMs - readAtMs < freshMs;
  const isFresh = hasArrived || Math.abs(ageMs) < freshMs;
  if (!isFresh && ageMs > recordingMs) {
    const date = displayDate(gameTimeMs);
    return { phase: "recording", label: date === undefined ? "Recording" : `Recording of ${date}` };
  }
  if (state.session.isOver) return { phase: "left", label: `Game left at ${displayTimeOfDay(state.session.timeMs)}` };
  if (isFresh) return { phase: "live", label: "Live" };
  return { phase: "quiet", label: `Quiet for ${displayMinutes(ageMs >= 0 ? ageMs : nowMs - readAtMs)}` };
}

/** Whole minutes, so that screen readers do not announce every second. */
function displayMinutes(spanMs: number): string {
  const minutes = Math.floor(spanMs / 60_000);
  return minutes < 60 ? `${minutes} min` : displayDuration(minutes * 60_000);
}
