import { displayWidth, padColumns } from "@shipslog/contract/internal";
import { paletteFor } from "./palette.ts";

/** How wide a text may be: as wide as it is, unless it is for a terminal. */
interface Paper {
  readonly isTerminal: boolean;
  readonly columns: number;
}

/** A table. All rows have the same number of cells; the last cell wraps at the end of the line. */
export interface Table {
  readonly rows: readonly (readonly string[])[];
}

/** A title, and paragraphs and tables that can be printed at any width. */
export interface TextPage {
  readonly title: string;
  readonly blocks: readonly (string | Table)[];
}

const indent = "  ";
const gap = "  ";
/** The width for pipes and files. */
const unlimited = 10_000;
/** The longest line on a wide terminal; longer ones are hard to read. */
const longestLine = 110;
/** The last column stands below the others when it would be narrower than this. */
const narrowest = 24;
/** How far the last column is indented below the others. */
const below = " ".repeat(6);

/** Formats a page: its title, then its blocks, separated by blank lines. */
export function printPage({ title, blocks }: TextPage, output: Paper & { readonly hasColour: boolean }): string {
  const columns = columnsOf(output);
  const printed = blocks.map((block) =>
    typeof block === "string" ? printParagraph(block, output) : print(block, columns),
  );
  return `${[paletteFor(output).strong(title), ...printed].join("\n\n")}\n`;
}

/** Formats a table for the width of an output. */
export function printColumns(table: Table, output: Paper): string {
  return print(table, columnsOf(output));
}

/** Breaks a paragraph for the width of an output. */
export function printParagraph(text: string, output: Paper): string {
  return wrapWords(text, columnsOf(output)).join("\n");
}

const columnsOf = ({ isTerminal, columns }: Paper) => (isTerminal ? Math.min(columns - 1, longestLine) : unlimited);

function print({ rows }: Table, columns: number): string {
  const count = Math.max(0, ...rows.map((cells) => cells.length));
  const widths = Array.from({ length: count - 1 }, (_, at) =>
    Math.max(...rows.map((cells) => displayWidth(cells[at] ?? ""))),
  );
  const taken = indent.length + widths.reduce((sum, width) => sum + width + gap.length, 0);
  if (columns - taken < narrowest) return printBelow(rows, count, columns);
  return rows
    .flatMap((cells) => {
      const lead = widths.map((width, at) => padColumns(cells[at] ?? "", width) + gap).join("");
      const [first = "", ...others] = wrapWords(cells[count - 1] ?? "", columns - taken);
      return [indent + lead + first, ...others.map((line) => " ".repeat(taken) + line)].map((line) => line.trimEnd());
    })
    .join("\n");
}

/** Formats the rows of a table for a narrow terminal: the last cell begins on a line of its own. */
function printBelow(rows: Table["rows"], count: number, columns: number): string {
  return rows
    .flatMap((cells) => {
      const last = wrapWords(cells[count - 1] ?? "", columns - below.length).map((line) => below + line);
      return [indent + cells.slice(0, count - 1).join(gap), ...last].map((line) => line.trimEnd());
    })
    .join("\n");
}

/** Breaks a text at spaces so that no line is longer than the columns, except for a longer word. */
export function wrapWords(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && displayWidth(longer) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
