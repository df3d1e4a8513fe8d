import { readDeclarations, readHistories, readTotals } from "./evidence.ts";

/** The module with the names of the observed kinds; it is apart from their data, because most uses need the names alone. */
export function observedKindsModule(): string {
  return `/** The kinds that are described from real journals, most frequent first. */
export const observedKinds = [
${readDeclarations.map(({ kind }) => `  ${JSON.stringify(kind)},`).join("\n")}
] as const;

/** The name of an observed kind. */
export type ObservedKind = (typeof observedKinds)[number];
`;
}

/** The module with the data of the observed kinds, one in each line. */
export function declarationsModule(): string {
  return `import type { ObservedDeclaration } from "../../observed/ObservedDeclaration.ts";
import type { ObservedTotals } from "../../observed/ObservedDeclaration.ts";

/** The journals that the observed kinds are described from. */
export const observedTotals: ObservedTotals = ${JSON.stringify(readTotals)};

/** What real journals show about each observed kind, most frequent first. */
export const observedDeclarations: readonly ObservedDeclaration[] = [
${readDeclarations.map((declaration) => `  ${JSON.stringify(declaration)},`).join("\n")}
];
`;
}

/** The module with the histories of the sixteen kinds, one in each line. */
export function historiesModule(): string {
  return `import type { KindHistory } from "../observed/KindHistory.ts";

export type { FieldChange, FieldEvidence, FieldHistory, KindHistory } from "../observed/KindHistory.ts";

/** How each of the sixteen kinds changed through the versions of the game, in the order of the specification. */
export const kindHistories: readonly KindHistory[] = [
${readHistories.map((history) => `  ${JSON.stringify(history)},`).join("\n")}
];
`;
}
