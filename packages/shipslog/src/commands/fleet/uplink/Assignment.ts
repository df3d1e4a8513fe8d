import { join } from "node:path";
import { fidOf } from "@shipslog/contract";
import { readJournalFileBatches } from "@shipslog/journal";
import { UsageError } from "../../../failure/errors.ts";

/** Which files are sent with a credential: those of one FID, or all files of a folder that one player uses. */
export interface Assignment {
  readonly path: string;
  /** The FID of the player; undefined if the folder has a single credential. */
  readonly owner: string | undefined;
}

/** Parses `FILE` or `FID=FILE,FID=FILE`. */
export function parseAssignments(text: string): readonly Assignment[] {
  const assignments = text.split(",").map((each): Assignment => {
    const [, owner, path] = /^(F\d+)=(.+)$/.exec(each) ?? [];
    return owner === undefined || path === undefined ? { path: each, owner: undefined } : { path, owner };
  });
  if (assignments.length > 1 && assignments.some(({ owner }) => owner === undefined)) {
    throw new UsageError(
      "with several credentials, name the player of each: --credentials F123=one.json,F456=two.json",
    );
  }
  return assignments;
}

/**
 * Decides whether a file is sent with a credential. Journals are only sent with the credential of their own player: if a folder
 * has one credential, files of a second player are not sent, and `onForeign` is called with the first of them and the FIDs of both.
 */
export function assign(
  { owner }: Assignment,
  owners: Owners,
  onForeign: (file: string, player: string, first: string) => void,
): (file: string) => Promise<boolean> {
  let first: string | undefined;
  const reported = new Set<string>();
  return async (file) => {
    const found = await owners.ownerOf(file);
    if (owner !== undefined) return found === owner;
    // A journal without a FID, as in dialect `spec`, belongs to the player of the credential.
    first ??= found;
    if (found === undefined || found === first) return true;
    // A folder may have years of another player.
    if (!reported.has(found)) onForeign(file, found, first ?? found);
    reported.add(found);
    return false;
  };
}

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
        const id = entry.type === "event" ? fidOf(entry.event) : undefined;
        if (id === undefined) continue;
        this.#known.set(file, id);
        return id;
      }
    }
    return undefined;
  }
}
