import {
  commanderOf,
  compareJournalNames,
  parseJournalName,
  unknownCommander,
  type Commander,
  type Entry,
} from "@shipslog/contract";
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
  /** Whether the latest line says that the game has quit. */
  readonly isOver: boolean;
}

/** The session before the first line. */
export const unknownSession: SessionTopic = {
  key: undefined,
  file: undefined,
  generation: 0,
  commander: unknownCommander,
  startedAtMs: undefined,
  timeMs: undefined,
  isOver: false,
};

/** The name of a journal without its part number: `….01.log` and `….02.log` are the same session. */
function sessionKeyOf(file: string): string {
  return file.replace(/\.\d+\.log$/i, "");
}

/** Whether an entry is the first of a new session: a journal with another name, or a truncated file. */
export function beginsSession(session: SessionTopic, entry: Entry): boolean {
  if (session.key === undefined) return true;
  const { file, generation } = entry.position;
  if (sessionKeyOf(file) !== session.key) return true;
  return file === session.file && generation !== session.generation;
}

/**
 * Whether an entry belongs to an earlier session than the current one. A reader delivers a last line without a line end only
 * after a while, when it may have read later journals already.
 */
export function isOfEarlierSession({ file, startedAtMs }: SessionTopic, entry: Entry): boolean {
  if (file === undefined || startedAtMs === undefined || entry.type !== "event") return false;
  const timeMs = timeMsOf(entry.event["timestamp"]);
  return timeMs !== undefined && timeMs < startedAtMs && isEarlierName(entry.position.file, file);
}

function isEarlierName(file: string, other: string): boolean {
  if (sessionKeyOf(file) === sessionKeyOf(other)) return false;
  const name = parseJournalName(file);
  const otherName = parseJournalName(other);
  return name !== undefined && otherName !== undefined && compareJournalNames(name, otherName) < 0;
}

/** Kinds after which the game writes nothing more to the session. */
const lastKinds: ReadonlySet<string> = new Set(["Shutdown"]);

/** Updates the session from an entry. The commander of the last session stays until a line names one. */
export function foldSession(session: SessionTopic, entry: Entry): SessionTopic {
  const { file, generation } = entry.position;
  const event = entry.type === "event" ? entry.event : undefined;
  const ownTimeMs = timeMsOf(event?.["timestamp"]);
  const isNew = beginsSession(session, entry);
  return {
    key: sessionKeyOf(file),
    file,
    generation,
    commander: (event && commanderOf(event)) ?? session.commander,
    startedAtMs: (isNew ? undefined : session.startedAtMs) ?? ownTimeMs,
    timeMs: ownTimeMs ?? session.timeMs,
    isOver: entry.type === "event" && lastKinds.has(entry.kind),
  };
}
