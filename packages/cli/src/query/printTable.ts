import { queryAsText, type ResultColumn } from "@shipslog/archive";
import { formatCount } from "../text/formatNumbers.ts";
import { paletteFor } from "../text/palette.ts";
import { printable } from "../text/printable.ts";
import { fit, widthOf } from "../text/width.ts";
import type { Question } from "./Question.ts";

/** More rows than this nobody reads on a screen. */
const screenRows = 200;
/** A wider cell pushes the others off the screen. */
const widestCell = 48;
const gap = "  ";

/** Prints an answer for people: aligned, numbers to the right, cut to the screen when there is one. */
export async function* printTable({ tables, sql, host, out }: Question): AsyncGenerator<string, void, undefined> {
  const { columns, rows: batches } = await queryAsText(tables, sql);
  const isScreen = out === undefined && host.out.isTerminal;
  const rows: string[][] = [];
  let more = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      if (isScreen && rows.length >= screenRows) more++;
      else rows.push(row.map((value) => printable(value ?? "")));
    }
  }
  const widths = columns.map(({ name }, at) =>
    Math.min(widestCell, Math.max(widthOf(printable(name)), ...rows.map((row) => widthOf(row[at] ?? "")))),
  );
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, at) => pad(cell, widths[at] ?? 0, columns[at]));
    const text = padded.join(gap).trimEnd();
    return isScreen ? fit(text, host.out.columns - 1) : text;
  };
  const paint = paletteFor(out === undefined ? host.out : { hasColour: false });
  yield `${paint.strong(line(columns.map(({ name }) => printable(name))))}\n`;
  for (const row of rows) yield `${line(row)}\n`;
  const total = formatCount(rows.length + more, "row");
  const rest = more > 0 ? `, ${formatCount(more, "row")} not shown; --format csv has all` : "";
  if (isScreen) yield paint.dim(`${total}${rest}\n`);
}

function pad(cell: string, width: number, heading: ResultColumn | undefined): string {
  const cut = fit(cell, width);
  const blanks = " ".repeat(Math.max(0, width - widthOf(cut)));
  return heading?.isNumber === true ? blanks + cut : cut + blanks;
}
