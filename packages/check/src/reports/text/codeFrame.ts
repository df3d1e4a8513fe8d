import { displayedCharacters, displayWidth, escapeControls } from "@shipslog/contract/internal";
import type { Excerpt } from "../../findings/Finding.ts";

/** A line of a journal cut to the width of a terminal, in three parts around the value. */
interface CodeFrame {
  readonly before: string;
  /** Empty when the finding is about the whole line. */
  readonly value: string;
  readonly after: string;
}

interface Cell {
  readonly shown: string;
  readonly columns: number;
}

const cutBefore = "… ";
const cutAfter = " …";

function cellsOf(text: string): readonly Cell[] {
  return Array.from(displayedCharacters(text), (character) => {
    const shown = escapeControls(character.text);
    return { shown, columns: displayWidth(shown) };
  });
}

/** The range of cells that fit around the value, up to a third of the width before it; cut between words where possible. */
function windowOf(cells: readonly Cell[], first: number, end: number, width: number): readonly [number, number] {
  const columns = (index: number): number => cells[index]?.columns ?? Infinity;
  let from = first;
  let to = first;
  let used = 0;
  const takeBefore = (limit: number): void => {
    while (from > 0 && used + columns(from - 1) <= limit) used += columns(--from);
  };
  takeBefore(Math.floor(width / 3));
  while (to < cells.length && used + columns(to) <= width) used += columns(to++);
  takeBefore(width);
  const isSpace = (index: number): boolean => cells[index]?.shown === " ";
  const spaces = Array.from(cells.keys()).filter(isSpace);
  const fromWord = spaces.find((index) => index >= from && index < first);
  const toWord = spaces.findLast((index) => index > end && index < to);
  return [from > 0 ? (fromWord ?? from - 1) + 1 : 0, to < cells.length ? (toWord ?? to) : to];
}

/** Cuts an excerpt to a number of columns around the value. */
export function codeFrame({ text, start, length, column, isCut }: Excerpt, width: number): CodeFrame {
  const beforeCells = length > 0 ? cellsOf(text.slice(0, start)) : [];
  const valueCells = length > 0 ? cellsOf(text.slice(start, start + length)) : [];
  const afterCells = cellsOf(length > 0 ? text.slice(start + length) : text);
  const cells = [...beforeCells, ...valueCells, ...afterCells];
  const first = beforeCells.length;
  const end = first + valueCells.length;
  const isCutBefore = column - 1 > start;
  // The excerpt does not say which side was cut; a line of a journal ends with a brace.
  const isCutAfter = isCut && !text.endsWith("}");
  const room = width - (isCutBefore ? cutBefore.length : 0) - (isCutAfter ? cutAfter.length : 0);
  const fits = cells.reduce((sum, { columns }) => sum + columns, 0) <= room;
  const narrow = width - cutBefore.length - cutAfter.length;
  const [from, to] = fits ? [0, cells.length] : windowOf(cells, first, end, narrow);
  const show = (low: number, high: number): string =>
    cells
      .slice(low, Math.max(low, high))
      .map(({ shown }) => shown)
      .join("");
  return {
    before: `${isCutBefore || from > 0 ? cutBefore : ""}${show(from, Math.min(first, to))}`,
    value: show(first, Math.min(end, to)),
    after: `${show(Math.max(end, from), to)}${isCutAfter || to < cells.length ? cutAfter : ""}`,
  };
}
