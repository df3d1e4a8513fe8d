/** What identifies a journal in a lake. */
export interface StoredJournal {
  readonly commander: string;
  readonly file: string;
  readonly generation: number;
}

/** A map by commander, file and generation. Nested maps, because building a joined key costs more than the lookups. */
export class JournalMap<Value> {
  readonly #commanders = new Map<string, Map<string, Map<number, Value>>>();

  get(commander: string, file: string, generation: number): Value | undefined {
    return this.#commanders.get(commander)?.get(file)?.get(generation);
  }

  set(commander: string, file: string, generation: number, value: Value): void {
    const files = this.#commanders.get(commander) ?? new Map<string, Map<number, Value>>();
    const generations = files.get(file) ?? new Map<number, Value>();
    generations.set(generation, value);
    files.set(file, generations);
    this.#commanders.set(commander, files);
  }

  delete(commander: string, file: string, generation: number): void {
    this.#commanders.get(commander)?.get(file)?.delete(generation);
  }

  /** The values of a commander. */
  *valuesOf(commander: string): Generator<Value, void, undefined> {
    for (const generations of this.#commanders.get(commander)?.values() ?? []) yield* generations.values();
  }

  /** All values, in the order in which commanders, files and generations were added. */
  *values(): Generator<Value, void, undefined> {
    for (const files of this.#commanders.values()) {
      for (const generations of files.values()) yield* generations.values();
    }
  }
}
