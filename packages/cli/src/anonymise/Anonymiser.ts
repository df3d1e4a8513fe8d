import { renameCarriers, renumberCarrier, squadronTagIn } from "./carriers.ts";
import type { PersonalField, Role } from "./PersonalField.ts";
import { personalFields } from "./personalFields.ts";
import { decodeString, encodeString } from "./strings.ts";
import { NameReplacer } from "./NameReplacer.ts";
import type { Pseudonyms } from "./Pseudonyms.ts";
import { tokensOf, type Token } from "./tokens.ts";

const fieldsByPath: ReadonlyMap<string, readonly PersonalField[]> = Map.groupBy(personalFields, ({ path }) => path);

/** A commander's name inside a symbol of the game. */
const decorated = /\$cmdr_decorate:#name=([^;]+);/g;

/** Roles whose values are found again in other places; chat is not, and a number is in too many of them. */
const remembered: ReadonlySet<Role> = new Set<Role>(["person", "commanderId", "squadron", "squadronTag"]);

/** Never touched: they give an event its meaning. */
const structural = new Set(["event", "timestamp"]);

/** Strings repeat without end; this many are remembered with what became of them. */
const mostCached = 200_000;

/**
 * Takes people out of journals in two passes: `learn` from every text first, then `rewrite` each. Texts are bytes as
 * characters; all that is not replaced stays as it is.
 */
export class Anonymiser {
  readonly #pseudonyms: Pseudonyms;
  readonly #names = new NameReplacer();
  readonly #rewritten = new Map<string, string>();
  /** How many different values of each sort were replaced. */
  readonly #found = new Map<Role, Set<string>>();

  constructor(pseudonyms: Pseudonyms) {
    this.#pseudonyms = pseudonyms;
  }

  /** How many different values of a sort were found. */
  count(role: Role): number {
    return this.#found.get(role)?.size ?? 0;
  }

  /** Remembers whom a text names. */
  learn(text: string): void {
    if (!mayName.test(text)) return;
    const tokens = tokensOf(text);
    const read = readerOf(tokens);
    for (const token of tokens) {
      const value = decodeString(token.raw);
      const role = roleOf(token.path, value, read);
      if (role !== undefined && value !== "") this.#remember(role, value);
      for (const [, name = ""] of value.matchAll(decorated)) this.#remember("person", name);
      const tag = squadronTagIn(value);
      if (tag !== undefined) this.#remember("squadronTag", tag);
    }
  }

  /** Gives the text with everyone in it replaced. */
  rewrite(text: string): string {
    const tokens = tokensOf(text);
    const read = readerOf(tokens);
    let result = "";
    let done = 0;
    for (const token of tokens) {
      const replacement = this.#replace(token, read);
      if (replacement === token.raw) continue;
      result += text.slice(done, token.start) + replacement;
      done = token.start + token.raw.length;
    }
    result += text.slice(done);
    return tokens.some(isBare) ? this.#names.replaceIn(result) : result;
  }

  #remember(role: Role, value: string): void {
    const found = this.#found.get(role) ?? new Set();
    this.#found.set(role, found.add(value));
    if (remembered.has(role)) this.#names.add(value, this.#pseudonyms.of(role, value));
  }

  #replace({ path, raw }: Token, read: Reader): string {
    if (structural.has(path)) return raw;
    if (!raw.startsWith('"')) return this.#replaceNumber(path, raw, read);
    if (fieldsByPath.has(path)) {
      const value = decodeString(raw);
      const role = roleOf(path, value, read);
      if (role !== undefined && value !== "") return encodeString(this.#pseudonyms.of(role, value), raw);
    }
    return this.#replaceNames(raw);
  }

  #replaceNumber(path: string, raw: string, read: Reader): string {
    const role = roleOf(path, raw, read);
    return role === undefined ? (renumberCarrier(path, raw, this.#pseudonyms) ?? raw) : this.#pseudonyms.of(role, raw);
  }

  #replaceNames(raw: string): string {
    const known = this.#rewritten.get(raw);
    if (known !== undefined) return known;
    const value = decodeString(raw);
    const renamed = this.#names.replaceIn(renameCarriers(value, this.#pseudonyms));
    const replacement = renamed === value ? raw : encodeString(renamed, raw);
    if (this.#rewritten.size >= mostCached) this.#rewritten.clear();
    this.#rewritten.set(raw, replacement);
    return replacement;
  }
}

/** What is neither a string nor a number nor a word of JSON: names may stand there without quotes. */
const isBare = ({ raw }: Token) => !/^(?:"|-?\d[\d.eE+-]*$|true$|false$|null$)/.test(raw);

/** Reads the scalar at a path of the same event, a string without its quotes. */
type Reader = (path: string) => string | undefined;

function readerOf(tokens: readonly Token[]): Reader {
  return (path) => {
    const raw = tokens.find((token) => token.path === path)?.raw;
    return raw === undefined ? undefined : decodeString(raw);
  };
}

function roleOf(path: string, value: string, read: Reader): Role | undefined {
  const found = fieldsByPath.get(path)?.find(({ kind, when = () => true }) => {
    return (kind === undefined || kind === read("event")) && when(value, read);
  });
  return found?.role;
}

const kindsNamed = personalFields.flatMap(({ kind }) => (kind === undefined ? [] : [kind]));
const pathsNamed = personalFields.flatMap(({ kind, path }) => (kind === undefined ? [path] : []));

/** A text without any of this names nobody: most lines need not be taken apart to learn that. */
const mayName = new RegExp(
  `"event"\\s*:\\s*"(?:${kindsNamed.join("|")})"|"(?:${pathsNamed.join("|")})"|cmdr_decorate| \\| `,
);
