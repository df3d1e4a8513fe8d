import { UsageError } from "../UsageError.ts";
import type { Owners } from "./Owners.ts";

/** Which files a credential is for: those of one FID, or all of a folder that only one player uses. */
export interface Assignment {
  readonly path: string;
  /** The FID of the player; undefined when one credential was given for the folder. */
  readonly owner: string | undefined;
}

/** Reads `FILE` or `FID=FILE,FID=FILE`. */
export function parseAssignments(text: string): readonly Assignment[] {
  const assignments = text.split(",").map((each): Assignment => {
    const [, owner, path] = /^(F\d+)=(.+)$/.exec(each) ?? [];
    return owner === undefined || path === undefined ? { path: each, owner: undefined } : { path, owner };
  });
  if (assignments.length > 1 && assignments.some(({ owner }) => owner === undefined)) {
    throw new UsageError("several credentials need their players: --credentials F123=one.json,F456=two.json");
  }
  return assignments;
}

/**
 * Says whether a file is sent with a credential. A player's own journals go under their own credential only: with one
 * credential for a folder, files of a second player stay, and someone is told.
 */
export function assign(
  { owner }: Assignment,
  owners: Owners,
  onForeign: (file: string) => void,
): (file: string) => Promise<boolean> {
  let first: string | undefined;
  const told = new Set<string>();
  return async (file) => {
    const found = await owners.ownerOf(file);
    if (owner !== undefined) return found === owner;
    // A journal that names nobody, as simulated ones do, belongs to whoever was named for the folder.
    first ??= found;
    if (found === undefined || found === first) return true;
    if (!told.has(file)) onForeign(file);
    told.add(file);
    return false;
  };
}
