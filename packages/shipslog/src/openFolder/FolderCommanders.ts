import { join } from "node:path";
import { nameInId, parseJournalName } from "@shipslog/contract";
import { findCommander, type CommanderInJournal } from "./findCommander.ts";
import type { SourceFolder } from "./findSources.ts";

/**
 * Whose the journals of one folder are. Before game 3.3 a journal has only the name of its player; it belongs to an FID if a
 * journal of the same folder has that name together with that FID, and no other.
 */
export class FolderCommanders {
  readonly #source: SourceFolder;
  /** The folder of each journal, by name; its own journals come before those beside it. */
  readonly #folders: ReadonlyMap<string, string>;
  readonly #named = new Map<string, Promise<CommanderInJournal | undefined>>();
  #fids: Promise<ReadonlyMap<string, ReadonlySet<string>>> | undefined;

  /** Journals beside those of the folder, such as those that were unpacked from it, tell whose they are too. */
  constructor(source: SourceFolder, beside: readonly SourceFolder[] = []) {
    this.#source = source;
    const all = [...beside, source].flatMap(({ folder, journals }) =>
      journals.map(({ file }) => [file, folder] as const),
    );
    this.#folders = new Map(all);
  }

  /** The commander of a journal: an FID, or a name without one; undefined if it names nobody. */
  async of(file: string): Promise<string | undefined> {
    const named = (await this.namedIn(file)) ?? (await this.#namedBefore(file));
    return named === undefined ? undefined : await this.resolve(named.id);
  }

  /** The FID of a commander who is known by name; otherwise the commander as given. */
  async resolve(commander: string): Promise<string> {
    const name = nameInId(commander);
    if (name === undefined) return commander;
    this.#fids ??= this.#findFids();
    const [fid, ...others] = (await this.#fids).get(name) ?? [];
    return fid === undefined || others.length > 0 ? commander : fid;
  }

  /** The next part of a journal continues a session, and only its first part names the commander. */
  async #namedBefore(file: string): Promise<CommanderInJournal | undefined> {
    const name = parseJournalName(file);
    if (name === undefined || name.part === 1) return undefined;
    const earlier = [...this.#folders.keys()].flatMap((journal) => {
      const other = parseJournalName(journal);
      return other?.session === name.session && other.part < name.part ? [other] : [];
    });
    for (const before of earlier.toSorted((one, other) => other.part - one.part)) {
      const found = await this.namedIn(before.file).catch(() => undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The commander whom a journal names itself; undefined if it names nobody. */
  namedIn(file: string): Promise<CommanderInJournal | undefined> {
    const known = this.#named.get(file) ?? findCommander(join(this.#folders.get(file) ?? this.#source.folder, file));
    this.#named.set(file, known);
    return known;
  }

  async #findFids(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const fids = new Map<string, Set<string>>();
    for (const file of this.#folders.keys()) {
      // Whoever reads the journal itself reports that it cannot be read.
      const found = await this.namedIn(file).catch(() => undefined);
      if (found?.source !== "journal" || found.name === undefined) continue;
      fids.set(found.name, (fids.get(found.name) ?? new Set()).add(found.id));
    }
    return fids;
  }
}
