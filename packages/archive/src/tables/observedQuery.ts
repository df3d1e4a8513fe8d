import { identifier, literal } from "../engine/quote.ts";
import { observedTables } from "../generated/observedTables.ts";
import type { ObservedColumns } from "./Structure.ts";

/** Names in upper and lower case are equal in SQL, and every table has these columns. */
const taken: Readonly<Record<string, string>> = { commander: "CommanderName", position: "PositionValue" };

/**
 * The SQL of the table of an observed kind: its fields, taken from the lines in `events`. A field is null where it is missing or
 * has another type than the declaration says.
 *
 * `wanted` are names, in lower case, of the columns that a query uses. They are taken from the line apart from the others, which
 * DuckDB then does not compute at all. This changes the time of a query and never its result.
 */
export function observedQuery(kind: string, wanted: ReadonlySet<string> = new Set()): string {
  const columns = observedTables[kind] ?? {};
  const all = Object.entries(columns);
  const isWanted = (name: string) => wanted.has(columnOf(name).toLowerCase());
  const few = Object.fromEntries(all.filter(([name]) => isWanted(name)));
  const fields = all.map(([name]) => {
    return `${isWanted(name) ? "few" : "all_fields"}.${identifier(name)} AS ${identifier(columnOf(name))}`;
  });
  return `SELECT commander, position, ${[`"timestamp"`, ...fields].join(", ")}
    FROM (SELECT commander, position, "timestamp", ${fieldsOf(columns)} AS all_fields, ${fieldsOf(few)} AS few
      FROM main.events WHERE kind = ${literal(kind)})`;
}

function columnOf(name: string): string {
  return taken[name.toLowerCase()] ?? name;
}

function fieldsOf(columns: ObservedColumns): string {
  return Object.keys(columns).length === 0 ? "NULL" : `TRY(from_json(raw, ${literal(JSON.stringify(columns))}))`;
}
