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

/** The page that lists every flag and screen of Status. */
export function flagPages(): readonly Page[] {
  return [{ path: "flags/index.md", text: overview() }];
}

function overview(): string {
  const sections = Object.entries(tables).map(
    ([field, { isBits, rows }]) => `## ${field}

| ${isBits ? "bit | value" : "value"} | name | meaning |
|${isBits ? "---|" : ""}---|---|---|
${rows.map((row) => `| ${numbers(row, isBits).join(" | ")} | \`${row.name}\` | ${row.meaning} |`).join("\n")}
`,
  );
  return `# Flags

[Status.json](../reference/Status.md) has two bit sets and one enumeration. \`shipslog explain flags 16842765\` decodes one, and in code

\`\`\`ts
Flags.has(status.Flags, "Docked"); // true when the bit is set
\`\`\`

${sections.join("\n")}`;
}

const numbers = ({ number }: Row, isBits: boolean): readonly number[] => (isBits ? [number, 2 ** number] : [number]);
