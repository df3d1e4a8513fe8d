import { deviations } from "../dialects/deviations.ts";
import { type SchemaNode, isForbidden, declared } from "./declared.ts";

/** The module of one kind: its type, and its contract with the generated check. */
export function kindModule(kind: string, node: SchemaNode): string {
  const rules = { kind, sections: sectionsOf(node), effects: effectsOf(kind), file: node["x-file"] };
  return [
    'import { contractOf, type Contract } from "../../contract/Contract.ts";',
    `import { check } from "../checks/${kind}.ts";`,
    "",
    `/** ${node.description} */`,
    `export type ${kind} = ${printType(node)};`,
    "",
    `/** The contract of ${kind}. */`,
    `export const ${kind}: Contract<"${kind}", ${kind}> = contractOf({ check,${JSON.stringify(rules, null, 2).slice(1)} as const);`,
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

/** Prints the TypeScript type of a declaration, each field with its description. */
function printType(node: SchemaNode, indent = ""): string {
  if (isForbidden(node)) return "never";
  if (node.properties) return printObject(node, indent);
  if (node.items) return printArray(node.items, indent);
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum && node.type === "string") return union(node.enum);
  if (node.type === "string" && node["x-values"]) return `${union(node["x-values"])} | (string & {})`;
  if (node.type === "integer") return node["x-bigint"] ? "number | bigint" : "number";
  return node.type!;
}

function printObject(node: SchemaNode, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(node.properties!).map(([name, field]) => {
    const mark = node.required?.includes(name) ? "" : "?";
    const description = field.description ?? `Listed under ${field["x-section"]}.`;
    return `${inner}/** ${description} */ ${name}${mark}: ${printType(field, inner)};`;
  });
  return ["{", ...lines, `${indent}}`].join("\n");
}

function printArray(items: SchemaNode, indent: string): string {
  const type = printType(items, indent);
  return /[|]/.test(type) && !items.properties ? `(${type})[]` : `${type}[]`;
}

const union = (values: readonly (string | number)[]) => values.map((value) => JSON.stringify(value)).join(" | ");

const names = [...declared.keys()];

/** The module that gathers the sixteen kinds: their types by name, and their contracts. */
export function indexModule(): string {
  const lines = (line: (name: string) => string) => names.map(line).join("\n");
  return `${lines((name) => `import { ${name} } from "./kinds/${name}.ts";`)}

/** The type of each kind, by its name. */
export type EventByKind = {
${lines((name) => `  ${name}: ${name};`)}
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
