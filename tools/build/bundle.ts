import { readdirSync } from "node:fs";
import { join } from "node:path";
import { rolldown, type Plugin } from "rolldown";
import { entriesOf } from "../packages/entries.ts";
import type { WorkspacePackage } from "../workspace.ts";

/** Modules that no field of a package.json names: threads start from files of their own. */
const threads: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shipslog: { worker: "src/checkFolder/worker.ts" },
  archive: { divideInThread: "src/sink/divideInThread.ts" },
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
  const isCommand = folder === commandPackage;
  const build = await rolldown({
    input: sourcesOf(each),
    platform: "neutral",
    resolve: { conditionNames: ["@shipslog/source", "node", "import", "default"] },
    external: (specifier) => (isCommand ? isOutsideCommand(specifier) : /^[^./]/.test(specifier)),
    // Modules only declare; the few that act when loaded are entries.
    treeshake: { moduleSideEffects: false },
    // Of a library, an entry exports what its source does and nothing else.
    preserveEntrySignatures: isCommand ? "allow-extension" : "strict",
  });
  await build.write({
    dir: join(path, "dist"),
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { includeDependenciesRecursively: !isCommand, groups: filesOf(groups) },
    plugins: isCommand ? [lightImports] : [],
  });
  await build.close();
}

/**
 * What is in one file, by name: each file takes a third of a millisecond to load, and each function in it takes memory of the compile cache.
 * A module is in the first that names it; what none names is in a file with those that are needed by the same commands.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  start: ["shipslog/src/(nodeVersion|failure/exitCodes)"],
  version: ["shipslog/src/parts/(version|packageFolder)"],
  base: [
    "contract/src/(text|time|journal)/",
    "journal/src/machine/",
    "shipslog/src/(text|failure/errors|command/(Command|loadWhole|optionValues|parseCommandLine|ProgressBar|replaceFile))",
    "shipslog/src/(commandTable|parts/nodeInstallation)",
  ],
  journal: [
    "contract/src/(issues|dialects|options|contract|print|events|status|triggers)/",
    "contract/src/generated/(checks|kinds|contracts|layouts|observed/observedKinds)",
    "contract/src/observed/(expectedFields|proveField|judgeObserved|ObservedDeclaration)",
    "journal/src/(lines|read|folders|companion|resume|JournalError)",
    "page/src/sources",
    "shipslog/src/(openFolder|checkFolder/checkFolder)",
  ],
  check: [
    "check/src/(?!generate)",
    "page/src/check/checkJob",
    "shipslog/src/checkFolder/(checkJobs|rulesVersion)",
    "shipslog/src/commands/check/(checkPaths|checkSettings|withInput|userCache)",
  ],
};

function filesOf(named: typeof groups) {
  const names = Object.keys(named);
  return names.map((name, at) => ({
    name,
    test: new RegExp(`/packages/(?:${named[name]?.join("|")})`.replaceAll("/", String.raw`[\\/]`)),
    priority: names.length - at,
  }));
}

/**
 * Takes modules of Node without an import statement, which would read every export of theirs: `crypto`, `fs` and `util` then load what
 * nobody asked for. What runs before the version of Node is known keeps its imports.
 */
const lightImports: Plugin = {
  name: "light-imports",
  renderChunk(code, { name, isEntry }) {
    if (isEntry || name === "start") return null;
    return code.replace(/^import \{ (.*) \} from ("node:.*");$/gm, (_, names: string, module: string) => {
      return `const { ${names.replaceAll(" as ", ": ")} } = process.getBuiltinModule(${module});`;
    });
  },
};

/** What stays an import: modules of Node, files that a condition chooses, and parts that a user adds. */
function isOutsideCommand(specifier: string): boolean {
  const [, part = ""] = /^@shipslog\/([^/]+)/.exec(specifier) ?? [];
  return /^(?:node:|#|quicktype-core$)/.test(specifier) || optionalParts.includes(part);
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
