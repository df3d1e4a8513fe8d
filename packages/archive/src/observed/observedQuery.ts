import { literal, identifier } from "../engine/quote.ts";
import type { ObservedColumns, ObservedStructure } from "../columns/Structure.ts";
import { observedTables } from "../generated/observedTables.ts";
import { changedFields, oldFormOf, oldNames, stateBeside, type OldForm } from "../tables/oldForms.ts";

/** Names in upper and lower case are equal in SQL, and every table has these columns. */
const taken: Readonly<Record<string, string>> = { commander: "CommanderName", position: "PositionValue" };

/** Which lines a query of an observed kind reads. */
export interface ReadLines {
  /** The SQL of a relation with the columns of `events`. Default: that table. */
  readonly lines?: string;
  /** Another column of this relation that the rows get too. */
  readonly also?: string;
}

/**
 * The SQL of the table of an observed kind: its fields, taken from the lines in `events`. A field is null where it is missing or has another type than the declaration says, unless an earlier game wrote it so.
 *
 * `wanted` are names, in lower case, of the columns that a query uses. They are taken from the line apart from the others, which
 * DuckDB then does not compute at all. This changes the time of a query and never its result.
 */
export function observedQuery(
  kind: string,
  wanted: ReadonlySet<string> = new Set(),
  { lines = "main.events", also = "" }: ReadLines = {},
): string {
  const columns = observedTables[kind] ?? {};
  const all = Object.entries(columns);
  const isWanted = (name: string) => wanted.has(columnOf(name).toLowerCase());
  const few = Object.fromEntries(all.filter(([name]) => isWanted(name)));
  const fields = all.map(([name, structure]) => {
    const today = `${isWanted(name) ? "few" : "all_fields"}.${identifier(name)}`;
    return `${orOldForm(kind, name, structure, today)} AS ${identifier(columnOf(name))}`;
  });
  const line = [`raw AS ${freeName("raw", columns)}`, `${extraOf(columns)} AS ${freeName("extra", columns)}`];
  const others = also === "" ? [] : [also];
  return `SELECT commander, position, ${[`"timestamp"`, ...fields, ...line, ...others].join(", ")}
    FROM (SELECT ${["commander", "position", `"timestamp"`, "raw", ...others].join(", ")}, ${fieldsOf(columns)} AS all_fields, ${fieldsOf(few)} AS few
      FROM ${lines} WHERE kind = ${literal(kind)})`;
}

/** The name of a column that every view has, with `_of_line` where a field has the same name, as `Raw` of Materials. */
function freeName(name: "raw" | "extra", columns: ObservedColumns): string {
  return Object.keys(columns).some((each) => each.toLowerCase() === name) ? `${name}_of_line` : name;
}

/** The SQL of the fields that no column has, as JSON; null if there are none. A patch with null removes a field. */
function extraOf(columns: ObservedColumns): string {
  const known = Object.fromEntries(["timestamp", "event", ...Object.keys(columns)].map((name) => [name, null]));
  return `nullif(TRY(json_merge_patch(raw, ${literal(JSON.stringify(known))})), '{}')`;
}

/** The SQL of a field, also where it has its old name or its old form. */
function orOldForm(kind: string, name: string, structure: ObservedStructure, today: string): string {
  const was = oldNames[kind]?.[name];
  const form = changedFields[kind]?.includes(name) === true ? oldFormOf(structure) : undefined;
  const shape = literal(JSON.stringify(structure));
  const names = was === undefined ? [name] : [name, was];
  const written = `coalesce(${names.map((each) => `TRY(raw->${literal(`$.${each}`)})`).join(", ")})`;
  if (form !== undefined) {
    const { type, value } = oldValue(form, written);
    return `CASE TRY(json_type(${written})) WHEN '${type}' THEN TRY(from_json(${value}, ${shape})) ELSE ${today} END`;
  }
  return was === undefined ? today : `coalesce(${today}, TRY(from_json(${written}, ${shape})))`;
}

/** The SQL of a value in an old form as JSON of today, and the type by which the old form is recognised. */
function oldValue(form: OldForm, written: string): { readonly type: string; readonly value: string } {
  if (form.type === "name") {
    const state = `TRY(raw->>${literal(`$.${stateBeside}`)})`;
    return { type: "VARCHAR", value: `json_object('Name', ${written}->>'$', '${stateBeside}', ${state})` };
  }
  const entries = `map_entries(from_json(${written}, '"MAP(VARCHAR, DOUBLE)"'))`;
  const item = `lambda each: {Name: each.key, ${identifier(form.number)}: each.value}`;
  return { type: "OBJECT", value: `to_json(list_transform(${entries}, ${item}))` };
}

function columnOf(name: string): string {
  return taken[name.toLowerCase()] ?? name;
}

function fieldsOf(columns: ObservedColumns): string {
  return Object.keys(columns).length === 0 ? "NULL" : `TRY(from_json(raw, ${literal(JSON.stringify(columns))}))`;
}
