import { deepStrictEqual } from "node:assert";
import type { Entry } from "@shipslog/contract";
import type { ExpectedEntry } from "./FileModel.ts";
import { orderOf } from "./FolderModel.ts";

/** The form in which a delivered and an expected entry must be equal. */
function formOf(type: string, place: Entry["position"], text: string): object {
  const { file, offset, line, generation } = place;
  return { type, file, offset, line, generation, text: text.replace(/\r$/, "") };
}

function textOf(entry: Entry): string {
  if (entry.type === "truncated") return "";
  return entry.type === "oversize" ? entry.excerpt : entry.raw;
}

/** Throws unless the delivered entries are the expected ones: in order within each file, and the files in order of name. */
export function compareLook(
  seen: readonly Entry[],
  expected: ReadonlyMap<string, readonly ExpectedEntry[]>,
  isOrdered: boolean,
): void {
  for (const [file, all] of expected) {
    const found = seen.filter(({ position }) => position.file === file);
    deepStrictEqual(
      found.map((entry) => formOf(entry.type, entry.position, textOf(entry))),
      all.map((entry) => formOf(entry.type, entry, entry.text)),
    );
  }
  const others = seen.filter(({ position }) => !expected.has(position.file));
  deepStrictEqual(others, []);
  if (isOrdered) compareOrder(seen, expected);
}

/** A complete event without a line end is delivered later, once its file is unchanged for a while; others by name. */
function compareOrder(seen: readonly Entry[], expected: ReadonlyMap<string, readonly ExpectedEntry[]>): void {
  const open = new Set(
    [...expected.values()]
      .flat()
      .filter(({ after }) => after.isOpen)
      .map(placeOf),
  );
  const files = seen
    .filter(({ position }) => !open.has(placeOf(position)))
    .map(({ position }) => orderOf(position.file));
  deepStrictEqual(files, files.toSorted());
}

function placeOf({ file, offset, generation }: Omit<Entry["position"], "line">): string {
  return `${file} ${generation} ${offset}`;
}
