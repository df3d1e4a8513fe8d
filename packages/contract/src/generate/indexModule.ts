import { declared } from "./declared.ts";

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
