/**
 * Remembers what was made lately, in bounded space: a full young generation becomes the old one, and the old one is forgotten.
 * What is made must depend on its key alone, so that forgetting changes nothing but time.
 */
export class RecentCache<Key, Value> {
  readonly #capacity: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Gives what is remembered under a key, or makes it. */
  get(key: Key, make: () => Value): Value {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? make();
    if (this.#young.size >= this.#capacity) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
    return value;
  }
}
