import {
  isObservedKind,
  judgeObserved,
  type JudgeObserved,
  type ObservedDeclaration,
} from "@shipslog/contract/observed";
import type { Checkable } from "../declare/Checkable.ts";
import { PlainLines } from "../plain/PlainLines.ts";

/** The judges of observed kinds, each made when the first event of its kind appears. */
class JudgesByKind {
  readonly #declarations: ReadonlyMap<string, ObservedDeclaration>;
  readonly #judges = new Map<string, JudgeObserved>();
  /** The lines that no judge would object to. */
  readonly plainLines = new PlainLines((kind) => (isObservedKind(kind) ? this.#declarations.get(kind) : undefined));

  constructor(declarations: readonly ObservedDeclaration[]) {
    this.#declarations = new Map(declarations.map((declaration) => [declaration.kind, declaration]));
  }

  /** The judge of a kind; undefined when the kind was not observed. */
  of(kind: string): JudgeObserved | undefined {
    const known = this.#judges.get(kind);
    if (known !== undefined) return known;
    const declaration = this.#declarations.get(kind);
    if (declaration === undefined) return undefined;
    const judge = judgeObserved(declaration);
    this.#judges.set(kind, judge);
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

  /** The lines whose text is enough; undefined when the declarations are not loaded or no rule compares events with them. */
  get plainLines(): PlainLines | undefined {
    return this.#judges?.plainLines;
  }

  /** The judge of a kind; undefined when the kind was not observed or the declarations are not loaded. */
  of(kind: string): JudgeObserved | undefined {
    return this.#judges?.of(kind);
  }
}
