/** One scalar of a JSON text: where it stands in the text, and where in the value. */
export interface Token {
  /** Path of field names, as `Killers[].Name`. */
  readonly path: string;
  /** The characters of the scalar, a string with its quotes. */
  readonly raw: string;
  readonly start: number;
}

/** Strings, also one that the end of the text cuts off; numbers and words; and the signs that give the text its shape. */
const pieces = /"(?:[^"\\]|\\.)*(?:"|$)|[^\s{}[\],:"]+|[{}[\],:]/gs;

/**
 * Finds the scalars of a JSON text. It never fails: of a text that is broken it finds what is there, under the path that
 * can still be told.
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const place = new Place();
  for (const { 0: raw, index: start } of text.matchAll(pieces)) {
    if (raw.length === 1 && place.pass(raw)) continue;
    if (place.isKeyNext && raw.startsWith('"')) place.key = raw.slice(1, -1);
    else tokens.push({ path: place.path, raw, start });
  }
  return tokens;
}

/** Where in a value the reading is. */
class Place {
  readonly #outer: string[] = [];
  #prefix = "";
  readonly #inArray: boolean[] = [];
  key = "";
  isKeyNext = false;

  /** The path of the scalar that stands here. */
  get path(): string {
    return this.#inArray.at(-1) === true ? `${this.#prefix}[]` : this.#join(this.key);
  }

  /** Takes note of a sign; tells whether it was one. */
  pass(sign: string): boolean {
    if (sign === "{" || sign === "[") this.#enter(sign === "[");
    else if (sign === "}" || sign === "]") this.#leave();
    else if (sign === ",") this.isKeyNext = this.#inArray.at(-1) !== true;
    else if (sign === ":") this.isKeyNext = false;
    else return false;
    return true;
  }

  #enter(isArray: boolean): void {
    const path = this.#inArray.length === 0 ? "" : this.path;
    this.#outer.push(this.#prefix);
    this.#prefix = path;
    this.#inArray.push(isArray);
    this.isKeyNext = !isArray;
  }

  #leave(): void {
    this.#prefix = this.#outer.pop() ?? "";
    this.#inArray.pop();
    this.isKeyNext = false;
  }

  #join(key: string): string {
    return this.#prefix === "" ? key : `${this.#prefix}.${key}`;
  }
}
