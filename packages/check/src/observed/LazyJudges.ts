import { isObservedKind, type JudgeObserved, type ObservedDeclaration } from "@shipslog/contract/observed";
import type { Checkable } from "../configuration/CheckOptions.ts";
import { ObservedJudges } from "./ObservedJudges.ts";

/** The judges by the contract's own declarations; loaded once, however many sessions are checked. */
let ofContract: Promise<ObservedJudges> | undefined;

/** The judges of one check: by given declarations, or by those of the contract, which are loaded when an event needs them. */
export class LazyJudges {
  readonly #isWanted: boolean;
  #judges: ObservedJudges | undefined;

  /** `isWanted` is false when no rule reports what differs from observed kinds. */
  constructor(declarations: readonly ObservedDeclaration[] | undefined, isWanted: boolean) {
    this.#isWanted = isWanted;
    this.#judges = isWanted && declarations !== undefined ? new ObservedJudges(declarations) : undefined;
  }

  /** Tells whether `load` must be awaited before these entries are checked. */
  isNeededFor(entries: readonly Checkable[]): boolean {
    if (!this.#isWanted || this.#judges !== undefined) return false;
    return entries.some((entry) => entry.type === "event" && isObservedKind(entry.kind));
  }

  /** Loads the declarations of the contract. They are larger than the check, and journals of the sixteen kinds need none. */
  async load(): Promise<void> {
    ofContract ??= import("@shipslog/contract/observed/declarations").then(
      ({ observedDeclarations }) => new ObservedJudges(observedDeclarations),
    );
    this.#judges = await ofContract;
  }

  /** The judge of a kind; undefined when the kind was not observed or the declarations are not loaded. */
  of(kind: string): JudgeObserved | undefined {
    return this.#judges?.of(kind);
  }
}
