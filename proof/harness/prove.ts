import type { Proof, ProofInput, ProofOutcome, ProofRecord } from "../../lab/proof/Proof.ts";
import type { ProofSources } from "../../lab/proof/ProofSourceReader.ts";

/** How and where a proof runs. */
export interface Circumstances {
  readonly seed: number;
  readonly reduced: boolean;
  readonly commit: string;
  /** The code that runs, for the record of a full run. */
  readonly sources?: ProofSources | undefined;
  readonly node: string;
  /** A clock in milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (line: string) => void;
}

/** Runs a proof in this process. A proof that throws has failed; its record holds the message. */
export async function prove(proof: Proof, circumstances: Circumstances): Promise<ProofRecord> {
  const { seed, reduced, commit, sources, node, now, report } = circumstances;
  const size = reduced ? proof.reducedSize : proof.fullSize;
  report(`proving ${proof.name}: ${proof.claim}`);
  report(`  size ${size}${reduced ? ` (reduced; in full ${proof.fullSize})` : ""}, seed ${seed}`);
  const startMs = now();
  const { passed, result } = await runCaught(proof, {
    ...{ size, seed, isReduced: reduced },
    report: (line: string) => report(`  ${line}`),
  });
  const durationMs = Math.round(now() - startMs);
  report(`  ${passed ? "holds" : "FAILED"} after ${durationMs} ms`);
  const date = new Date(startMs).toISOString();
  const { name, claim } = proof;
  return { name, claim, seed, size, reduced, passed, result, commit, sources, node, date, durationMs };
}

async function runCaught(proof: Proof, input: ProofInput): Promise<ProofOutcome> {
  try {
    return await proof.run(input);
  } catch (error) {
    input.report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { passed: false, result: { error: error instanceof Error ? error.message : String(error) } };
  }
}
