import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../workspace.ts";
import { holderOf, type FieldFigures, type KindFigures } from "./Figures.ts";

/** The file with the figures of real journals, relative to the root of the project. */
export const statsFile = "../shared/research/field-stats.json";

interface FieldStats {
  readonly seen: number;
  readonly median?: number;
  readonly length_min_median_max?: readonly [number, number, number];
}

interface Collection {
  readonly kinds: Readonly<Record<string, { lines: number; fields: Readonly<Record<string, FieldStats>> }>>;
}

/** Collections with fewer lines of a kind are ignored. */
const linesLeast = 20;
/** Kinds with fewer real lines in total are omitted. */
const realLeast = 50;

/** Reads the figures of each kind, one set per collection of journals with enough lines. */
export function readRealFigures(): ReadonlyMap<string, readonly KindFigures[]> {
  const stats = JSON.parse(readFileSync(join(root, statsFile), "utf8")) as Readonly<Record<string, Collection>>;
  const found = new Map<string, KindFigures[]>();
  for (const { kinds } of Object.values(stats)) {
    for (const [kind, { lines, fields }] of Object.entries(kinds)) {
      const figures = { lines, fields: new Map(Object.keys(fields).flatMap((path) => fieldOf(path, lines, fields))) };
      found.set(kind, [...(found.get(kind) ?? []), figures]);
    }
  }
  const total = (sets: readonly KindFigures[]): number => sets.reduce((sum, { lines }) => sum + lines, 0);
  return new Map(
    [...found]
      .filter(([, sets]) => total(sets) >= realLeast)
      .map(([kind, sets]) => [kind, sets.filter(({ lines }) => lines >= linesLeast)]),
  );
}

function fieldOf(
  path: string,
  lines: number,
  fields: Readonly<Record<string, FieldStats>>,
): readonly (readonly [string, FieldFigures])[] {
  const field = fields[path];
  if (field === undefined || path.endsWith("[]")) return [];
  const holder = holderOf(path);
  const possible = holder === "" ? lines : (fields[holder]?.seen ?? field.seen);
  const median = field.median ?? field.length_min_median_max?.[1];
  return [[path, { presence: (100 * field.seen) / possible, median }]];
}
