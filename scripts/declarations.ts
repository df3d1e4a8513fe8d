import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

/** What a file that declares something is called, and what it must therefore say. */
interface Named {
  readonly name: string;
}

/**
 * Loads what each file of a folder declares under one export name, such as every `benchmark` of `bench`, by name.
 * A file is named after what it declares, so that a name leads to its file.
 */
export async function loadDeclarations<Declared extends Named>(
  folder: string,
  exportName: string,
): Promise<readonly Declared[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return await Promise.all(files.sort().map((file) => loadOne<Declared>(join(folder, file), exportName)));
}

async function loadOne<Declared extends Named>(file: string, exportName: string): Promise<Declared> {
  const exported = ((await import(pathToFileURL(file).href)) as Readonly<Record<string, Declared | undefined>>)[
    exportName
  ];
  if (exported === undefined) throw new Error(`${file} exports no ${exportName}`);
  if (exported.name !== basename(file, ".ts")) {
    throw new Error(`${file} declares "${exported.name}" and not its own name`);
  }
  return exported;
}

/** Keeps what was asked for by name or part of a name; nothing asked is everything. */
export function select<Declared extends Named>(
  all: readonly Declared[],
  asked: readonly string[],
): readonly Declared[] {
  const unknown = asked.filter((part) => !all.some(({ name }) => name.includes(part)));
  if (unknown.length > 0) {
    throw new Error(`Nothing is named ${unknown.join(", ")}; there are: ${all.map(({ name }) => name).join(", ")}`);
  }
  return asked.length === 0 ? all : all.filter(({ name }) => asked.some((part) => name.includes(part)));
}
