import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { schemaModules } from "../../tools/schemaModules.ts";

const root = join(import.meta.dirname, "../..");
const page = join(import.meta.dirname, "page");
/** A browser knows a service worker by its address, so its name is always the same. */
const serviceWorker = "serviceWorker.js";

/** Writes the list of all built files into the service worker, under a name that changes with any of them. */
const listForOffline: Plugin = {
  name: "list for offline",
  writeBundle({ dir = "" }) {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const hash = createHash("sha256");
    for (const path of paths.toSorted()) hash.update(path.slice(dir.length)).update(readFileSync(path));
    const names = paths.map((path) => path.slice(dir.length + 1).replaceAll("\\", "/"));
    const files = names.filter((name) => name !== serviceWorker && name !== "index.html").toSorted();
    // A host may lead from index.html to the folder, and no browser shows a kept answer that leads elsewhere.
    const builtPage = { version: hash.digest("hex").slice(0, 16), files: ["./", ...files] };
    const script = join(dir, serviceWorker);
    writeFileSync(script, `const builtPage = ${JSON.stringify(builtPage)};\n${readFileSync(script, "utf8")}`);
  },
};

/** Bundles the page into dist/page of the project; nothing is inlined, so that the strict content policy holds. */
export default defineConfig({
  root: page,
  base: "./",
  plugins: [schemaModules, listForOffline],
  resolve: { conditions: ["@shipslog/source", "module", "browser", "production", "import", "default"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es", plugins: () => [schemaModules] },
  build: {
    outDir: join(root, "dist/page"),
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: { index: join(page, "index.html"), serviceWorker: join(page, "offline/serviceWorker.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "serviceWorker" ? serviceWorker : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: "schemas", test: /\.schema\.json/ }] },
      },
    },
  },
});
