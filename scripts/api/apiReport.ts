import type { ModuleEntry } from "../../lab/packages/entries.ts";
import type { PublicName } from "./publicNames.ts";

/** One module of a package, and what it exports. */
export interface PublicModule extends ModuleEntry {
  readonly names: readonly PublicName[];
}

/** The most modules of one pattern, such as `./kinds/*`, that are printed in full. */
const fullModules = 1;

/** Writes `api.md` of a package: every module with the declarations of all it exports. */
export function apiReport(packageName: string, modules: readonly PublicModule[]): string {
  const byFolder = Map.groupBy(modules, ({ subpath }) =>
    subpath.includes("/", 2) ? subpath.replace(/[^/]*$/, "*") : subpath,
  );
  const sections = [...byFolder].flatMap(([pattern, found]) =>
    found.length > fullModules
      ? listed(packageName, pattern, found)
      : found.flatMap((each) => inFull(packageName, each)),
  );
  const count = modules.reduce((sum, { names }) => sum + names.length, 0);
  const introduction = [
    `# Public API of ${packageName}`,
    "",
    `${count} names in ${modules.length} modules. \`npm run api\` writes this page from the built declarations, and CI fails when it is stale:`,
    "a change of the surface shows in its diff.",
    "",
  ];
  return `${[...introduction, ...sections].join("\n").trimEnd()}\n`;
}

function inFull(packageName: string, { subpath, names }: PublicModule): readonly string[] {
  return [`## \`${specifierOf(packageName, subpath)}\``, "", "```ts", ...names.map(declarationOf), "```", ""];
}

/** The name first where it is exported under another than it is declared by. */
function declarationOf({ name, text }: PublicName): string {
  return new RegExp(`\\b${name}\\b`).test(text) ? text : `// as ${name}\n${text}`;
}

function listed(packageName: string, pattern: string, modules: readonly PublicModule[]): readonly string[] {
  const rows = modules.map(({ subpath, names }) => {
    const list = names.map(({ name }) => `\`${name}\``).join(", ");
    return `| \`${specifierOf(packageName, subpath)}\` | ${list} |`;
  });
  return [`## \`${specifierOf(packageName, pattern)}\``, "", "| module | exports |", "|---|---|", ...rows, ""];
}

const specifierOf = (packageName: string, subpath: string) => `${packageName}${subpath.slice(1)}`;
