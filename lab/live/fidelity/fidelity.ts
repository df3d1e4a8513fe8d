import { compareKind, type Row } from "./compare.ts";
import { fidelityExplanations } from "./explanations.ts";
import type { KindFigures } from "./Figures.ts";
import { readRealFigures } from "./realFigures.ts";
import { countSimulated } from "./simulatedFigures.ts";

/** The length of each session in hours. */
export const hours = 4;
/** The number of seeds of the published table. */
export const fidelitySeeds = 10;

/** The comparison of simulated and real figures. */
export interface Fidelity {
  readonly kinds: readonly {
    readonly kind: string;
    readonly simulated: KindFigures;
    readonly realLines: number;
    readonly rows: readonly Row[];
  }[];
  /** Differences without an explanation. */
  readonly unexplained: readonly string[];
  /** Explanations without a difference. */
  readonly idle: readonly string[];
}

/** Simulates sessions and compares their figures with real ones. */
export function compareFidelity(seedCount: number): Fidelity {
  const simulated = countSimulated(seedCount, hours);
  const kinds = [...readRealFigures()].map(([kind, real]) => {
    const own = simulated.get(kind) ?? { lines: 0, fields: new Map() };
    const realLines = real.reduce((sum, { lines }) => sum + lines, 0);
    return { kind, simulated: own, realLines, rows: compareKind(kind, own, real) };
  });
  const rows = kinds.flatMap((each) => each.rows);
  const used = new Set(rows.flatMap(({ explained }) => explained));
  return {
    kinds,
    unexplained: rows
      .filter(({ differences, explained }) => explained.length < differences.length)
      .map(({ kind, field, differences }) => `${kind}.${field}: ${differences.join(" and ")}`),
    idle: fidelityExplanations.filter((each) => !used.has(each)).map(({ kind, fields }) => `${kind} ${fields.source}`),
  };
}
