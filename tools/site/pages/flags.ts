import { flags2Table, flagsTable, guiFocusTable } from "@shipslog/contract";
import type { Page } from "../Page.ts";

/** One value of a table: its number, its name in code and its meaning. */
interface Row {
  readonly number: number;
  readonly name: string;
  readonly meaning: string;
}

const numbered = (table: readonly Omit<Row, "number">[]): readonly Row[] =>
  table.map(({ name, meaning }, number) => ({ number, name, meaning }));

/** The three tables of Status: two of bits, one of numbers. */
const tables: Readonly<Record<string, { readonly isBits: boolean; readonly rows: readonly Row[] }>> = {
  Flags: { isBits: true, rows: numbered(flagsTable) },
  Flags2: { isBits: true, rows: numbered(flags2Table) },
  GuiFocus: { isBits: false, rows: numbered(guiFocusTable) },
};

/** A page for each flag and screen of Status, and one that lists them. */
export function flagPages(): readonly Page[] {
  const each = Object.entries(tables).flatMap(([field, { isBits, rows }]) =>
    rows.map((row) => ({ path: `flags/${field}/${row.name}.md`, text: flagPage(field, isBits, row) })),
  );
  return [{ path: "flags/index.md", text: overview() }, ...each];
}

function overview(): string {
  const sections = Object.entries(tables).map(
    ([field, { isBits, rows }]) => `## ${field}

| ${isBits ? "bit | value" : "value"} | name | meaning |
|${isBits ? "---|" : ""}---|---|---|
${rows.map((row) => `| ${numbers(row, isBits).join(" | ")} | [${row.name}](./${field}/${row.name}.md) | ${row.meaning} |`).join("\n")}
`,
  );
  return `# Flags

Status.json has two bit sets and one enumeration. \`shipslog explain flags 16842765\` decodes one.

${sections.join("\n")}`;
}

const numbers = ({ number }: Row, isBits: boolean): readonly number[] => (isBits ? [number, 2 ** number] : [number]);

function flagPage(field: string, isBits: boolean, row: Row): string {
  const place = isBits
    ? `Bit ${row.number} of \`${field}\`, with the value ${2 ** row.number}.`
    : `\`${field}\` is ${row.number}.`;
  const use = isBits
    ? `${field}.has(status.${field}, "${row.name}"); // true when the bit is set`
    : `status.${field} === ${row.number};`;
  return `# ${row.name}

${row.meaning}.

${place} It is part of [Status](../../reference/Status.md).

\`\`\`ts
${use}
\`\`\`
`;
}
