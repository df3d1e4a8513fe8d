import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

/** What a file that declares something is called, and what it must therefore say. */
interface Named {
  readonly name: string;
}

/**
 * Loads what the files of a folder declare under one export name, such as every `growth` of `bench/growth`, sorted by name.
 * A file has the name of what it declares, so that only the files asked for are loaded.
 */
export async function loadDeclarations<Declared extends Named>(
  folder: string,
  exportName: string,
  asked: readonly string[] = [],
): Promise<readonly Declared[]> {
  const names = selectNames(folder, asked);
  return Promise.all(names.map((name) => loadOne<Declared>(join(folder, `${name}.ts`), name, exportName)));
}

/**
 * Loads lists that the files of a folder declare under one export name, such as the `benchmarks` of `bench`, sorted by name. A
 * declared name is the name of its file or begins with it, so that a name leads to its file.
 */
export async function loadLists<Declared extends Named>(
  folder: string,
  exportName: string,
  asked: readonly string[] = [],
): Promise<readonly Declared[]> {
  const lists = selectNames(folder).map((name) => loadList<Declared>(join(folder, `${name}.ts`), name, exportName));
  const all = (await Promise.all(lists)).flat();
  const names = all.map(({ name }) => name).sort();
  const twice = names.find((name, at) => name === names[at + 1]);
  if (twice !== undefined) throw new Error(`${twice} is declared twice in ${folder}`);
  return select(names, asked).flatMap((name) => all.filter((each) => each.name === name));
}

async function loadList<Declared extends Named>(
  file: string,
  name: string,
  exportName: string,
): Promise<readonly Declared[]> {
  const exported = await importOne<readonly Declared[]>(file, exportName);
  const foreign = exported.find((each) => each.name !== name && !each.name.startsWith(`${name}-`));
  if (foreign !== undefined) throw new Error(`${file} declares "${foreign.name}", which does not begin with ${name}`);
  return exported;
}

/** The names that the files of a folder declare, without loading them: those that were asked for, in order of name. */
function selectNames(folder: string, asked: readonly string[] = []): readonly string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return select(files.map((file) => basename(file, ".ts")).sort(), asked);
}

/** Loads what one file declares; an error when the file declares nothing or something of another name. */
async function loadOne<Declared extends Named>(file: string, name: string, exportName: string): Promise<Declared> {
  const exported = await importOne<Declared>(file, exportName);
  if (exported.name !== name) throw new Error(`${file} declares "${exported.name}" and not its own name`);
  return exported;
}

async function importOne<Exported>(file: string, exportName: string): Promise<Exported> {
  const module = (await import(pathToFileURL(file).href)) as Readonly<Record<string, Exported | undefined>>;
  const exported = module[exportName];
  if (exported === undefined) throw new Error(`${file} exports no ${exportName}`);
  return exported;
}

/** Keeps the names that were asked for in full or in part; nothing asked is everything. */
export function select(names: readonly string[], asked: readonly string[]): readonly string[] {
  const unknown = asked.filter((part) => !names.some((name) => name.includes(part)));
  if (unknown.length > 0) throw new Error(`Nothing is named ${unknown.join(", ")}; there are: ${names.join(", ")}`);
  return asked.length === 0 ? names : names.filter((name) => asked.some((part) => name.includes(part)));
}
