import { allSources, type House } from "./House.ts";
import { importsOf } from "./imports.ts";

/** Which file imports which, types included, by path from the root of the project. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Builds the graph of all relative imports between the files of a house. */
export function importGraphOf(house: House): ImportGraph {
  const sources = allSources(house);
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map((source) => {
      const files = importsOf(source).map(({ file }) => file);
      return [source.path, new Set(files.filter((file) => file !== undefined && known.has(file)))];
    }) as [string, Set<string>][],
  );
}

/** Finds the circles of a graph: each group of files that all reach each other, in order of name (Tarjan's algorithm). */
export function circlesOf(graph: ImportGraph): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    earliest.set(file, order.size - 1);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) earliest.set(file, Math.min(earliest.get(file)!, earliest.get(next)!));
    }
    if (earliest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.has(file) === true) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
