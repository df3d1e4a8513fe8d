import type { TextEntry } from "@shipslog/contract";
import { isUsualTimestamp } from "@shipslog/contract/internal";
import type { ObservedDeclaration } from "@shipslog/contract/observed";
import { lineOpenings } from "@shipslog/contract/text";
import { plainExpressions, separators } from "./plainExpression.ts";

/** The length of a timestamp in whole seconds, which is the form of every real line (F14). */
const timestampLength = 20;
/** A longer line is parsed: an expression may keep a way back for every character. */
const longestLine = 2 ** 20;

type DeclarationOf = (kind: string) => ObservedDeclaration | undefined;

/** Recognises plain lines: those whose text alone shows that nothing in them differs from what was observed of their kind. */
export class PlainLines {
  readonly #openings: readonly PlainOpening[];

  constructor(declarationOf: DeclarationOf) {
    this.#openings = lineOpenings.map((_, index) => new PlainOpening(index, declarationOf));
  }

  /** The timestamp of a plain line; undefined for any other line, which has to be parsed. */
  timestampOf({ raw, kind }: TextEntry): string | undefined {
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
  readonly #declarationOf: DeclarationOf;
  readonly #kinds = new Map<string, PlainKind>();
  /** The text up to the last day that exists; all lines of an evening share it. */
  #toDay = "-";

  constructor(index: number, declarationOf: DeclarationOf) {
    const { head, link } = lineOpenings[index] ?? lineOpenings[0];
    this.#head = head;
    this.#link = link;
    this.#linkAt = head.length + timestampLength;
    this.#nameAt = this.#linkAt + link.length;
    this.#separator = separators[index] ?? separators[0];
    this.#declarationOf = declarationOf;
  }

  timestampOf(raw: string, kind: string): string | undefined {
    const known = this.#kinds.get(kind) ?? this.#learn(kind);
    if (known === undefined || raw.length > longestLine) return undefined;
    if (!raw.startsWith(this.#link, this.#linkAt)) return undefined;
    if (!raw.startsWith(this.#toDay) && !this.#readDay(raw)) return undefined;
    if (!isTimeOfDay(raw, this.#linkAt - timeLength) || !known.accepts(raw, this.#nameAt)) return undefined;
    return raw.slice(this.#head.length, this.#linkAt);
  }

  /** Takes the day of a line whose whole timestamp exists. */
  #readDay(raw: string): boolean {
    if (!raw.startsWith(this.#head) || !isUsualTimestamp(raw.slice(this.#head.length, this.#linkAt))) return false;
    this.#toDay = raw.slice(0, this.#linkAt - timeLength);
    return true;
  }

  /** Kinds without a declaration are not kept: a hostile file may name millions. */
  #learn(kind: string): PlainKind | undefined {
    const declaration = this.#declarationOf(kind);
    if (declaration === undefined || declaration.fields.length > mostFields) return undefined;
    const known = new PlainKind(kind, () => plainExpressions(declaration, this.#separator));
    this.#kinds.set(kind, known);
    return known;
  }
}

/** The engine compiles an expression of more fields (Statistics has 220) to code that is slower than parsing. */
const mostFields = 150;
/** From this many lines of a kind on, its expressions are made: compiling them takes as long as parsing about as many. */
const parsedBefore = 100;
const recentMask = 3;

/** The plain lines of one kind. */
class PlainKind {
  /** The event name and its closing quote. */
  readonly #name: string;
  readonly #make: () => readonly RegExp[];
  #expressions: readonly RegExp[] | undefined;
  #parsed = 0;
  /** The last texts behind the event name that matched; more than half of all real text repeats one of them. */
  readonly #recent = ["", "", "", ""];
  #next = 0;

  constructor(kind: string, make: () => readonly RegExp[]) {
    this.#name = `${kind}"`;
    this.#make = make;
  }

  /** Tells whether the text from the event name on is plain. */
  accepts(raw: string, nameAt: number): boolean {
    if (!raw.startsWith(this.#name, nameAt)) return false;
    if (this.#expressions === undefined) {
      if (this.#parsed++ < parsedBefore) return false;
      this.#expressions = this.#make();
    }
    const restAt = nameAt + this.#name.length;
    const rest = raw.slice(restAt);
    const recent = this.#recent;
    if (rest === recent[0] || rest === recent[1] || rest === recent[2] || rest === recent[3]) return true;
    for (const expression of this.#expressions) {
      expression.lastIndex = restAt;
      if (!expression.test(raw)) continue;
      recent[this.#next++ & recentMask] = rest;
      return true;
    }
    return false;
  }
}
