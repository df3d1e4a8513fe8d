import { defaultDialect, isKind, type Dialect, type Entry } from "@shipslog/contract";
import { JournalError, joinPath, readJournalFileBatches, type Disk } from "@shipslog/journal/browser";

/** A dialect, and why it was chosen, for the report. */
export interface ChosenDialect {
  readonly dialect: Dialect;
  readonly reason: string;
}

/** The game writes its first lines at once: the Fileheader and about twenty events around the start of the session. */
const beginningBytes = 64 * 2 ** 10;
const chunkBytes = 16 * 2 ** 10;

/** A folder and its journals. */
export interface DetectableFolder {
  readonly folder: string;
  readonly journals: readonly { readonly file: string }[];
}

/** The lines around a session; the specification has none of them. */
const framing: readonly string[] = ["Fileheader", "Commander", "LoadGame", "Shutdown"];

/**
 * Detects the dialect of a folder from the beginning of its journals. Only the live game writes the lines around a session.
 * Where a damaged folder has lost them, the kinds decide: around the start of a live session most are not among the sixteen, while
 * in dialect spec a single other kind is a defect to report.
 */
export async function detectDialect({ folder, journals }: DetectableFolder, disk: Disk): Promise<ChosenDialect> {
  const counts = { sixteen: 0, other: 0 };
  for (const { file } of journals) {
    for await (const kind of kindsAtBeginning(joinPath(folder, file), disk)) {
      if (framing.includes(kind)) return { dialect: "live", reason: `found a ${kind}` };
      counts[isKind(kind) ? "sixteen" : "other"]++;
    }
  }
  if (counts.sixteen + counts.other === 0) {
    return { dialect: defaultDialect, reason: "the default, because no event could be read" };
  }
  if (counts.other >= counts.sixteen) return { dialect: "live", reason: "most kinds are not among the sixteen" };
  const kinds = counts.other === 0 ? "only the sixteen kinds" : "mostly the sixteen kinds";
  return { dialect: "spec", reason: `found no Fileheader and ${kinds}` };
}

/** Many damaged lines still show their event name. */
function kindOf(entry: Entry): string | undefined {
  if (entry.type === "event") return entry.kind;
  const text = entry.type === "bad" ? entry.raw : entry.type === "oversize" ? entry.excerpt : "";
  return /"event"\s*:\s*"(\w+)"/.exec(text)?.[1];
}

async function* kindsAtBeginning(path: string, disk: Disk): AsyncGenerator<string, void, undefined> {
  try {
    for await (const entries of readJournalFileBatches(path, { chunkBytes, disk })) {
      for (const entry of entries) {
        if (entry.position.offset > beginningBytes) return;
        const kind = kindOf(entry);
        if (kind !== undefined) yield kind;
      }
    }
  } catch (error) {
    // The check itself reports a journal that cannot be read.
    if (!(error instanceof JournalError)) throw error;
  }
}
