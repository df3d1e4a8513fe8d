import { compareKind, type Row } from "./compare.ts";
import { fidelityExplanations } from "./explanations.ts";
import type { KindFigures } from "./Figures.ts";
import { readRealFigures } from "./realFigures.ts";
import { countSimulated } from "./simulatedFigures.ts";

/** Hours each session is played. */
export const hours = 4;
/** The seeds of the table that is kept. */
export const fidelitySeeds = 10;

/** Simulated figures beside real ones. */
export interface Fidelity {
  readonly kinds: readonly {
    readonly kind: string;
    readonly simulated: KindFigures;
    readonly realLines: number;
    readonly rows: readonly Row[];
  }[];
  /** Differences nobody has explained. */
  readonly unexplained: readonly string[];
  /** Explanations of differences that are not there. */
  readonly idle: readonly string[];
}

/** Plays sessions, counts them and holds them against the real figures. */
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
