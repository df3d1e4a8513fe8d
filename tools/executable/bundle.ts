import { join } from "node:path";
import { rolldown, type Plugin } from "rolldown";
import { root } from "../workspace.ts";

/** Modules that read files beside them, and what stands in for each in an executable, where all files are assets. */
const substitutes: Readonly<Record<string, string>> = {
  "packages/shipslog/src/parts/version.ts": "version.ts",
  "packages/shipslog/src/commands/explain/readSchemaText.source.ts": "readSchemaText.ts",
  "packages/shipslog/src/checkFolder/startWorker.ts": "startWorker.ts",
  "packages/cockpit/src/server/pageDisk.ts": "pageDisk.ts",
};

const replaced = new Map(
  Object.entries(substitutes).map(([path, file]) => [
    join(root, path),
    join(root, "tools/executable/substitutes", file),
  ]),
);

const substitute: Plugin = {
  name: "substitute",
  async resolveId(specifier, importer, options) {
    const found = await this.resolve(specifier, importer, { ...options, skipSelf: true });
    const instead = found === null ? undefined : replaced.get(found.id);
    return instead === undefined ? null : { id: instead };
  },
};

const optionalPart = /^(?:@shipslog\/(?:archive|fleet)|quicktype-core)(?:\/|$)/;
const mark = "\0part:";

/** Optional parts are looked up beside the executable, when a command that needs one asks for it. */
const partsBeside: Plugin = {
  name: "parts beside",
  resolveId: (specifier) => (optionalPart.test(specifier) ? { id: `${mark}${specifier}` } : null),
  load(id) {
    if (!id.startsWith(mark)) return null;
    const name = JSON.stringify(id.slice(mark.length));
    return `module.exports = require("node:module").createRequire(process.execPath)(${name});`;
  },
};

/** Bundles a module and everything it imports into one script without `import`. */
export async function bundle(module: string, file: string): Promise<void> {
  const build = await rolldown({
    input: join(root, module),
    platform: "node",
    resolve: { conditionNames: ["@shipslog/source", "import", "default"] },
    plugins: [partsBeside, substitute],
  });
  await build.write({
    file,
    format: "cjs",
    codeSplitting: false,
    minify: { compress: true, mangle: false, codegen: true },
  });
  await build.close();
}
