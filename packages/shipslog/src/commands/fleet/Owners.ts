import { join } from "node:path";
import { commanderOf } from "@shipslog/contract";
import { readJournalFileBatches } from "@shipslog/journal";

/** Finds the player of each journal in a folder by the FID in the file. */
export class Owners {
  readonly #folder: string;
  readonly #known = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The FID in a journal; undefined as long as it has none. */
  async ownerOf(file: string): Promise<string | undefined> {
    const known = this.#known.get(file);
    if (known !== undefined) return known;
    for await (const entries of readJournalFileBatches(join(this.#folder, file), {
      kinds: ["Commander", "LoadGame"],
    })) {
      for (const entry of entries) {
        const id = entry.type === "event" ? commanderOf(entry.event)?.id : undefined;
        if (id === undefined) continue;
        this.#known.set(file, id);
        return id;
      }
    }
    return undefined;
  }
}
