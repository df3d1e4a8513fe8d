import { countShape, listShape, objectShape, oneOfShape, textShape, type JsonShape } from "@shipslog/contract/internal";
import { isList, type Fields, type Structure, type ValueType } from "../columns/Structure.ts";

/** A type as Iceberg writes it in JSON. */
export type IcebergType = string | IcebergStruct | IcebergList;

/** A struct with numbered fields. */
export interface IcebergStruct {
  readonly type: "struct";
  readonly fields: readonly IcebergField[];
}

/** A list whose items have a number of their own. */
interface IcebergList {
  readonly type: "list";
  readonly "element-id": number;
  readonly "element-required": false;
  readonly element: IcebergType;
}

/** A column or a field of a struct. Its number, not its name, identifies it in data files. */
export interface IcebergField {
  readonly id: number;
  readonly name: string;
  readonly required: false;
  readonly type: IcebergType;
}

/** The schema of a table. */
export interface IcebergSchema extends IcebergStruct {
  readonly "schema-id": number;
}

const fieldsShape = listShape<IcebergField>((value, field) => fieldShape(value, field));

/** A type is a name, a struct or a list; what is neither of the last two must be a name. */
const typeShape: JsonShape<IcebergType> = (value, field) => {
  const { type } = (typeof value === "object" && value !== null ? value : {}) as { readonly type?: unknown };
  if (type === "struct") return structShape(value, field);
  return type === "list" ? icebergListShape(value, field) : textShape(value, field);
};
const fieldShape = objectShape<IcebergField>({
  id: countShape,
  name: textShape,
  required: oneOfShape([false]),
  type: typeShape,
});
const structShape = objectShape<IcebergStruct>({ type: oneOfShape(["struct"]), fields: fieldsShape });
const icebergListShape = objectShape<IcebergList>({
  type: oneOfShape(["list"]),
  "element-id": countShape,
  "element-required": oneOfShape([false]),
  element: typeShape,
});

/** What a metadata file must say about a schema. */
export const icebergSchemaShape = objectShape<IcebergSchema>({
  type: oneOfShape(["struct"]),
  fields: fieldsShape,
  "schema-id": countShape,
});

/** Iceberg has no unsigned integers, and times without a zone are not moments. */
const typeNames: Readonly<Record<ValueType, string>> = {
  VARCHAR: "string",
  BOOLEAN: "boolean",
  BIGINT: "long",
  UBIGINT: "long",
  DOUBLE: "double",
  TIMESTAMP: "timestamptz",
};

/**
 * Makes the schema of some columns. Fields that the schema before has, with the same type, keep their numbers; others get numbers
 * after `lastId`, the highest that was ever given.
 */
export function icebergSchema(columns: Fields, before?: IcebergSchema, lastId = 0): IcebergSchema {
  const known = new Map((before === undefined ? [] : placedFields(before)).map(({ key, id }) => [key, id]));
  let last = lastId;
  const number = (key: string) => known.get(key) ?? ++last;
  const fields = fieldsOf(columns, "", number);
  const isSame = JSON.stringify(fields) === JSON.stringify(before?.fields);
  return { type: "struct", "schema-id": (before?.["schema-id"] ?? -1) + (isSame ? 0 : 1), fields };
}

function fieldsOf(columns: Fields, path: string, number: (key: string) => number): readonly IcebergField[] {
  return Object.entries(columns).map(([name, structure]) => {
    const place = `${path}.${name}`;
    const id = number(keyOf(place, shortType(structure)));
    return { id, name, required: false, type: typeOf(structure, place, number) };
  });
}

function typeOf(structure: Structure, path: string, number: (key: string) => number): IcebergType {
  if (typeof structure === "string") return typeNames[structure];
  if (!isList(structure)) return { type: "struct", fields: fieldsOf(structure, path, number) };
  const [item] = structure;
  const place = `${path}[]`;
  const id = number(keyOf(place, shortType(item)));
  return { type: "list", "element-id": id, "element-required": false, element: typeOf(item, place, number) };
}

function shortType(structure: Structure): string {
  if (typeof structure === "string") return typeNames[structure];
  return isList(structure) ? "list" : "struct";
}

/** A field whose type has changed is another field. */
function keyOf(path: string, type: string): string {
  return `${path}:${type}`;
}

/** A field anywhere in a schema. */
export interface PlacedField {
  readonly key: string;
  readonly id: number;
  readonly type: IcebergType;
  /** The names that lead to it, as DuckDB writes them in statistics. */
  readonly path: readonly string[];
  /** Whether a row may have it several times. */
  readonly isRepeated: boolean;
}

/** All fields of a schema with those inside. */
export function placedFields({ fields }: IcebergStruct): readonly PlacedField[] {
  return fields.flatMap(({ id, name, type }) => placed(type, id, `.${name}`, [name], false));
}

function placed(
  type: IcebergType,
  id: number,
  place: string,
  path: readonly string[],
  isRepeated: boolean,
): readonly PlacedField[] {
  const own = { key: keyOf(place, typeof type === "string" ? type : type.type), id, type, path, isRepeated };
  if (typeof type === "string") return [own];
  if (type.type === "list") {
    return [own, ...placed(type.element, type["element-id"], `${place}[]`, [...path, "element"], true)];
  }
  return [
    own,
    ...type.fields.flatMap((field) =>
      placed(field.type, field.id, `${place}.${field.name}`, [...path, field.name], isRepeated),
    ),
  ];
}
