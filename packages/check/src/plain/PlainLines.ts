import type { TextEntry } from "@shipslog/contract";
import { expectedOf, isUsualTimestamp } from "@shipslog/contract/internal";
import type { LineOrigin, ObservedDeclaration } from "@shipslog/contract/observed";
import { lineOpenings } from "@shipslog/contract/text";
import { declaredOrder, plainExpressions, separators, withOrderOf } from "./plainExpression.ts";

/** The length of a timestamp in whole seconds, which is the form of every real line (F14). */
const timestampLength = 20;
/** A longer line is parsed: an expression may keep a way back for every character. */
const longestLine = 2 ** 20;

/** What the lines of all origins share: how many lines of a kind were parsed, and the expressions, of which most origins have the same. */
export class PlainKinds {
  readonly #declarationOf: (kind: string) => ObservedDeclaration | undefined;
  readonly #parsed = new Map<string, number>();
  readonly #expressions = new Map<string, RegExp>();

  constructor(declarationOf: (kind: string) => ObservedDeclaration | undefined) {
    this.#declarationOf = declarationOf;
  }

  /** The declaration of a kind whose lines can be plain; undefined for the first lines of a kind, which are parsed. */
  declarationOf(kind: string): ObservedDeclaration | undefined {
    const declaration = this.#declarationOf(kind);
    // Kinds without a declaration are not kept: a hostile file may name millions.
    if (declaration === undefined) return undefined;
    const parsed = this.#parsed.get(kind) ?? 0;
    if (parsed >= parsedBefore) return declaration;
    this.#parsed.set(kind, parsed + 1);
    return undefined;
  }

  /** The expression of a source. */
  expressionOf(source: string): RegExp {
    const known = this.#expressions.get(source);
    if (known !== undefined) return known;
    if (this.#expressions.size >= mostExpressions) this.#expressions.clear();
    const expression = new RegExp(source, "y");
    this.#expressions.set(source, expression);
    return expression;
  }
}

/** From this many lines of a kind on, its expressions are made: compiling them takes as long as parsing about as many. */
const parsedBefore = 100;
/** All kinds have fewer in all known versions of the game. */
const mostExpressions = 5000;

/**
 * Recognises the plain lines of one origin: those whose text alone shows that nothing in them differs from what was observed of their kind,
 * and that each key is there once.
 */
export class PlainLines {
  readonly #openings: readonly PlainOpening[];

  constructor(kinds: PlainKinds, origin: LineOrigin) {
    this.#openings = lineOpenings.map((_, index) => new PlainOpening(index, kinds, origin));
  }

  /** The timestamp of a plain line; undefined for any other line, which has to be parsed. */
  timestampOf({ raw, kind }: Pick<TextEntry, "raw" | "kind">): string | undefined {
    const isSpaced = raw.charCodeAt(1) === space;
    return this.#openings[isSpaced ? 0 : 1]?.timestampOf(raw, kind);
  }
}

const space = 32;
/** The length of the time in a timestamp, as in `12:00:00Z`. */
const timeLength = 9;
const colon = 58;
const zulu = 90;

/** Tells whether the text has a time of day at an index, which costs a tenth of an expression. */
function isTimeOfDay(text: string, at: number): boolean {
  return (
    twoDigits(text, at) < 24 &&
    text.charCodeAt(at + 2) === colon &&
    twoDigits(text, at + 3) < 60 &&
    text.charCodeAt(at + 5) === colon &&
    twoDigits(text, at + 6) < 60 &&
    text.charCodeAt(at + 8) === zulu
  );
}

/** The number of two digits; not a number below 100 where there are none. */
function twoDigits(text: string, at: number): number {
  const tens = (text.charCodeAt(at) - 48) >>> 0;
  const ones = (text.charCodeAt(at + 1) - 48) >>> 0;
  return ones < 10 ? 10 * tens + ones : Infinity;
}

/** The plain lines that begin alike: as the game writes them, or as compact JSON. */
class PlainOpening {
  readonly #head: string;
  readonly #link: string;
  readonly #linkAt: number;
  readonly #nameAt: number;
  readonly #separator: (typeof separators)[number];
  readonly #shared: PlainKinds;
  readonly #origin: LineOrigin;
  readonly #kinds = new Map<string, PlainKind>();
  /** The text up to the last day that exists; all lines of an evening share it. */
  #toDay = "-";
  /** The text up to the event name of the last line whose timestamp exists, and that timestamp; two lines of five share it with the next. */
  #opening = "-";
  #timestamp = "";

  constructor(index: number, shared: PlainKinds, origin: LineOrigin) {
    const { head, link } = lineOpenings[index] ?? lineOpenings[0];
    this.#head = head;
    this.#link = link;
    this.#linkAt = head.length + timestampLength;
    this.#nameAt = this.#linkAt + link.length;
    this.#separator = separators[index] ?? separators[0];
    this.#shared = shared;
    this.#origin = origin;
  }

  timestampOf(raw: string, kind: string): string | undefined {
    const known = this.#kinds.get(kind) ?? this.#learn(kind);
    if (known === undefined || raw.length > longestLine) return undefined;
    if (!raw.startsWith(this.#opening) && !this.#readOpening(raw)) return undefined;
    return known.accepts(raw, this.#nameAt) ? this.#timestamp : undefined;
  }

  /** Takes the text up to the event name of a line whose timestamp exists. */
  #readOpening(raw: string): boolean {
    if (!raw.startsWith(this.#link, this.#linkAt)) return false;
    if (!raw.startsWith(this.#toDay) && !this.#readDay(raw)) return false;
    if (!isTimeOfDay(raw, this.#linkAt - timeLength)) return false;
    this.#opening = raw.slice(0, this.#nameAt);
    this.#timestamp = raw.slice(this.#head.length, this.#linkAt);
    return true;
  }

  /** Takes the day of a line whose whole timestamp exists. */
  #readDay(raw: string): boolean {
    if (!raw.startsWith(this.#head) || !isUsualTimestamp(raw.slice(this.#head.length, this.#linkAt))) return false;
    this.#toDay = raw.slice(0, this.#linkAt - timeLength);
    return true;
  }

  #learn(kind: string): PlainKind | undefined {
    const declaration = this.#shared.declarationOf(kind);
    if (declaration === undefined) return undefined;
    const top = expectedOf(declaration, this.#origin);
    const known = new PlainKind(kind, declaredOrder(top), (order) =>
      plainExpressions(top, order, this.#separator).map((source) => this.#shared.expressionOf(source)),
    );
    this.#kinds.set(kind, known);
    return known;
  }
}

const recentMask = 3;
/** How many orders of its fields a kind may have; versions of the game have put a translation or a new field elsewhere. */
const mostOrders = 4;
/** How many lines without a match are parsed to learn their order. */
const mostLessons = 20;

/** Expressions for the text of a line, each from where the one before ended. */
type Expressions = readonly RegExp[];

/** The plain lines of one kind. */
class PlainKind {
  /** The event name and its closing quote. */
  readonly #name: string;
  readonly #order: readonly string[];
  readonly #expressionsOf: (order: readonly string[]) => Expressions;
  /** For each order that is known. */
  readonly #orders: Expressions[];
  #lessons = 0;
  /** The last texts behind the event name that matched; more than half of all real text repeats one of them. */
  readonly #recent: string[] = [];
  #next = 0;

  constructor(kind: string, order: readonly string[], expressionsOf: (order: readonly string[]) => Expressions) {
    this.#name = `${kind}"`;
    this.#order = order;
    this.#expressionsOf = expressionsOf;
    this.#orders = [expressionsOf(order)];
  }

  /** Tells whether the text from the event name on is plain. */
  accepts(raw: string, nameAt: number): boolean {
    if (!raw.startsWith(this.#name, nameAt)) return false;
    const restAt = nameAt + this.#name.length;
    const rest = raw.slice(restAt);
    const recent = this.#recent;
    if (rest === recent[0] || rest === recent[1] || rest === recent[2] || rest === recent[3]) return true;
    if (!this.#matches(raw, restAt) && !this.#learns(raw, restAt)) return false;
    recent[this.#next++ & recentMask] = rest;
    return true;
  }

  #matches(raw: string, restAt: number): boolean {
    for (const expressions of this.#orders) if (matchAll(expressions, raw, restAt)) return true;
    return false;
  }

  /** Takes the order of the fields from a line, if that makes the line plain. */
  #learns(raw: string, restAt: number): boolean {
    if (this.#orders.length >= mostOrders || this.#lessons >= mostLessons) return false;
    this.#lessons++;
    const names = keysOf(raw);
    const order = names && withOrderOf(names, this.#order);
    if (order === undefined) return false;
    const expressions = this.#expressionsOf(order);
    if (!matchAll(expressions, raw, restAt)) return false;
    this.#orders.push(expressions);
    return true;
  }
}

function matchAll(expressions: Expressions, raw: string, start: number): boolean {
  let at = start;
  for (const expression of expressions) {
    expression.lastIndex = at;
    if (!expression.test(raw)) return false;
    at = expression.lastIndex;
  }
  return true;
}

function keysOf(raw: string): readonly string[] | undefined {
  try {
    return Object.keys(JSON.parse(raw) as object);
  } catch {
    return undefined;
  }
}
