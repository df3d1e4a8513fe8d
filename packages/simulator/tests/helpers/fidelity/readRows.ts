import { countedFields, countedPresences } from "./countedFields.ts";

/** What the measure reads of a line. */
export interface Row {
  readonly atS: number;
  readonly kind: string;
  /** The values of the counted fields, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly line: string;
}

const head = /"timestamp": ?"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)", ?"event": ?"(\w+)"/;
const fields = new Set(Object.values(countedFields).flat());
const patterns = new Map([...fields].map((field) => [field, new RegExp(String.raw`"${field}": ?("[^"]*"|[\w.\[-]+)`)]));

/** Reads a line by regular expressions, as its text is; undefined for what is no event. */
export function readRow(line: string): Row | undefined {
  const found = head.exec(line);
  if (found === null) return undefined;
  const [, timestamp = "", kind = ""] = found;
  const values: Record<string, string> = {};
  for (const field of countedFields[kind] ?? []) {
    const value = patterns.get(field)?.exec(line)?.[1];
    if (value === undefined) continue;
    values[field] = countedPresences.has(`${kind} ${field}`) ? "present" : value.replaceAll('"', "");
  }
  return { atS: Date.parse(timestamp) / 1000, kind, values, line };
}
