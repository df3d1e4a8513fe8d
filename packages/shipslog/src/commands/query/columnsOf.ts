import { findKind, readKindSchema } from "../explain/schemas.ts";

/** A unit as the contract's descriptions of fields say it. */
const unit =
  /\b(?:in|as a) (light-years|light-seconds|metres|tonnes|credits|seconds|degrees|kelvin|percent|fraction)\b/;

/** SQL that lists the columns of a table: name, unit and type. Times have no zone in DuckDB; those of journals are UTC. */
export async function columnsOf(table: string): Promise<string> {
  const kind = findKind(table);
  const { properties = {} } = kind === undefined ? {} : await readKindSchema(kind);
  const units = Object.entries(properties).flatMap(([name, { description = "" }]) => {
    const [, found] = unit.exec(description) ?? [];
    return found === undefined ? [] : [`WHEN '${name}' THEN '${found}'`];
  });
  const named = `"${table.replaceAll('"', '""')}"`;
  return `SELECT column_name AS "column", CASE column_name ${units.join(" ")}
    WHEN 'bytes' THEN 'bytes' ELSE CASE WHEN column_type = 'TIMESTAMP' THEN 'UTC' END END AS "unit", column_type AS "type"
    FROM (DESCRIBE ${named})`;
}
