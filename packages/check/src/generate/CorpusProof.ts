import type { RuleCount } from "../engine/Summary.ts";

/** What the pages quote of the proof over real journals. */
export interface CorpusProof {
  readonly lines: number;
  readonly events: number;
  readonly files: number;
  readonly errors: readonly { readonly rule: string; readonly file: string; readonly line: number }[];
  readonly warnings: Readonly<Record<string, number>>;
  readonly notes: Readonly<Record<string, number>>;
  readonly rules: Readonly<Record<string, RuleCount>>;
}

/** Reads the result out of the record that the proof left; undefined when it was not run. */
export function corpusProofIn(record: unknown): CorpusProof | undefined {
  return (record as { readonly result?: CorpusProof } | undefined)?.result;
}
