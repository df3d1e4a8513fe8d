/** A name and its replacement. */
interface Known {
  readonly name: string;
  readonly replacement: string;
  /** The number of characters before its first word, as in `[ABC] Foo`. */
  readonly lead: number;
}

const words = /[\p{L}\p{N}]+/gu;
const isWordSign = (sign: string) => /^[\p{L}\p{N}]$/u.test(sign);

/** Replaces the names of people and squadrons wherever they occur as whole words. */
export class NameReplacer {
  /** Names by first word, longest first, so that a name that contains another one wins. */
  readonly #byFirstWord = new Map<string, Known[]>();
  readonly #whole = new Map<string, string>();

  /** Adds a name, and its form in capitals, which the game uses in some places. */
  add(name: string, replacement: string): void {
    this.#add(name, replacement);
    if (/\p{Ll}/u.test(name)) this.#add(name.toUpperCase(), replacement.toUpperCase());
  }

  #add(name: string, replacement: string): void {
    if (this.#whole.has(name)) return;
    this.#whole.set(name, replacement);
    const [first] = name.matchAll(words);
    if (first === undefined) return;
    const known = this.#byFirstWord.get(first[0]) ?? [];
    known.push({ name, replacement, lead: first.index });
    known.sort((one, other) => other.name.length - one.name.length);
    this.#byFirstWord.set(first[0], known);
  }

  /** Replaces every known name in a text. */
  replaceIn(text: string): string {
    const whole = this.#whole.get(text);
    if (whole !== undefined) return whole;
    let result = "";
    let done = 0;
    for (const { 0: found, index } of text.matchAll(words)) {
      const known = this.#knownAt(text, found, index, done);
      if (known === undefined) continue;
      const start = index - known.lead;
      result += text.slice(done, start) + known.replacement;
      done = start + known.name.length;
    }
    return result + text.slice(done);
  }

  #knownAt(text: string, word: string, index: number, done: number): Known | undefined {
    const candidates = this.#byFirstWord.get(word) ?? [];
    return candidates.find(({ name, lead }) => index - lead >= done && isWholeWordAt(text, name, index - lead));
  }
}

/** Whether a name is at this position and is not part of a longer word. */
function isWholeWordAt(text: string, name: string, start: number): boolean {
  if (!text.startsWith(name, start)) return false;
  const end = start + name.length;
  const isCut = (inner: number, outer: number) => isWordSign(text.charAt(inner)) && isWordSign(text.charAt(outer));
  return !isCut(start, start - 1) && !isCut(end - 1, end);
}
