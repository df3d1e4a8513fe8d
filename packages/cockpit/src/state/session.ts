import { commanderOf, unknownCommander, type Commander, type Entry } from "@shipslog/contract";
import { timeMsOf } from "./timeMsOf.ts";

/** The game session of the lines. */
export interface SessionTopic {
  /** The common file name of all parts of the journal; undefined before the first line. */
  readonly key: string | undefined;
  /** The current part. */
  readonly file: string | undefined;
  /** How often the current part was truncated. */
  readonly generation: number;
  readonly commander: Commander;
  /** Time of the first line that has one, in milliseconds since 1970, by the game's clock. */
  readonly startedAtMs: number | undefined;
  /** Time of the latest line that has one. */
  readonly timeMs: number | undefined;
}

/** The session before the first line. */
export const unknownSession: SessionTopic = {
  key: undefined,
  file: undefined,
  generation: 0,
  commander: unknownCommander,
  startedAtMs: undefined,
  timeMs: undefined,
};

/** The name of a journal without its part number: `….01.log` and `….02.log` are the same session. */
export function sessionKeyOf(file: string): string {
  return file.replace(/\.\d+\.log$/i, "");
}

/**
 * Whether an entry starts a new session, so that the last one has to be dropped: a journal with another name, a truncated file, or
 * another commander in the same file.
 */
export function beginsSession(session: SessionTopic, entry: Entry): boolean {
  if (session.key === undefined) return false;
  const { file, generation } = entry.position;
  if (sessionKeyOf(file) !== session.key) return true;
  if (file === session.file && generation !== session.generation) return true;
  const commander = entry.type === "event" ? commanderOf(entry.event) : undefined;
  return commander?.id !== undefined && session.commander.id !== undefined && commander.id !== session.commander.id;
}

/** Updates the session from an entry. */
export function foldSession(session: SessionTopic, entry: Entry): SessionTopic {
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
