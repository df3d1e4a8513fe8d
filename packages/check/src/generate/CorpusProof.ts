import type { Severity } from "@shipslog/contract";
import type { RuleCount } from "../engine/Summary.ts";

/** An error or warning in the real journals, with the verdict of a reader. */
export interface JudgedFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  /** Whether the journal has the defect; absent when nobody has read the lines around it. */
  readonly isTrue?: boolean;
}

/** How near real data comes to the numeric limit of a rule. */
export interface RuleMargin {
  readonly rule: string;
  readonly what: string;
  readonly limit: number;
  readonly compared: number;
  /** The largest value within the limit. */
  readonly largest: number;
  /** How many values are beyond the limit. */
  readonly beyond: number;
}

/** The figures of the proof over real journals that the pages show. */
export interface CorpusProof {
  readonly lines: number;
  readonly events: number;
  readonly files: number;
  /** The share of errors and warnings that are true. */
  readonly precision: number;
  readonly margins: readonly RuleMargin[];
  readonly judged: readonly JudgedFinding[];
  readonly errors: Readonly<Record<string, number>>;
  readonly warnings: Readonly<Record<string, number>>;
  readonly notes: Readonly<Record<string, number>>;
  readonly rules: Readonly<Record<string, RuleCount>>;
}

/** Reads the result from the record of the proof; undefined without a record. */
export function corpusProofIn(record: unknown): CorpusProof | undefined {
  return (record as { readonly result?: CorpusProof } | undefined)?.result;
}
