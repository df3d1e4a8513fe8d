import type { ProofSources } from "./ProofSourceReader.ts";

/**
 * One proof is one file `proof/<name>.ts` that exports a `proof` of the same name:
 *
 * ```ts
 * export const proof: Proof = {
 *   name: "every-line-once",
 *   claim: "Every complete line is delivered once and in order.",
 *   fullSize: 1_000_000,
 *   reducedSize: 10_000,
 *   run({ size, seed, report }) {
 *     const lost = deliver(size, seed);
 *     report(`${size} lines delivered`);
 *     return { passed: lost === 0, result: { lost } };
 *   },
 * };
 * ```
 *
 * `npm run proof` runs it at full size and writes `docs/proof/<name>.json`; CI runs the same code at the reduced size.
 */
export interface Proof {
  /** The name of the file, without its ending. */
  readonly name: string;
  /** What the proof shows, in one sentence. */
  readonly claim: string;
  readonly fullSize: number;
  readonly reducedSize: number;
  /** Paths it cannot run without, relative to the root of the project. */
  readonly needs?: readonly string[];
  /** Set where the record holds times or what the machine has left: at full size nothing runs beside it. */
  readonly isAlone?: true;
  run(given: ProofInput): ProofOutcome | Promise<ProofOutcome>;
}

/** The input of a proof: its size, the seed of all randomness, and a function that reports progress. */
export interface ProofInput {
  readonly size: number;
  readonly seed: number;
  /** Whether this is the small run of the check, which must pass on a busy machine: it asserts no time of the clock. */
  readonly isReduced: boolean;
  readonly report: (line: string) => void;
}

/** The result of a proof as plain JSON, and whether its claim holds. */
export interface ProofOutcome {
  readonly passed: boolean;
  readonly result: unknown;
}

/** The record of a proof run, as stored in `docs/proof`. */
export interface ProofRecord extends ProofOutcome {
  readonly name: string;
  readonly claim: string;
  readonly seed: number;
  readonly size: number;
  readonly reduced: boolean;
  /** The commit that was checked out, ending in `-dirty` when files differed from it. */
  readonly commit: string;
  /** The code that ran; undefined in a reduced run. */
  readonly sources?: ProofSources | undefined;
  readonly node: string;
  readonly date: string;
  readonly durationMs: number;
}
