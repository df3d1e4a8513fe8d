import { commanderOf } from "@shipslog/contract";
import { readJournalFileBatches } from "@shipslog/journal";

/** Most journals name their commander within the first lines. */
const chunkBytes = 16 * 2 ** 10;
const naming = ["Fileheader", "Commander", "LoadGame", "Shutdown"];

/** What a journal says about whose it is: a commander's FID, that it will say so when the game is loaded, or nothing. */
export type CommanderNaming = { readonly id: string } | "later" | "never";

/** Reads a journal as far as the first line that names its commander. */
export async function findCommander(path: string): Promise<CommanderNaming> {
  let hasHeader = false;
  for await (const batch of readJournalFileBatches(path, { kinds: naming, chunkBytes })) {
    for (const entry of batch) {
      if (entry.type !== "event") continue;
      const id = commanderOf(entry.event)?.id;
      if (id !== undefined) return { id };
      if (entry.kind === "Shutdown") return "never";
      hasHeader = true;
    }
  }
  return hasHeader ? "later" : "never";
}
