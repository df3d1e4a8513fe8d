import { deviations } from "../dialects/deviations.ts";
import type { SchemaNode } from "./SchemaNode.ts";
import { printType } from "./types.ts";

/** The module of one kind: its type, and its contract with the generated check. */
export function kindModule(kind: string, node: SchemaNode): string {
  const rules = { kind, sections: sectionsOf(node), effects: effectsOf(kind), file: node["x-file"] };
  return [
    'import { contractOf, type Contract } from "../../Contract.ts";',
    `import { check } from "../checks/${kind}.ts";`,
    "",
    `/** ${node.description} */`,
    `export type ${kind} = ${printType(node)};`,
    "",
    `/** The contract of ${kind}. */`,
    `export const ${kind}: Contract<"${kind}", ${kind}> = contractOf({ check, ...${JSON.stringify(rules, null, 2)} } as const);`,
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
