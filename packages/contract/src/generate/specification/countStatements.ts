import type { Statement } from "../../facts/Statement.ts";

/** How many statements have which answer. */
export interface StatementCounts {
  readonly statements: number;
  readonly declared: number;
  readonly produced: number;
  readonly checked: number;
  /** Without a rule, because the files do not decide it. */
  readonly undecidable: number;
  /** Without a rule, because it only allows something or requires nothing of the files. */
  readonly unrestricted: number;
  readonly open: number;
}

/** Counts the answers of statements. */
export function countStatements(all: readonly Statement[]): StatementCounts {
  const count = (holds: (statement: Statement) => boolean): number => all.filter(holds).length;
  const isWithout = ({ checked, unchecked }: Statement, isUndecidable: boolean): boolean =>
    checked.length === 0 && unchecked !== undefined && (unchecked.sort === "undecidable") === isUndecidable;
  return {
    statements: all.length,
    declared: count(({ declared }) => declared.length > 0),
    produced: count(({ produced }) => produced.length > 0),
    checked: count(({ checked }) => checked.length > 0),
    undecidable: count((statement) => isWithout(statement, true)),
    unrestricted: count((statement) => isWithout(statement, false)),
    open: count(({ open }) => open.length > 0),
  };
}
