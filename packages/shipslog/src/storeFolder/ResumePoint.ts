import { join } from "node:path";
import type { StoredWatermark } from "@shipslog/archive";
import { nameInId } from "@shipslog/contract";
import type { ReadPosition } from "@shipslog/journal";
import { checkLastLine, readFirstLine, type FirstLine } from "./checkLastLine.ts";
import type { FolderCommanders } from "../openFolder/FolderCommanders.ts";

/** The commander of journals that do not name one, if none was given. */
const unknown = "unknown";

/** The commander of a journal, its name in the lake, and the position from which to read on. */
export interface ResumePoint {
  readonly commander: string;
  /** The name of the journal in the lake; a copy may have another name. */
  readonly file: string;
  readonly mark: ReadPosition;
  /** Whether the last stored line had no line end yet. If only the line end follows, there is no new line. */
  readonly isOpen: boolean;
}

/** A journal to read on. */
export interface ResumableJournal {
  readonly folder: string;
  readonly file: string;
  /** Its first line, if it was read already. */
  readonly first?: FirstLine | undefined;
  /** The commander to use if the journal does not name one. */
  readonly given: string | undefined;
  /** Whose the journals of its folder are. */
  readonly commanders: Pick<FolderCommanders, "of">;
}

/** How a journal on disk relates to those in the lake. */
export type JournalRelation =
  /** It continues a stored journal, or is a new one. */
  | { readonly type: "continues"; readonly point: ResumePoint }
  /** It has no whole line yet. */
  | { readonly type: "waits" }
  /** It has the first line of these stored journals and does not continue any: it is a copy of one of them, or new. */
  | { readonly type: "unclear"; readonly marks: readonly StoredWatermark[] }
  /** The last stored line was only the beginning of a line. */
  | { readonly type: "half-line"; readonly mark: StoredWatermark }
  /** It was stored before it named its commander, or before its folder had the FID of the player whom it names. */
  | {
      readonly type: "named";
      readonly mark: StoredWatermark;
      readonly commander: string;
      /** Where it continues under the commander that is stored. */
      readonly point: ResumePoint;
    };

const waits = { type: "waits" } as const;

/**
 * Compares a journal with those in the lake. It is the same journal as a stored one if its first line is the same and the shorter
 * of the two is the beginning of the longer one. Folder and name do not matter.
 */
export async function relateJournal(journal: ResumableJournal, stored: StoredJournals): Promise<JournalRelation> {
  const path = join(journal.folder, journal.file);
  const first = journal.first ?? (await readFirstLine(path));
  if (first === undefined || !first.isWhole) return waits;
  const marks = stored.candidates(journal.file, first.fingerprint);
  for (const mark of marks) {
    const state = await checkLastLine(path, mark);
    if (state === "half") return { type: "half-line", mark };
    if (state === "closed" || state === "open") return await relateToStored(journal, mark, state === "open");
  }
  return marks.length > 0 ? { type: "unclear", marks } : await relateAsNew(journal, stored);
}

async function relateToStored(
  journal: ResumableJournal,
  mark: StoredWatermark,
  isOpen: boolean,
): Promise<JournalRelation> {
  const named = mayBeNamed(mark.commander, journal) ? await journal.commanders.of(journal.file) : undefined;
  const { commander, file, generation, offset } = mark;
  const line = isOpen ? mark.line : mark.line + 1;
  const point = { commander, file, mark: { generation, offset, line, last: undefined }, isOpen };
  if (named === undefined || named === commander) return { type: "continues", point };
  return { type: "named", mark, commander: named, point };
}

/** Whether a journal may name its commander better than what it was stored under: nobody, whom the user gave, or a name without an FID. */
function mayBeNamed(commander: string, { given }: ResumableJournal): boolean {
  return commander === unknown || commander === given || nameInId(commander) !== undefined;
}

/** The relation of a journal that is not in the lake: it starts a new generation if its commander and name are. */
export async function relateAsNew(journal: ResumableJournal, stored: StoredJournals): Promise<JournalRelation> {
  const { file, given, commanders } = journal;
  const commander = (await commanders.of(file)) ?? given ?? unknown;
  const mark = { generation: stored.nextGeneration(commander, file), offset: 0, line: 1, last: undefined };
  return { type: "continues", point: { commander, file, mark, isOpen: false } };
}

/** The journals in a lake, by name and by first line. */
export class StoredJournals {
  readonly #byFile: ReadonlyMap<string, readonly StoredWatermark[]>;
  readonly #byHeader: ReadonlyMap<string, readonly StoredWatermark[]>;

  constructor(watermarks: Iterable<StoredWatermark>) {
    const all = [...watermarks];
    this.#byFile = Map.groupBy(all, ({ file }) => file);
    this.#byHeader = Map.groupBy(all, ({ header }) => header ?? "");
  }

  /** The journals that a file may be a copy of: those of its name, then those with its first line; newest generation first. */
  candidates(file: string, header: string): readonly StoredWatermark[] {
    const named = (this.#byFile.get(file) ?? []).filter((mark) => (mark.header ?? header) === header);
    const others = (this.#byHeader.get(header) ?? []).filter((mark) => mark.file !== file);
    return [...named.toReversed(), ...others.toReversed()];
  }

  /** The generation that another journal with the same commander and name gets. */
  nextGeneration(commander: string, file: string): number {
    const taken = (this.#byFile.get(file) ?? []).filter((mark) => mark.commander === commander);
    return Math.max(-1, ...taken.map(({ generation }) => generation)) + 1;
  }
}
