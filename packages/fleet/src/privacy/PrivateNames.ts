import type { JsonObject } from "@shipslog/contract";

/** The kinds that contain names of people, with the fields. */
const personalFields: Readonly<Record<string, readonly string[]>> = {
  Commander: ["FID", "Name"],
  LoadGame: ["FID", "Commander"],
  NewCommander: ["FID", "Name"],
  Friends: ["Name"],
};

/** The kinds that contain names of people. They are not among the sixteen kinds that are sent. */
export const personalKinds: readonly string[] = Object.keys(personalFields);

/** The strings of a JSON text; a colon follows the name of a field. */
const jsonStrings = /"((?:[^"\\]|\\.)*)"(\s*:)?/g;

/** Fields whose values are never names of people. */
const gameValues: ReadonlyMap<string, RegExp> = new Map([
  ["event", /^\w*$/],
  ["timestamp", /^[\dT:.Z+-]*$/],
]);

/** A shorter name is part of too many words, so it is only searched as a whole string value. */
const shortest = 5;

/**
 * The names that must not be sent in any line: the commander's name and FID, and the names of friends. None of the sixteen kinds
 * has them, but a truncated line that runs into the next can contain anything.
 */
export class PrivateNames {
  readonly #texts = new Set<string>();
  #pattern: RegExp | undefined;

  /** Adds the names of an event that contains names of people; ignores other events. */
  addFrom(event: JsonObject): void {
    const kind = event["event"];
    for (const field of (typeof kind === "string" ? personalFields[kind] : undefined) ?? []) {
      const text = event[field];
      if (typeof text === "string" && text !== "") this.#add(text);
    }
  }

  /**
   * Whether a value in the text of an event contains any of the names. The names of fields and of events are words of the game: a
   * friend called "Timestamp" would otherwise withhold every line.
   */
  isInValues(raw: string): boolean {
    let field = "";
    for (const [text, string = "", colon] of raw.matchAll(jsonStrings)) {
      if (colon !== undefined) field = string;
      else if (gameValues.get(field)?.test(string) !== true && this.isIn(text)) return true;
    }
    return false;
  }

  /** Whether a text contains any of the names. */
  isIn(raw: string): boolean {
    if (this.#texts.size === 0) return false;
    this.#pattern ??= new RegExp([...this.#texts].map(escape).join("|"), "i");
    return this.#pattern.test(raw);
  }

  #add(text: string): void {
    const wanted = text.length < shortest ? `"${text}"` : text;
    if (this.#texts.has(wanted)) return;
    this.#texts.add(wanted);
    this.#pattern = undefined;
  }
}

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
