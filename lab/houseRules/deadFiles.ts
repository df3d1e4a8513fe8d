import type { ExportTarget, PackageManifest } from "../workspace.ts";
import { shippedSources, type House, type Violation } from "./House.ts";
import { importsOf } from "./imports.ts";

/** Every file is reachable from an export, a command or a script; a file that only a test imports is dead. */
export function deadFiles(house: House): readonly Violation[] {
  const reached = reach(entriesOf(house), house);
  return shippedSources(house)
    .filter(({ path }) => !reached.has(path))
    .map(({ path }) => ({ rule: "dead files", file: path, line: 1, message: "no entry of the package leads here" }));
}

/**
 * Entries are the exports and commands of each package, what its page starts with, what `npm run generate` asks for, and the
 * files that the root's scripts start.
 */
function entriesOf({ sources, manifests, scripts }: House): readonly string[] {
  const offered = [...manifests].flatMap(([folder, manifest]) =>
    targetsOf(manifest).map((target) => `packages/${folder}/${target.replace("./", "")}`),
  );
  const started = scripts.flatMap((line) => line.split(/\s+/));
  const wanted = [...offered, ...started].filter((path) => path.endsWith(".ts"));
  const known = ["page/main.tsx", "src/generate/outputs.ts"];
  const conventional = sources
    .filter(({ part, inside }) => known.includes(`${part}/${inside}`))
    .map(({ path }) => path);
  const offers = sources.map(({ path }) => path).filter((path) => wanted.some((pattern) => fits(path, pattern)));
  return [...offers, ...conventional];
}

/** In package.json a star matches any text, slashes included. */
function fits(path: string, pattern: string): boolean {
  const [before = "", after] = pattern.split("*");
  return after === undefined ? path === pattern : path.startsWith(before) && path.endsWith(after);
}

function targetsOf({ exports = {}, bin = {} }: PackageManifest): readonly string[] {
  const commands = Object.values(bin).map((file) => file.replace("dist/", "src/").replace(/\.js$/, ".ts"));
  return [...Object.values(exports).flatMap(filesOf), ...commands];
}

function filesOf(target: ExportTarget): readonly string[] {
  return typeof target === "string" ? [target] : Object.values(target).flatMap(filesOf);
}

function reach(entries: readonly string[], { sources }: House): ReadonlySet<string> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<string>();
  const visit = (path: string): void => {
    const source = byPath.get(path);
    if (source === undefined || reached.has(path)) return;
    reached.add(path);
    for (const { file } of importsOf(source)) if (file !== undefined) visit(file);
  };
  for (const entry of entries) visit(entry);
  return reached;
}
