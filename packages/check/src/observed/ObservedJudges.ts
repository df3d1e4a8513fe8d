import {
  isObservedKind,
  judgeObserved,
  type JudgeObserved,
  type LineOrigin,
  type ObservedDeclaration,
} from "@shipslog/contract/observed";
import type { Checkable } from "../declare/Checkable.ts";
import { judgeBounds, type JudgeBounds } from "./judgeBounds.ts";

/** More origins than this are no journals of a game, so their judges are not kept. */
const originsMax = 100;

/** The judges of observed kinds by origin, each made when the first event of its kind appears. */
class JudgesByKind {
  readonly #declarations: ReadonlyMap<string, ObservedDeclaration>;
  readonly #judges = new Map<string, Map<string, JudgeObserved>>();
  readonly #bounds = new Map<string, JudgeBounds | undefined>();

  constructor(declarations: readonly ObservedDeclaration[]) {
    this.#declarations = new Map(declarations.map((declaration) => [declaration.kind, declaration]));
  }

  /** The judge of the events of a kind from one origin; undefined when the kind was not observed. */
  of(kind: string, origin: LineOrigin): JudgeObserved | undefined {
    const judges = this.#from(origin);
    const known = judges.get(kind);
    if (known !== undefined) return known;
    const declaration = this.#declarations.get(kind);
    if (declaration === undefined) return undefined;
    const judge = judgeObserved(declaration, origin);
    judges.set(kind, judge);
    return judge;
  }

  #from({ version = "", isNative }: LineOrigin): Map<string, JudgeObserved> {
    const key = isNative ? version : `${version} rewritten`;
    const known = this.#judges.get(key);
    if (known !== undefined) return known;
    if (this.#judges.size >= originsMax) this.#judges.clear();
    const fresh = new Map<string, JudgeObserved>();
    this.#judges.set(key, fresh);
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

  /** The judge of the events of a kind from one origin; undefined when the kind was not observed or the declarations are not loaded. */
  of(kind: string, origin: LineOrigin): JudgeObserved | undefined {
    return this.#judges?.of(kind, origin);
  }

  /** The judge of the numbers of a kind; undefined when none has a bound, or the declarations are not loaded. */
  boundsOf(kind: string): JudgeBounds | undefined {
    return this.#judges?.boundsOf(kind);
  }
}
