import type { OutputStream } from "../Host.ts";
import { paletteFor } from "./palette.ts";
import { widthOf } from "./width.ts";

/** A table: each row as many cells as the others; the last cell is wrapped where the line ends. */
export interface Table {
  readonly rows: readonly (readonly string[])[];
}

/** A title and what follows it, ready to be printed for any width. */
export interface TextPage {
  readonly title: string;
  readonly blocks: readonly (string | Table)[];
}

const indent = "  ";
const gap = "  ";
/** Where nobody watches there is no width to keep to. */
const unlimited = 10_000;
/** Lines longer than this are hard to read, however wide the terminal. */
const longestLine = 110;
/** A narrower last column would be a column of single words: then it is not wrapped. */
const narrowest = 24;

/** Prints a page: its title, then its blocks with an empty line before each. */
export function printPage({ title, blocks }: TextPage, output: OutputStream): string {
  const columns = columnsOf(output);
  const printed = blocks.map((block) =>
    typeof block === "string" ? wrapText(block, columns).join("\n") : print(block, columns),
  );
  return `${[paletteFor(output).strong(title), ...printed].join("\n\n")}\n`;
}

/** Prints a table alone, for the width of an output. */
export function printColumns(table: Table, output: Pick<OutputStream, "isTerminal" | "columns">): string {
  return print(table, columnsOf(output));
}

const columnsOf = ({ isTerminal, columns }: Pick<OutputStream, "isTerminal" | "columns">) =>
  isTerminal ? Math.min(columns - 1, longestLine) : unlimited;

function print({ rows }: Table, columns: number): string {
  const count = Math.max(0, ...rows.map((cells) => cells.length));
  const widths = Array.from({ length: count - 1 }, (_, at) =>
    Math.max(...rows.map((cells) => widthOf(cells[at] ?? ""))),
  );
  const taken = indent.length + widths.reduce((sum, width) => sum + width + gap.length, 0);
  const room = columns - taken < narrowest ? unlimited : columns - taken;
  return rows
    .flatMap((cells) => {
      const lead = widths.map((width, at) => pad(cells[at] ?? "", width) + gap).join("");
      const [first = "", ...others] = wrapText(cells[count - 1] ?? "", room);
      return [indent + lead + first, ...others.map((line) => " ".repeat(taken) + line)].map((line) => line.trimEnd());
    })
    .join("\n");
}

function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Breaks a text at blanks so that no line is longer than the columns, unless a single word is. */
export function wrapText(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
