import type { RuleCount } from "../engine/Summary.ts";

/** The figures of the proof over real journals that the pages show. */
export interface CorpusProof {
  readonly lines: number;
  readonly events: number;
  readonly files: number;
  readonly errors: readonly { readonly rule: string; readonly file: string; readonly line: number }[];
  readonly warnings: Readonly<Record<string, number>>;
  readonly notes: Readonly<Record<string, number>>;
  readonly rules: Readonly<Record<string, RuleCount>>;
}

/** Reads the result from the record of the proof; undefined without a record. */
export function corpusProofIn(record: unknown): CorpusProof | undefined {
  return (record as { readonly result?: CorpusProof } | undefined)?.result;
}
