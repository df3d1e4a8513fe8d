import { commanderOf } from "@shipslog/contract";
import { readJournalFileBatches } from "@shipslog/journal";

/** Most journals name their commander in the first lines. */
const chunkBytes = 16 * 2 ** 10;
const naming = ["Fileheader", "Commander", "LoadGame", "Shutdown"];

/** A commander whom a journal names. */
export interface NamedCommander {
  /** The FID; before game 3.3, the name. */
  readonly id: string;
  readonly name: string | undefined;
}

/** The commander of a journal, `later` if the game is not loaded yet, or `never`. */
export type CommanderNaming = NamedCommander | "later" | "never";

/** Reads a journal up to the first line that names its commander. */
export async function findCommander(path: string): Promise<CommanderNaming> {
  let hasHeader = false;
  for await (const batch of readJournalFileBatches(path, { kinds: naming, chunkBytes })) {
    for (const entry of batch) {
      if (entry.type !== "event") continue;
      const { id, name } = commanderOf(entry.event) ?? {};
      if (id !== undefined) return { id, name };
      if (entry.kind === "Shutdown") return "never";
      hasHeader = true;
    }
  }
  return hasHeader ? "later" : "never";
}
