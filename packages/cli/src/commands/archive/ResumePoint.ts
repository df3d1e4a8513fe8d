import { join } from "node:path";
import type { StoredWatermark } from "@shipslog/archive";
import type { ReadPosition } from "@shipslog/journal";
import { findCommander } from "./findCommander.ts";
import { checkLastLine } from "./checkLastLine.ts";

/** What the lake calls a commander whom no journal names and nobody has given. */
const unknown = "unknown";

/** Whose a journal is, and where it is to be read on from. */
export interface ResumePoint {
  readonly commander: string;
  readonly mark: ReadPosition;
  /** Where the last stored line lacked its line end: if only that follows, there is no new line. */
  readonly isOpen: boolean;
}

/** A journal that is to be read on. */
export interface ResumableJournal {
  readonly folder: string;
  readonly file: string;
  /** Whether the game may still be writing to it. */
  readonly isNewest: boolean;
  /** Who it belongs to unless it says so itself. */
  readonly given: string | undefined;
}

/**
 * Finds out how to go on with a journal; undefined where it is better to wait: a game that has been started and not yet
 * loaded does not say whose it is.
 */
export async function findResumePoint(
  journal: ResumableJournal,
  stored: readonly StoredWatermark[],
): Promise<ResumePoint | undefined> {
  const path = join(journal.folder, journal.file);
  // The newest generation of each commander comes last.
  for (const mark of stored.toReversed()) {
    const state = await checkLastLine(path, mark);
    if (state === "gone") continue;
    const { generation, offset } = mark;
    const isOpen = state === "open";
    const line = isOpen ? mark.line : mark.line + 1;
    return { commander: mark.commander, mark: { generation, offset, line, last: undefined }, isOpen };
  }
  const commander = await commanderOfJournal(path, journal);
  if (commander === undefined) return undefined;
  const before = stored.filter((mark) => mark.commander === commander).map(({ generation }) => generation);
  const generation = before.length === 0 ? 0 : Math.max(...before) + 1;
  return { commander, mark: { generation, offset: 0, line: 1, last: undefined }, isOpen: false };
}

async function commanderOfJournal(path: string, { isNewest, given }: ResumableJournal): Promise<string | undefined> {
  const naming = await findCommander(path);
  if (typeof naming === "object") return naming.id;
  return naming === "later" && isNewest && given === undefined ? undefined : (given ?? unknown);
}
