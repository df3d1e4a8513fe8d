import { deviations } from "../dialects/deviations.ts";
import { gameHistoryOf } from "../contract/GameHistory.ts";
import type { FieldHistory } from "../observed/KindHistory.ts";
import type { ObservedType } from "../observed/ObservedDeclaration.ts";
import { readHistories } from "./observed/evidence.ts";
import { type SchemaNode, isForbidden, declared } from "./declared.ts";

/** The module of one kind: its type, and its contract with the generated check. */
export function kindModule(kind: string, node: SchemaNode): string {
  const history = readHistories.find((each) => each.kind === kind);
  const changes = new Map((history?.fields ?? []).map((field) => [field.path, field]));
  const rules = {
    kind,
    sections: sectionsOf(node),
    effects: effectsOf(kind),
    history: history === undefined ? undefined : gameHistoryOf(history),
    file: node["x-file"],
  };
  const anyGame = changes.size === 0 ? kind : `${kind}OfAnyGame`;
  return [
    'import { contractOf, type Contract } from "../../contract/Contract.ts";',
    `import { check } from "../checks/${kind}.ts";`,
    "",
    `/** ${node.description} */`,
    `export type ${kind} = ${printType(node)};`,
    "",
    ...(changes.size === 0
      ? []
      : [
          `/** ${kind} as any game since ${history?.since} wrote it: what some version lacks is optional. */`,
          `export type ${anyGame} = ${printType(node, { changes })};`,
          "",
        ]),
    `/** The contract of ${kind}. */`,
    `export const ${kind}: Contract<"${kind}", ${kind}, ${anyGame}> = contractOf({ check,${JSON.stringify(rules, null, 2).slice(1)} as const);`,
    "",
  ].join("\n");
}

/** The headings of the specification by field path, listed only where it differs from the enclosing one. */
function sectionsOf(node: SchemaNode, path = "", around = ""): Record<string, string> {
  const section = node["x-section"] ?? around;
  const inside = Object.entries(node.properties ?? {}).map(([name, field]) =>
    sectionsOf(field, path === "" ? name : `${path}.${name}`, section),
  );
  if (node.items) inside.push(sectionsOf(node.items, `${path}[]`, section));
  const own: Record<string, string> = section === around ? {} : { [path]: section };
  return inside.reduce((all, some) => ({ ...all, ...some }), own);
}

function effectsOf(kind: string) {
  return deviations
    .filter((deviation) => deviation.kind === kind)
    .flatMap(({ id, effects }) => effects.map((effect) => ({ deviation: id, ...effect })));
}

/** Where a type is printed, and how the fields there changed through the versions of the game. */
interface PrintedPlace {
  readonly indent?: string;
  readonly path?: string;
  readonly changes?: ReadonlyMap<string, FieldHistory>;
}

/** Prints the TypeScript type of a declaration, each field with its description. */
function printType(node: SchemaNode, place: PrintedPlace = {}): string {
  if (isForbidden(node)) return "never";
  if (node.properties) return printObject(node, place);
  if (node.items) return printArray(node.items, place);
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum && node.type === "string") return union(node.enum);
  if (node.type === "string" && node["x-values"]) return `${union(node["x-values"])} | (string & {})`;
  if (node.type === "integer") return node["x-bigint"] ? "number | bigint" : "number";
  return node.type!;
}

function printObject(node: SchemaNode, { indent = "", path: around = "", changes }: PrintedPlace): string {
  const inner = `${indent}  `;
  const pathOf = (name: string) => (around === "" ? name : `${around}.${name}`);
  const lines = Object.entries(node.properties!).map(([name, field]) => {
    const path = pathOf(name);
    const change = changes?.get(path);
    const isAlways = node.required?.includes(name) && change?.since === undefined && change?.always === undefined;
    const description = field.description ?? `Listed under ${field["x-section"]}.`;
    const types = [printType(field, { indent: inner, path, changes: changes ?? new Map() }), ...formerTypes(change)];
    return `${inner}/** ${description}${spanOf(change)} */ ${name}${isAlways ? "" : "?"}: ${types.join(" | ")};`;
  });
  const gone = [...(changes?.values() ?? [])].filter(
    ({ path }) => pathOf(path.slice(path.lastIndexOf(".") + 1)) === path && !hasField(node, path),
  );
  const past = gone.map((field) => {
    const types = (field.types ?? []).map((type) => typeNames[type]).join(" | ");
    return `${inner}/** Written until game ${field.until}. */ ${field.path.slice(field.path.lastIndexOf(".") + 1)}?: ${types};`;
  });
  return ["{", ...lines, ...past, `${indent}}`].join("\n");
}

const hasField = (node: SchemaNode, path: string) =>
  Object.hasOwn(node.properties ?? {}, path.slice(path.lastIndexOf(".") + 1));

const typeNames: Readonly<Record<ObservedType, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  object: "{ readonly [name: string]: unknown }",
  array: "readonly unknown[]",
  null: "null",
};

const formerTypes = (change: FieldHistory | undefined) =>
  Object.keys(change?.former ?? {}).map((type) => typeNames[type as ObservedType]);

function spanOf(change: FieldHistory | undefined): string {
  const first = change?.always ?? change?.since;
  return first === undefined ? "" : ` Since game ${first}.`;
}

function printArray(items: SchemaNode, place: PrintedPlace): string {
  const type = printType(items, { ...place, path: `${place.path ?? ""}[]` });
  return /[|]/.test(type) && !items.properties ? `(${type})[]` : `${type}[]`;
}

const union = (values: readonly (string | number)[]) => values.map((value) => JSON.stringify(value)).join(" | ");

const names = [...declared.keys()];

/** The module that gathers the sixteen kinds: their types by name, and their contracts. */
export function indexModule(): string {
  const lines = (line: (name: string) => string) => names.map(line).join("\n");
  const changed = new Set(readHistories.filter(({ fields }) => fields.length > 0).map(({ kind }) => kind));
  const anyGame = (name: string) => (changed.has(name) ? `${name}OfAnyGame` : name);
  const imported = (name: string) => (changed.has(name) ? `${name}, type ${anyGame(name)}` : name);
  return `${lines((name) => `import { ${imported(name)} } from "./kinds/${name}.ts";`)}

/** The type of each kind, by its name. */
export type EventByKind = {
${lines((name) => `  ${name}: ${name};`)}
};

/** The type of each kind as any game wrote it, by its name: what some version lacks is optional. */
export type EventOfAnyGameByKind = {
${lines((name) => `  ${name}: ${anyGame(name)};`)}
};

/** The contract of each kind, by its name, in the order of the specification. */
export const contracts = {
${lines((name) => `  ${name},`)}
} as const;

export {
${lines((name) => `  ${name},`)}
};
`;
}
