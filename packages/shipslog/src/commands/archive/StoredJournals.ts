import type { StoredWatermark } from "@shipslog/archive";

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
