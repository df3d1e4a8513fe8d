import { NumberList } from "./NumberList.ts";

/** A journal with more kinds is hostile; the game has about 250. */
const maxKinds = 2000;

/** A growing list of kinds that takes eight bytes each. */
export class KindList {
  readonly #names: string[] = [""];
  readonly #numbers = new Map<string, number>([["", 0]]);
  readonly #list = new NumberList();

  push(kind: string): void {
    this.#list.push(this.#numberOf(kind));
  }

  /** The kind at an index; empty for a kind beyond the limit. */
  at(index: number): string {
    return this.#names[this.#list.at(index)] ?? "";
  }

  #numberOf(kind: string): number {
    const known = this.#numbers.get(kind);
    if (known !== undefined) return known;
    if (this.#names.length >= maxKinds) return 0;
    this.#numbers.set(kind, this.#names.length);
    return this.#names.push(kind) - 1;
  }
}
