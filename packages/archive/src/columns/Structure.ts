/** The column types of single values. */
export type ValueType = "VARCHAR" | "BOOLEAN" | "BIGINT" | "UBIGINT" | "DOUBLE" | "TIMESTAMP";

/** The structure of a value, as DuckDB's `from_json` takes it: a type, a list of one structure, or named fields. */
export type Structure = ValueType | readonly [Structure] | Fields;

/** The fields of a struct or the columns of a table, in written order. */
export interface Fields {
  readonly [name: string]: Structure;
}

/** The structure of an observed value, which is JSON where no type is known, as for an array that was always empty. */
export type ObservedStructure = ValueType | "JSON" | readonly [ObservedStructure] | ObservedColumns;

/** The columns of an observed kind, in the order in which the game writes them. */
export interface ObservedColumns {
  readonly [name: string]: ObservedStructure;
}

/** Prints a structure as a DuckDB type. */
export function sqlType(structure: Structure): string {
  if (typeof structure === "string") return structure;
  if (isList(structure)) return `${sqlType(structure[0])}[]`;
  const fields = Object.entries(structure).map(([name, field]) => `"${name}" ${sqlType(field)}`);
  return `STRUCT(${fields.join(", ")})`;
}

/** Whether a structure is a list and not named fields. */
export function isList<Any extends ObservedStructure>(structure: Any): structure is Extract<Any, readonly unknown[]> {
  return Array.isArray(structure);
}
