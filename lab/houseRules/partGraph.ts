import { allSources, type House, type Source } from "./House.ts";
import { importsOf, type Import } from "./imports.ts";

/** One part of the repository, a package or a folder beside the packages, and which other parts its files import. */
export interface Part {
  readonly name: string;
  readonly files: number;
  /** How many imports lead to each other part. */
  readonly imports: ReadonlyMap<string, number>;
}

/** Reduces the imports of a house to its parts, in order of name; types, tests and imports by package name count. */
export function partGraphOf(house: House): readonly Part[] {
  const folders = new Map([...house.manifests].map(([folder, { name }]) => [name, folder]));
  const byOwner = Map.groupBy(
    allSources(house).filter(({ owner }) => owner !== "."),
    ({ owner }) => owner,
  );
  return [...byOwner]
    .map(([name, sources]) => ({ name, files: sources.length, imports: countImports(sources, folders) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function countImports(sources: readonly Source[], folders: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const source of sources) {
    for (const each of importsOf(source)) {
      const target = partOf(each, folders);
      if (target !== undefined && target !== source.owner) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
  }
  return new Map([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function partOf({ specifier, file }: Import, folders: ReadonlyMap<string, string>): string | undefined {
  if (file === undefined) return folders.get(specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"));
  const [top, folder] = file.split("/");
  return folder === undefined ? undefined : top === "packages" ? folder : top;
}

/** Puts parts into rows: each part is one row below the lowest part it imports. */
export function rowsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const depthOf = (part: Part): number =>
    Math.max(-1, ...[...part.imports.keys()].map((name) => depthOf(byName.get(name)!))) + 1;
  const byDepth = Map.groupBy(parts, depthOf);
  return [...byDepth].sort(([one], [other]) => one - other).map(([, row]) => row);
}

/** The imports of a part that do not already follow from another import of it. */
export function directImports(part: Part, parts: readonly Part[]): readonly string[] {
  const byName = new Map(parts.map((each) => [each.name, each]));
  const reachable = (name: string): readonly string[] =>
    [...byName.get(name)!.imports.keys()].flatMap((next) => [next, ...reachable(next)]);
  const indirect = new Set([...part.imports.keys()].flatMap(reachable));
  return [...part.imports.keys()].filter((name) => !indirect.has(name));
}
