import { formatCount, escapeControls, displayWidth, padColumns, truncate } from "@shipslog/contract/internal";
import { queryAsText, type ResultColumn, type Tables } from "@shipslog/archive";
import { paletteFor } from "../../text/palette.ts";
import type { Host } from "../../command/Host.ts";

/** The most rows to print on a terminal. */
const screenRows = 200;
/** Wider cells are cut, so that other columns stay visible. */
const widestCell = 48;
const gap = "  ";

/** Prints each answer as a table, with an empty line between two. */
export async function* printTables({ statements, ...question }: Question): AsyncGenerator<string, void, undefined> {
  for (const [at, sql] of statements.entries()) {
    if (at > 0) yield "\n";
    yield* printTable(sql, question);
  }
}

/** Prints an answer as a table: columns aligned, numbers to the right, cut to the width of a terminal. */
async function* printTable(
  sql: string,
  { tables, host, out }: Omit<Question, "statements">,
): AsyncGenerator<string, void, undefined> {
  const { columns, rows: batches } = await queryAsText(tables, sql);
  if (columns[0]?.name === "explain_key") {
    // A plan is a drawing of many lines.
    for await (const batch of batches) for (const [, plan] of batch) yield `${plan ?? ""}\n`;
    return;
  }
  const isScreen = out === undefined && host.out.isTerminal;
  const rows: string[][] = [];
  let more = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      if (isScreen && rows.length >= screenRows) more++;
      else rows.push(row.map((value) => escapeControls(value ?? "")));
    }
  }
  const widths = columns.map(({ name }, at) => {
    // A call does not take as many arguments as an answer may have rows.
    const widest = rows.reduce(
      (most, row) => Math.max(most, displayWidth(row[at] ?? "")),
      displayWidth(escapeControls(name)),
    );
    return Math.min(widestCell, widest);
  });
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, at) => pad(cell, widths[at] ?? 0, columns[at]));
    const text = padded.join(gap).trimEnd();
    return isScreen ? truncate(text, host.out.columns - 1) : text;
  };
  const paint = paletteFor(out === undefined ? host.out : { hasColour: false });
  yield `${paint.strong(line(columns.map(({ name }) => escapeControls(name))))}\n`;
  for (const row of rows) yield `${line(row)}\n`;
  if (!isScreen) return;
  const left = [
    ...(more > 0 ? [`${formatCount(more, "row")} not shown`] : []),
    ...hiddenColumns(widths, host.out.columns - 1),
  ];
  const total = formatCount(rows.length + more, "row");
  const times = columns.some(({ type }) => type.includes("TIMESTAMP")) ? ["times in UTC"] : [];
  yield paint.dim(`${[total, ...times, ...left].join(", ")}${left.length > 0 ? "; --format csv prints all" : ""}\n`);
}

/** Says how many columns begin where a line of this width has ended; the last place of a cut line is its mark. */
function hiddenColumns(widths: readonly number[], width: number): readonly string[] {
  const ends = widths.map((_, at) =>
    widths.slice(0, at + 1).reduce((sum, each) => sum + each + gap.length, -gap.length),
  );
  if ((ends.at(-1) ?? 0) <= width) return [];
  const hidden = ends.filter((end, at) => end - (widths[at] ?? 0) >= width - 1).length;
  return hidden === 0 ? [] : [`${formatCount(hidden, "column")} to the right not shown`];
}

function pad(cell: string, width: number, column: ResultColumn | undefined): string {
  const cut = truncate(cell, width);
  return column?.isNumber === true ? cut.padStart(width) : padColumns(cut, width);
}

/** The statements of a query, the tables they run on, and where the rows go. */
export interface Question {
  readonly tables: Tables;
  readonly statements: readonly string[];
  readonly host: Host;
  /** The file to write; standard output when undefined. */
  readonly out: string | undefined;
}
