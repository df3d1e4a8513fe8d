import type { JsonObject } from "@shipslog/contract";

/** Lines that name people, and the fields that do. */
const personalFields: Readonly<Record<string, readonly string[]>> = {
  Commander: ["FID", "Name"],
  LoadGame: ["FID", "Commander"],
  NewCommander: ["FID", "Name"],
  Friends: ["Name"],
};

/** The kinds of lines from which secrets are learnt; they never leave by themselves. */
export const personalKinds: readonly string[] = Object.keys(personalFields);

/** A shorter name is a part of too many words; it counts only as a whole text. */
const shortest = 5;

/**
 * What must not leave the machine in any line: the commander's name and FID, and the names of friends. None of the sixteen
 * kinds has them, but where one line broke off and ran into another, anything may stand in a line of any kind.
 */
export class PrivateNames {
  readonly #texts = new Set<string>();
  #pattern: RegExp | undefined;

  /** Learns from a line that names people; other lines tell nothing. */
  addFrom(event: JsonObject): void {
    const kind = event["event"];
    for (const field of (typeof kind === "string" ? personalFields[kind] : undefined) ?? []) {
      const text = event[field];
      if (typeof text === "string" && text !== "") this.#add(text);
    }
  }

  /** Whether a text has any of them. */
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
