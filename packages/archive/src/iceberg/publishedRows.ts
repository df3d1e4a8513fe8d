import { identifier, literal } from "../engine/quote.ts";
import { isList, sqlType, type Fields, type Structure } from "../columns/Structure.ts";
import type { IcebergField, IcebergType } from "./IcebergSchema.ts";

/** Rows of one commander are together, in order of time; the rest of the order makes it complete. */
const order = `commander NULLS FIRST, "timestamp" NULLS FIRST, position.file, position.generation, position.line`;

/** The SQL that makes the rows of a published file from those of the lake. */
export function publishedRows(columns: Fields, source: string, condition: string): string {
  const fields = Object.entries(columns).map(([name, structure]) => {
    const value = name === "extra" ? extraOf(columns) : published(identifier(name), structure);
    return `${value} AS ${identifier(name)}`;
  });
  return `SELECT ${fields.join(", ")} FROM ${source} WHERE ${condition} ORDER BY ${order}`;
}

/** DuckDB's own cast to TIMESTAMPTZ asks a calendar and takes thirty times as long. */
function published(value: string, structure: Structure): string {
  if (structure === "TIMESTAMP") return `make_timestamptz(epoch_us(${value}))`;
  return `TRY_CAST(${value} AS ${publishedType(structure)})`;
}

function publishedType(structure: Structure): string {
  return sqlType(structure).replaceAll("UBIGINT", "BIGINT").replaceAll("TIMESTAMP", "TIMESTAMPTZ");
}

/**
 * The column `extra`, with each field added that has an id of 2^63 or more, because its column cannot hold it. Text, so that
 * the numbers in it keep every digit. Fields that are in `extra` already are whole there.
 */
function extraOf(columns: Fields): string {
  const wide = Object.entries(columns).filter(([, structure]) => hasId(structure));
  if (wide.length === 0) return "extra::VARCHAR";
  const members = wide.map(([name, structure]) => {
    const column = identifier(name);
    const returned = `TRY_CAST(TRY_CAST(${column} AS ${publishedType(structure)}) AS ${sqlType(structure)})`;
    const isThere = `coalesce(json_exists(extra, ${literal(`$."${name}"`)}) OR starts_with(extra::VARCHAR, '{"":'), false)`;
    const member = `${literal(`${JSON.stringify(name)}:`)} || ${journalJson(column, structure)} || ','`;
    return `CASE WHEN ${returned} IS DISTINCT FROM ${column} AND NOT ${isThere} THEN ${member} ELSE '' END`;
  });
  const added = `concat(${members.join(", ")})`;
  return `CASE WHEN ${added} = '' THEN extra::VARCHAR WHEN extra IS NULL THEN '{' || rtrim(${added}, ',') || '}'
    ELSE '{' || ${added} || substr(extra::VARCHAR, 2) END`;
}

/** The JSON of a column as a journal has it: without members that are null, and with times in the form of the game. */
function journalJson(column: string, structure: Structure): string {
  const replacements = [
    [String.raw`,"\w+":null`, ""],
    [String.raw`\{"\w+":null,?`, "{"],
    ...timesIn(structure).map(
      (name) => [String.raw`"(${name})":"([\d-]+) ([\d:]+)"`, String.raw`"\1":"\2T\3Z"`] as const,
    ),
  ] as const;
  return replacements.reduce(
    (text, [pattern, replacement]) => `regexp_replace(${text}, ${literal(pattern)}, ${literal(replacement)}, 'g')`,
    `to_json(${column})::VARCHAR`,
  );
}

/** The names of fields inside that are times. */
function timesIn(structure: Structure): readonly string[] {
  if (typeof structure === "string") return [];
  if (isList(structure)) return timesIn(structure[0]);
  return Object.entries(structure).flatMap(([name, field]) => (field === "TIMESTAMP" ? [name] : timesIn(field)));
}

function hasId(structure: Structure): boolean {
  return sqlType(structure).includes("UBIGINT");
}

/** The option `FIELD_IDS` of `COPY`, which writes the numbers of fields into a Parquet file. */
export function fieldIdsOption(fields: readonly IcebergField[]): string {
  return `{${fields.map(({ id, name, type }) => `${identifier(name)}: ${numbered(id, type)}`).join(", ")}}`;
}

function numbered(id: number, type: IcebergType): string {
  if (typeof type === "string") return String(id);
  const inside =
    type.type === "list"
      ? `"element": ${numbered(type["element-id"], type.element)}`
      : fieldIdsOption(type.fields).slice(1, -1);
  return `{__duckdb_field_id: ${id}, ${inside}}`;
}
