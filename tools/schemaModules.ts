import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./workspace.ts";

/** As a module names it, and as the server of the tests asks for it when it has not met it yet. */
const specifier = /^(?:@shipslog|\/packages)\/contract\/schemas\/(.+)$/;
const folder = join(root, "packages/contract/schemas").replaceAll("\\", "/");

/** Makes the JSON Schemas that a page imports from the declarations, so that no build is needed and none can be stale. */
export const schemaModules: Plugin = {
  name: "schema modules",
  enforce: "pre",
  resolveId: (id) => {
    const [, file] = specifier.exec(id) ?? [];
    return file === undefined ? undefined : `${folder}/${file}`;
  },
  load: async (id) => {
    if (!id.startsWith(folder)) return undefined;
    const { schemaText } = await import("../packages/contract/src/generate/schemaFiles.ts");
    return schemaText(id.slice(folder.length + 1));
  },
};
