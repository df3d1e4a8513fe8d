import { isList, type Fields, type Structure, type ValueType } from "../columns/Structure.ts";

/** The condition under which a column of each type returns a value unchanged. */
const conditions: Readonly<Record<ValueType, string>> = {
  VARCHAR: `typeof value === "string"`,
  BOOLEAN: `typeof value === "boolean"`,
  BIGINT: `Number.isSafeInteger(value) && (value !== 0 || 1 / value > 0)`,
  UBIGINT: `typeof value === "bigint" ? isId(value) : Number.isSafeInteger(value) && ((value as number) > 0 || Object.is(value, 0))`,
  DOUBLE: `typeof value === "number" && Number.isFinite(value) && (value !== 0 || 1 / value > 0)`,
  TIMESTAMP: `isTime(value)`,
};

/** A member has one colon; a timestamp has two more. */
const colons = (structure: Structure) => (structure === "TIMESTAMP" ? 3 : 1);

/** Prints a module with a function for each kind and for each structure inside. */
export function colonsModule(tables: Readonly<Record<string, Fields>>): string {
  const functions = new Map<string, string>();
  const nameOf = (structure: Structure): string => {
    const key = JSON.stringify(structure);
    const known = functions.get(key);
    if (known !== undefined) return known;
    const name = `colons${functions.size}`;
    functions.set(key, name);
    bodies.push(
      isList(structure) ? listFunction(name, structure[0], nameOf) : fieldsFunction(name, structure as Fields, nameOf),
    );
    return name;
  };
  const bodies: string[] = [];
  const entries = Object.entries(tables).map(
    ([kind, columns]) => `  ${kind}: ${nameOf({ ...columns, event: "VARCHAR" })},`,
  );
  return [
    "// Generated from the contract's declarations by `npm run generate`; change those instead.",
    'import type { JsonObject, JsonValue, Kind } from "@shipslog/contract";',
    'import { isId, isTime } from "../columns/fits.ts";',
    "",
    "/** The least number of colons in the JSON of an event; -1 if a column would not return its value unchanged. */",
    `export const leastColons: Readonly<Record<Kind, (event: JsonObject) => number>> = {\n${entries.join("\n")}\n};`,
    "",
    bodies.join("\n"),
  ].join("\n");
}

function fieldsFunction(name: string, fields: Fields, nameOf: (structure: Structure) => string): string {
  const bodies = Map.groupBy(Object.entries(fields), ([, structure]) => caseBody(structure, nameOf));
  const cases = [...bodies].map(([body, those]) => {
    const labels = those.map(([field]) => `      case ${JSON.stringify(field)}:`);
    return `${labels.join("\n")}${body}`;
  });
  return `function ${name}(object: JsonObject): number {
  if (typeof object !== "object" || object === null || Array.isArray(object)) return -1;
  let count = 0;
  for (const key in object) {
    const value = object[key];
    switch (key) {
${cases.join("\n")}
      default:
        return -1;
    }
  }
  return count;
}
`;
}

/** What a field is judged by: the fields of one type share it. */
function caseBody(structure: Structure, nameOf: (structure: Structure) => string): string {
  if (typeof structure === "string") {
    return `\n        if (!(${conditions[structure]})) return -1;\n        count += ${colons(structure)};\n        break;`;
  }
  return ` {\n        const inside = ${nameOf(structure)}(value as never);\n        if (inside === -1) return -1;\n        count += 1 + inside;\n        break;\n      }`;
}

function listFunction(name: string, item: Structure, nameOf: (structure: Structure) => string): string {
  const isValue = typeof item === "string";
  const check = isValue
    ? `    if (!(${conditions[item]})) return -1;\n    count += ${colons(item) - 1};`
    : `    const inside = ${nameOf(item)}(value as never);\n    if (inside === -1) return -1;\n    count += inside;`;
  return `function ${name}(list: readonly JsonValue[]): number {
  if (!Array.isArray(list)) return -1;
  let count = 0;
  for (const value of list as readonly JsonValue[]) {
${check}
  }
  return count;
}
`;
}
