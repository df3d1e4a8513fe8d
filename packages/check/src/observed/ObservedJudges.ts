import {
  isObservedKind,
  judgeObserved,
  type JudgeObserved,
  type LineOrigin,
  type ObservedDeclaration,
} from "@shipslog/contract/observed";
import type { Checkable } from "../declare/Checkable.ts";
import { PlainKinds, PlainLines } from "../plain/PlainLines.ts";
import { judgeBounds, type JudgeBounds } from "./judgeBounds.ts";

/** More origins than this are no journals of a game, so their judges are not kept. */
const originsMax = 100;

/** What judges the lines of one origin: their events by kind, and before that their text. */
interface OriginJudges {
  readonly byKind: Map<string, JudgeObserved>;
  readonly plainLines: PlainLines;
}

/** The judges of observed kinds by origin, each made when the first event of its kind appears. */
class JudgesByKind {
  readonly #declarations: ReadonlyMap<string, ObservedDeclaration>;
  readonly #origins = new Map<string, OriginJudges>();
  /** The judges of the last origin: all lines of a file have the same. */
  #last: { readonly origin: LineOrigin; readonly judges: OriginJudges } | undefined;
  readonly #plainKinds = new PlainKinds((kind) => (isObservedKind(kind) ? this.#declarations.get(kind) : undefined));
  readonly #bounds = new Map<string, JudgeBounds | undefined>();

  constructor(declarations: readonly ObservedDeclaration[]) {
    this.#declarations = new Map(declarations.map((declaration) => [declaration.kind, declaration]));
  }

  /** The judge of the events of a kind from one origin; undefined when the kind was not observed. */
  of(kind: string, origin: LineOrigin): JudgeObserved | undefined {
    const { byKind } = this.#from(origin);
    const known = byKind.get(kind);
    if (known !== undefined) return known;
    const declaration = this.#declarations.get(kind);
    if (declaration === undefined) return undefined;
    const judge = judgeObserved(declaration, origin);
    byKind.set(kind, judge);
    return judge;
  }

  /** The lines of an origin that no judge would object to. */
  plainFrom(origin: LineOrigin): PlainLines {
    return this.#from(origin).plainLines;
  }

  #from(origin: LineOrigin): OriginJudges {
    if (this.#last?.origin === origin) return this.#last.judges;
    const judges = this.#find(origin);
    this.#last = { origin, judges };
    return judges;
  }

  #find(origin: LineOrigin): OriginJudges {
    const { version = "", isNative } = origin;
    const key = isNative ? version : `${version} rewritten`;
    const known = this.#origins.get(key);
    if (known !== undefined) return known;
    if (this.#origins.size >= originsMax) this.#origins.clear();
    const fresh = { byKind: new Map<string, JudgeObserved>(), plainLines: new PlainLines(this.#plainKinds, origin) };
    this.#origins.set(key, fresh);
    return fresh;
  }

  /** The judge of the numbers of a kind; undefined when none has a bound. */
  boundsOf(kind: string): JudgeBounds | undefined {
    if (this.#bounds.has(kind)) return this.#bounds.get(kind);
    const declaration = this.#declarations.get(kind);
    const judge = declaration && judgeBounds(declaration);
    this.#bounds.set(kind, judge);
    return judge;
  }
}

/** The judges by the declarations they were made from, so that checks by the same declarations share them. */
const known = new WeakMap<readonly ObservedDeclaration[], JudgesByKind>();

function judgesBy(declarations: readonly ObservedDeclaration[]): JudgesByKind {
  const judges = known.get(declarations) ?? new JudgesByKind(declarations);
  known.set(declarations, judges);
  return judges;
}

/** The judges of one check: by given declarations, or by those of the contract, which are loaded when an event needs them. */
export class ObservedJudges {
  readonly #isWanted: boolean;
  #judges: JudgesByKind | undefined;

  /** `isWanted` is false when no rule reports what differs from observed kinds. */
  constructor(declarations: readonly ObservedDeclaration[] | undefined, isWanted: boolean) {
    this.#isWanted = isWanted;
    this.#judges = isWanted && declarations !== undefined ? judgesBy(declarations) : undefined;
  }

  /** Tells whether `load` must be awaited before these entries are checked. */
  isNeededFor(entries: readonly Checkable[]): boolean {
    if (!this.#isWanted || this.#judges !== undefined) return false;
    return entries.some((entry) => (entry.type === "event" || entry.type === "text") && isObservedKind(entry.kind));
  }

  /** Loads the declarations of the contract. They are larger than the check, and journals of the sixteen kinds need none. */
  async load(): Promise<void> {
    const { observedDeclarations } = await import("@shipslog/contract/observed/declarations");
    this.#judges = judgesBy(observedDeclarations);
  }

  /** The lines of an origin whose text is enough; undefined when the declarations are not loaded or no rule compares events with them. */
  plainFrom(origin: LineOrigin): PlainLines | undefined {
    return this.#judges?.plainFrom(origin);
  }

  /** The judge of the events of a kind from one origin; undefined when the kind was not observed or the declarations are not loaded. */
  of(kind: string, origin: LineOrigin): JudgeObserved | undefined {
    return this.#judges?.of(kind, origin);
  }

  /** The judge of the numbers of a kind; undefined when none has a bound, or the declarations are not loaded. */
  boundsOf(kind: string): JudgeBounds | undefined {
    return this.#judges?.boundsOf(kind);
  }
}
