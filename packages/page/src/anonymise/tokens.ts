/** A scalar of a JSON text, with its offset in the text and its path in the value. */
export interface Token {
  /** Path of field names, as `Killers[].Name`. */
  readonly path: string;
  /** The characters of the scalar, a string with its quotes. */
  readonly raw: string;
  readonly start: number;
}

/** Strings, including one without an end; numbers and words; punctuation. */
const pieces = /"(?:[^"\\]|\\.)*(?:"|$)|[^\s{}[\],:"]+|[{}[\],:]/gs;

/** Finds the scalars of a JSON text. It never fails: in a broken text it finds what it can, under the path so far. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const tracker = new PathTracker();
  for (const { 0: raw, index: start } of text.matchAll(pieces)) {
    if (raw.length === 1 && tracker.pass(raw)) continue;
    if (tracker.isKeyNext && raw.startsWith('"')) tracker.key = raw.slice(1, -1);
    else tokens.push({ path: tracker.path, raw, start });
  }
  return tokens;
}

/** Tracks the path of the current token. */
class PathTracker {
  readonly #outer: string[] = [];
  #prefix = "";
  readonly #inArray: boolean[] = [];
  key = "";
  isKeyNext = false;

  /** The path of a scalar at this point. */
  get path(): string {
    return this.#inArray.at(-1) === true ? `${this.#prefix}[]` : this.#join(this.key);
  }

  /** Processes punctuation; returns false for any other character. */
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
