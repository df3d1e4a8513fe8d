import type { Checkable } from "@shipslog/check";
import { companionFiles, isSoundCompanion, parseJournalName, type Entry, type TextEntry } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { Anonymiser, Pseudonyms } from "../anonymise/index.ts";

/** Where a letter or a digit may belong to a name; the name of the event says nothing about anybody. */
const signs = /"event"\s*:\s*"\w+"|[\p{L}\p{N}]/gu;

/**
 * Entries without people, so that what is found in them can be shown to everybody: call `learn` for each entry, then `rewrite`. Lines
 * that are events have pseudonyms as `shipslog anonymise` writes them. In any other line nobody can tell a name or a message from the
 * rest, so only its form is kept.
 */
export class NamelessEntries {
  readonly #anonymiser: Anonymiser;
  readonly #files = new Map<string, string>();

  /** The pseudonyms follow from the key; nobody can test guesses without it. */
  constructor(key: string) {
    this.#anonymiser = new Anonymiser(new Pseudonyms(key));
  }

  /** Collects the names in an entry. */
  learn(entry: Checkable): void {
    if (entry.type === "oversize") this.#anonymiser.learn(entry.excerpt);
    else if ("raw" in entry) this.#anonymiser.learn(entry.raw);
  }

  /** The entry without names; what is found in it is what is found in the entry. */
  rewrite(entry: Checkable): Checkable {
    if (entry.type === "companion") {
      const raw = isSoundCompanion(entry.state) ? this.#anonymiser.rewrite(entry.raw) : formOf(entry.raw);
      const line = parseLine(raw);
      return { ...entry, raw, event: line.ok ? line.event : undefined };
    }
    const position = { ...entry.position, file: this.#fileName(entry.position.file) };
    // The reason may have the path of the file.
    if (entry.type === "unreadable") return { ...entry, position, reason: "refused" };
    if (entry.type === "oversize") return { ...entry, position, excerpt: formOf(entry.excerpt) };
    if (entry.type === "empty" || entry.type === "truncated") return { ...entry, position };
    return this.#rewriteLine({ ...entry, position });
  }

  #rewriteLine(entry: TextEntry | Extract<Entry, { readonly raw: string }>): Checkable {
    const { position, byteLength, isUnterminated } = entry;
    const given = { position, byteLength, ...(isUnterminated && { isUnterminated }) };
    const line = parseLine(entry.raw);
    if (!line.ok) return { ...given, type: "bad", raw: formOf(entry.raw), defect: line.defect };
    return { ...given, type: "text", kind: line.kind, raw: this.#anonymiser.rewrite(entry.raw) };
  }

  /** A name that the game gives says when it was written; any other could be the name of a person. */
  #fileName(file: string): string {
    if (parseJournalName(file) !== undefined || companionFiles.some((companion) => companion === file)) return file;
    const name = this.#files.get(file) ?? `file-${this.#files.size + 1}.log`;
    this.#files.set(file, name);
    return name;
  }
}

function formOf(text: string): string {
  return text.replace(signs, (sign) => (sign.startsWith('"') ? sign : /\p{N}/u.test(sign) ? "0" : "x"));
}
