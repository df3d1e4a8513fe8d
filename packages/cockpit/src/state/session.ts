import { commanderOf, unknownCommander, type Commander, type Entry } from "@shipslog/contract";
import { timeMsOf } from "./timeMsOf.ts";

/** Which session of the game the lines come from. */
export interface SessionState {
  /** What all parts of the session's journal share in their names; undefined before the first line. */
  readonly key: string | undefined;
  /** The part being read. */
  readonly file: string | undefined;
  /** How often that part was truncated and begun again. */
  readonly generation: number;
  readonly commander: Commander;
  /** The time of the first and of the latest line that had one, in milliseconds since 1970, by the game's clock. */
  readonly startedAtMs: number | undefined;
  readonly timeMs: number | undefined;
}

/** Before the first line. */
export const unknownSession: SessionState = {
  key: undefined,
  file: undefined,
  generation: 0,
  commander: unknownCommander,
  startedAtMs: undefined,
  timeMs: undefined,
};

/** The name of a journal without its part number: `Journal.2026-05-01T120000.02.log` belongs to one begun with `.01`. */
export function sessionKeyOf(file: string): string {
  return file.replace(/\.\d+\.log$/i, "");
}

/**
 * Tells whether an entry begins another session, after which nothing known of the last one holds: another file that is no
 * later part, a file begun again, or another commander in the same file.
 */
export function beginsSession(session: SessionState, entry: Entry): boolean {
  if (session.key === undefined) return false;
  const { file, generation } = entry.position;
  if (sessionKeyOf(file) !== session.key) return true;
  if (file === session.file && generation !== session.generation) return true;
  const commander = entry.type === "event" ? commanderOf(entry.event) : undefined;
  return commander?.id !== undefined && session.commander.id !== undefined && commander.id !== session.commander.id;
}

/** Notes where reading stands. */
export function foldSession(session: SessionState, entry: Entry): SessionState {
  const { file, generation } = entry.position;
  const event = entry.type === "event" ? entry.event : undefined;
  const timeMs = timeMsOf(event?.["timestamp"]) ?? session.timeMs;
  return {
    key: sessionKeyOf(file),
    file,
    generation,
    commander: (event && commanderOf(event)) ?? session.commander,
    startedAtMs: session.startedAtMs ?? timeMs,
    timeMs,
  };
}
