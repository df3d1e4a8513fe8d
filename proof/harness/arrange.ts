import type { Proof } from "../../lab/proof/Proof.ts";

/** The order in which proofs run at full size. */
export interface Arrangement {
  /** May run beside others, the longest first, so that none is left running at the end. */
  readonly together: readonly string[];
  /** Measure the machine, so each runs with nothing beside it. */
  readonly alone: readonly string[];
}

/** Arranges proofs by whether they measure the machine, and by how long each took when it last ran; one that never ran is first. */
export function arrange(
  proofs: readonly Pick<Proof, "name" | "isAlone">[],
  lastDurationMs: (name: string) => number | undefined,
): Arrangement {
  const lengthOf = ({ name }: Pick<Proof, "name">): number => lastDurationMs(name) ?? Number.MAX_VALUE;
  const longestFirst = proofs.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const { alone = [], together = [] } = Object.groupBy(longestFirst, ({ isAlone }) =>
    isAlone === true ? "alone" : "together",
  );
  return { together: together.map(({ name }) => name), alone: alone.map(({ name }) => name) };
}
