import type { Proof, ProofInput, ProofOutcome, ProofRecord } from "../../lab/proof/Proof.ts";

/** How and where a proof runs. */
export interface Circumstances {
  readonly seed: number;
  readonly reduced: boolean;
  readonly commit: string;
  readonly node: string;
  /** A clock in milliseconds since 1970. */
  readonly now: () => number;
  readonly report: (line: string) => void;
}

/** A proof at its reduced size has ended by then, or never will. */
const patienceMs = 8 * 60_000;

/** Runs a proof; one that throws has failed, and its record says how. */
export async function prove(proof: Proof, circumstances: Circumstances): Promise<ProofRecord> {
  const { seed, reduced, commit, node, now, report } = circumstances;
  const size = reduced ? proof.reducedSize : proof.fullSize;
  report(`proving ${proof.name}: ${proof.claim}`);
  report(`  size ${size}${reduced ? ` (reduced; in full ${proof.fullSize})` : ""}, seed ${seed}`);
  const startMs = now();
  const input = { size, seed, report: (line: string) => report(`  ${line}`) };
  const { passed, result } = await runCaught(proof, input, reduced ? patienceMs : undefined);
  const durationMs = Math.round(now() - startMs);
  report(`  ${passed ? "holds" : "FAILED"} after ${durationMs} ms`);
  const date = new Date(startMs).toISOString();
  return { name: proof.name, claim: proof.claim, seed, size, reduced, passed, result, commit, node, date, durationMs };
}

async function runCaught(proof: Proof, input: ProofInput, mostMs: number | undefined): Promise<ProofOutcome> {
  const late = Promise.withResolvers<never>();
  const patience = mostMs && setTimeout(() => late.reject(new Error(`no end after ${mostMs / 60_000} min`)), mostMs);
  try {
    return await Promise.race([proof.run(input), late.promise]);
  } catch (error) {
    input.report(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { passed: false, result: { error: error instanceof Error ? error.message : String(error) } };
  } finally {
    clearTimeout(patience);
  }
}
