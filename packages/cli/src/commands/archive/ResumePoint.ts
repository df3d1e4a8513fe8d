import { join } from "node:path";
import type { StoredWatermark } from "@shipslog/archive";
import type { ReadPosition } from "@shipslog/journal";
import { findCommander } from "./findCommander.ts";
import { checkLastLine } from "./checkLastLine.ts";

/** The commander of journals that do not name one, if none was given. */
const unknown = "unknown";

/** The commander of a journal, and the position from which to read on. */
export interface ResumePoint {
  readonly commander: string;
  readonly mark: ReadPosition;
  /** Whether the last stored line had no line end yet. If only the line end follows, there is no new line. */
  readonly isOpen: boolean;
}

/** A journal to read on. */
export interface ResumableJournal {
  readonly folder: string;
  readonly file: string;
  /** Whether the game may still be writing to it. */
  readonly isNewest: boolean;
  /** The commander to use if the journal does not name one. */
  readonly given: string | undefined;
}

/**
 * Finds where to read on in a journal. Undefined means wait: a game that has been started and not yet loaded has not written its
 * commander.
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
