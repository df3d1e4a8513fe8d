import { deepStrictEqual } from "node:assert";
import type { Entry } from "@shipslog/contract";
import type { Expected } from "./FileModel.ts";
import { orderOf } from "./FolderModel.ts";

/** An entry and an expected one in the form in which they must be equal. */
function formOf(type: string, place: Entry["position"], text: string): object {
  const { file, offset, line, generation } = place;
  return { type, file, offset, line, generation, text: text.replace(/\r$/, "") };
}

function textOf(entry: Entry): string {
  if (entry.type === "truncated") return "";
  return entry.type === "oversize" ? entry.excerpt : entry.raw;
}

/** Throws unless what was delivered is what had to be, file by file in order, and the files in order of their names. */
export function compareLook(
  seen: readonly Entry[],
  expected: ReadonlyMap<string, readonly Expected[]>,
  isOrdered: boolean,
): void {
  for (const [file, all] of expected) {
    const found = seen.filter(({ position }) => position.file === file);
    deepStrictEqual(
      found.map((entry) => formOf(entry.type, entry.position, textOf(entry))),
      all.map((entry) => formOf(entry.type, entry, entry.text)),
    );
  }
  const strangers = seen.filter(({ position }) => !expected.has(position.file));
  deepStrictEqual(strangers, []);
  if (isOrdered) compareOrder(seen, expected);
}

/** A whole event without a line end comes later, when its file has long been quiet; all others come by name. */
function compareOrder(seen: readonly Entry[], expected: ReadonlyMap<string, readonly Expected[]>): void {
  const open = new Set(
    [...expected.values()]
      .flat()
      .filter(({ behind }) => behind.isOpen)
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
