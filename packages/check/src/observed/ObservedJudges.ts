import {
  isObservedKind,
  judgeObserved,
  type JudgeObserved,
  type ObservedDeclaration,
} from "@shipslog/contract/observed";
import type { Checkable } from "../declare/Checkable.ts";
import { judgeBounds, type JudgeBounds } from "./judgeBounds.ts";

/** The judges of observed kinds, each made when the first event of its kind appears. */
class JudgesByKind {
  readonly #declarations: ReadonlyMap<string, ObservedDeclaration>;
  readonly #judges = new Map<string, JudgeObserved>();
  readonly #bounds = new Map<string, JudgeBounds | undefined>();

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

  /** The judge of the numbers of a kind; undefined when none has a bound. */
  boundsOf(kind: string): JudgeBounds | undefined {
    if (this.#bounds.has(kind)) return this.#bounds.get(kind);
    const declaration = this.#declarations.get(kind);
    const judge = declaration && judgeBounds(declaration);
    this.#bounds.set(kind, judge);
    return judge;
  }
}

/** The judges by the contract's own declarations; loaded once, however many sessions are checked. */
let ofContract: Promise<JudgesByKind> | undefined;

/** The judges of one check: by given declarations, or by those of the contract, which are loaded when an event needs them. */
export class ObservedJudges {
  readonly #isWanted: boolean;
  #judges: JudgesByKind | undefined;

  /** `isWanted` is false when no rule reports what differs from observed kinds. */
  constructor(declarations: readonly ObservedDeclaration[] | undefined, isWanted: boolean) {
    this.#isWanted = isWanted;
    this.#judges = isWanted && declarations !== undefined ? new JudgesByKind(declarations) : undefined;
  }

  /** Tells whether `load` must be awaited before these entries are checked. */
  isNeededFor(entries: readonly Checkable[]): boolean {
    if (!this.#isWanted || this.#judges !== undefined) return false;
    return entries.some((entry) => entry.type === "event" && isObservedKind(entry.kind));
  }

  /** Loads the declarations of the contract. They are larger than the check, and journals of the sixteen kinds need none. */
  async load(): Promise<void> {
    ofContract ??= import("@shipslog/contract/observed/declarations").then(
      ({ observedDeclarations }) => new JudgesByKind(observedDeclarations),
    );
    this.#judges = await ofContract;
  }

  /** The judge of a kind; undefined when the kind was not observed or the declarations are not loaded. */
  of(kind: string): JudgeObserved | undefined {
    return this.#judges?.of(kind);
  }

  /** The judge of the numbers of a kind; undefined when none has a bound, or the declarations are not loaded. */
  boundsOf(kind: string): JudgeBounds | undefined {
    return this.#judges?.boundsOf(kind);
  }
}
