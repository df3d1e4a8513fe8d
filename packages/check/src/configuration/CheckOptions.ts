import type { Dialect } from "@shipslog/contract";
import type { ObservedDeclaration } from "@shipslog/contract/observed";
import type { BasisName } from "../declare/Rule.ts";
import type { RuleOverride } from "./RuleOverride.ts";
import type { RuleSettings } from "./RuleSettings.ts";
import type { Baseline } from "../baseline/Baseline.ts";

/** How to check. */
export interface CheckOptions {
  /** The dialect to check the journal against; `defaultDialect` of the contract when left out. */
  readonly dialect?: Dialect | undefined;
  /** Severity, or off, of rules by id or by basis; the others keep their own. */
  readonly rules?: RuleSettings | undefined;
  /** Runs only the rules with this basis, where `spec` checks the statements of the specification alone, or only the rules with these ids. */
  readonly only?: BasisName | readonly string[] | undefined;
  /** Settings for the findings of some folders, kinds or fields; of several that fit, the last counts. */
  readonly overrides?: readonly RuleOverride[] | undefined;
  /** Accepted findings, each with a reason. */
  readonly baseline?: Baseline | undefined;
  /** Whether to collect what the contract does not know, and to note kinds outside the sixteen in `live`. */
  readonly drift?: boolean | undefined;
  /** A clock in milliseconds: with it, the check measures where its time goes, and takes longer. */
  readonly timer?: (() => number) | undefined;
  /**
   * The declarations to judge observed kinds by in `live`. When left out, `check` and `checkSession` load those of the contract
   * with the first such event; `createChecker` cannot wait for them and then judges no observed kind.
   */
  readonly observed?: readonly ObservedDeclaration[] | undefined;
}
