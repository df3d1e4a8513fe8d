/**
 * A cache of bounded size with two generations: a full young generation becomes the old one, and the old one is dropped.
 * A value must depend only on its key, so that dropping it costs time and changes nothing else.
 */
export class RecentCache<Key, Value> {
  readonly #capacity: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Returns the cached value of a key, or makes and caches it. */
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
