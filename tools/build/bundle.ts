import { readdirSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { entriesOf } from "../packages/entries.ts";
import type { WorkspacePackage } from "../workspace.ts";

/** Modules that no field of a package.json names: threads start from files of their own. */
const threads: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shipslog: { worker: "src/checkFolder/worker.ts" },
};

/** The package that holds the code of the others, so that it starts and installs fast, and the parts that a user adds to it. */
export const commandPackage = "shipslog";
const optionalParts = ["archive", "fleet"];

/**
 * Writes the modules of a package to its dist folder: a file for each entry, and what they share in files beside them. Shared files are
 * all in `dist` itself, so that a module finds what it reads beside it from each of them.
 */
export async function bundlePackage(each: WorkspacePackage): Promise<void> {
  const { path, folder } = each;
  const build = await rolldown({
    input: sourcesOf(each),
    platform: "neutral",
    resolve: { conditionNames: ["@shipslog/source", "node", "import", "default"] },
    external: (specifier) => (folder === commandPackage ? isOutsideCommand(specifier) : /^[^./]/.test(specifier)),
    // Modules only declare; the few that act when loaded are entries.
    treeshake: { moduleSideEffects: false },
  });
  await build.write({
    dir: join(path, "dist"),
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: {
      groups: [
        { name: "base", test: usedByMost, priority: 1 },
        { name: "journal", test: /[\\/]journal[\\/]src[\\/]|[\\/]shipslog[\\/]src[\\/]openFolder/ },
      ],
    },
  });
  await build.close();
}

/** Small modules that most commands use: in one file they take less time to load than in forty. */
const usedByMost =
  /[\\/](?:contract[\\/]src[\\/](?:text|time|journal)|journal[\\/]src[\\/]machine|shipslog[\\/]src[\\/](?:text|failure[\\/]errors))/;

/** What stays an import: modules of Node, files that a condition chooses, and parts that a user adds. */
function isOutsideCommand(specifier: string): boolean {
  const [, part = ""] = /^@shipslog\/([^/]+)/.exec(specifier) ?? [];
  return /^(?:node:|#)/.test(specifier) || optionalParts.includes(part);
}

/** The source of each module that a user or Node loads by name, by its place in dist. */
function sourcesOf({ path, folder, manifest }: WorkspacePackage): Readonly<Record<string, string>> {
  const sources = readdirSync(join(path, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/\.test(?:-d)?\.ts$/.test(name))
    .map((name) => name.replaceAll("\\", "/").replace(/\.ts$/, ".js"));
  const named = { ...manifest.exports, ...manifest.imports, ...manifest.bin };
  const files = entriesOf(
    { ...manifest, exports: named },
    sources.map((name) => `dist/${name}`),
  );
  const entries = files.map(({ file }) => file.slice("dist/".length, -".js".length));
  const all = { ...Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])), ...threads[folder] };
  return Object.fromEntries(Object.entries(all).map(([name, source]) => [name, join(path, source)]));
}
