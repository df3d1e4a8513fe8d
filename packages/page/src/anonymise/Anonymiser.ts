import { renameCarriers, renumberCarrier, squadronTagIn } from "./carriers.ts";
import { type PersonalField, personalFields } from "./personalFields.ts";
import { NameReplacer } from "./NameReplacer.ts";
import type { Role, Pseudonyms } from "./Pseudonyms.ts";
import { tokensOf, type Token } from "./tokens.ts";

const fieldsByPath: ReadonlyMap<string, readonly PersonalField[]> = Map.groupBy(personalFields, ({ path }) => path);

/** A commander's name inside a symbol, as the game writes it. */
const decorated = /\$cmdr_decorate:#name=([^;]+);/g;

/** Roles whose values are also replaced elsewhere. Chat is too free for that, and numbers match too much. */
const remembered: ReadonlySet<Role> = new Set<Role>(["person", "commanderId", "squadron", "squadronTag"]);

/** Fields that are never changed. */
const structural = new Set(["event", "timestamp"]);

/** The largest number of rewritten strings to cache; most strings repeat. */
const mostCached = 200_000;

/** How the characters of a line stand for its text. A caller that has to keep broken bytes gives one character for each byte. */
export interface TextForm {
  readonly decode: (raw: string) => string;
  readonly encode: (text: string) => string;
}

const plainText: TextForm = { decode: (raw) => raw, encode: (text) => text };

/**
 * Replaces people in journals in two passes: call `learn` for every text, then `rewrite` for each. Everything that is not
 * replaced keeps its characters.
 */
export class Anonymiser {
  readonly #pseudonyms: Pseudonyms;
  readonly #form: TextForm;
  readonly #names = new NameReplacer();
  readonly #rewritten = new Map<string, string>();
  /** The different values found, by role. */
  readonly #found = new Map<Role, Set<string>>();

  constructor(pseudonyms: Pseudonyms, form = plainText) {
    this.#pseudonyms = pseudonyms;
    this.#form = form;
  }

  /** The number of different values found for a role. */
  count(role: Role): number {
    return this.#found.get(role)?.size ?? 0;
  }

  /** Collects the names in a text. */
  learn(text: string): void {
    if (!mayName.test(text)) return;
    const tokens = tokensOf(text);
    const read = readerOf(tokens, this.#form);
    for (const token of tokens) {
      const value = decodeString(token.raw, this.#form);
      const role = roleOf(token.path, value, read);
      if (role !== undefined && value !== "") this.#remember(role, value);
      for (const [, name = ""] of value.matchAll(decorated)) this.#remember("person", name);
      const tag = squadronTagIn(value);
      if (tag !== undefined) this.#remember("squadronTag", tag);
    }
  }

  /** Returns the text with all names replaced. */
  rewrite(text: string): string {
    const tokens = tokensOf(text);
    const read = readerOf(tokens, this.#form);
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
      const value = decodeString(raw, this.#form);
      const role = roleOf(path, value, read);
      if (role !== undefined && value !== "") return encodeString(this.#pseudonyms.of(role, value), raw, this.#form);
    }
    return this.#replaceNames(raw);
  }

  #replaceNumber(path: string, raw: string, read: Reader): string {
    if (!isNumber.test(raw)) return raw;
    // A number where a name belongs stays a number, so that the line says the same as before.
    const isPersonal = roleOf(path, raw, read) !== undefined;
    if (isPersonal) return this.#pseudonyms.of("squadronId", raw);
    return renumberCarrier(path, raw, this.#pseudonyms) ?? raw;
  }

  #replaceNames(raw: string): string {
    const known = this.#rewritten.get(raw);
    if (known !== undefined) return known;
    const value = decodeString(raw, this.#form);
    const renamed = this.#names.replaceIn(renameCarriers(value, this.#pseudonyms));
    const replacement = renamed === value ? raw : encodeString(renamed, raw, this.#form);
    if (this.#rewritten.size >= mostCached) this.#rewritten.clear();
    this.#rewritten.set(raw, replacement);
    return replacement;
  }
}

const isNumber = /^-?\d[\d.eE+-]*$/;

/** Whether a token is not valid JSON. It may be a name without quotes. */
const isBare = ({ raw }: Token) => !/^(?:"|-?\d[\d.eE+-]*$|true$|false$|null$)/.test(raw);

/** Reads the scalar at a path of the same event; a string without its quotes. */
type Reader = (path: string) => string | undefined;

function readerOf(tokens: readonly Token[], form: TextForm): Reader {
  return (path) => {
    const raw = tokens.find((token) => token.path === path)?.raw;
    return raw === undefined ? undefined : decodeString(raw, form);
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

/** A quick test: a text that does not match names nobody and need not be parsed. */
const mayName = new RegExp(
  `"event"\\s*:\\s*"(?:${kindsNamed.join("|")})"|"(?:${pathsNamed.join("|")})"|cmdr_decorate| \\| `,
);

const isAscii = /^\p{ASCII}*$/u;

/** Decodes a string literal; a broken one gives the characters between its quotes, a number itself. */
function decodeString(raw: string, form: TextForm): string {
  if (!raw.startsWith('"')) return raw;
  const text = isAscii.test(raw) ? raw : form.decode(raw);
  if (!text.includes("\\") && text.endsWith('"') && text.length > 1) return text.slice(1, -1);
  try {
    return JSON.parse(text) as string;
  } catch {
    return text.length > 1 && text.endsWith('"') ? text.slice(1, -1) : text.slice(1);
  }
}

/** Encodes a string literal, without a closing quote when the old one had none. */
function encodeString(value: string, old: string, form: TextForm): string {
  const isClosed = old.length > 1 && old.endsWith('"');
  const literal = JSON.stringify(value);
  return form.encode(isClosed ? literal : literal.slice(0, -1));
}
