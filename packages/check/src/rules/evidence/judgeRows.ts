import type { Dialect, JsonObject } from "@shipslog/contract";
import type { Rule, RuleRun, RuleVerdict } from "../../declare/Rule.ts";

/** A row of a table about the events of one kind, or about one companion file. */
export interface EventRow {
  /** The kind of a line, or the name of a companion file. */
  readonly of: string;
  /** The only dialect in which the row holds; both when absent. */
  readonly only?: Dialect;
}

/** Creates the run of a rule that judges each event by the rows of a table about it. */
export function judgeRows<Row extends EventRow>(
  rows: readonly Row[],
  judge: (event: JsonObject, row: Row) => readonly RuleVerdict[],
): NonNullable<Rule["start"]> {
  const runIn = (dialect: Dialect): RuleRun => {
    const active = rows.filter(({ only }) => only === undefined || only === dialect);
    const judges = Object.fromEntries(
      [...Map.groupBy(active, ({ of }) => of)].map(([of, own]) => [
        of,
        (event: JsonObject) => own.flatMap((row) => judge(event, row)),
      ]),
    );
    // No kind has the name of a file.
    return { onEvent: judges, onCompanion: judges };
  };
  // Without a state of its own, one run is enough for all sessions.
  const runs = { spec: runIn("spec"), live: runIn("live") };
  return (dialect) => runs[dialect];
}
