import { commanderOf, type Commander } from "@shipslog/contract";
import { readJournalFileBatches } from "@shipslog/journal";

/** Most journals name their commander in the first lines. */
const chunkBytes = 16 * 2 ** 10;
const naming = ["Commander", "LoadGame"];

/** A commander whom a journal names. */
export interface NamedCommander {
  /** The FID; before game 3.3, `CMDR` and the name. */
  readonly id: string;
  readonly name: string | undefined;
}

/** The commander whom a journal names, by FID or by name. */
export type CommanderInJournal = Extract<Commander, { readonly source: "journal" | "name" }>;

/** Reads a journal up to the first FID, or to the first LoadGame that has only a name; undefined if it names nobody. */
export async function findCommander(path: string): Promise<CommanderInJournal | undefined> {
  let byName: CommanderInJournal | undefined;
  for await (const batch of readJournalFileBatches(path, { kinds: naming, chunkBytes })) {
    for (const entry of batch) {
      const found = entry.type === "event" ? commanderOf(entry.event) : undefined;
      if (found?.source === "journal") return found;
      if (found?.source !== "name") continue;
      byName ??= found;
      if (entry.type === "event" && entry.kind === "LoadGame") return byName;
    }
  }
  return byName;
}
