import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { schemaModules } from "../../tools/schemaModules.ts";

/** Files that are smaller compressed; pictures and fonts are compressed already. */
const compressible = /\.(?:html|js|css|svg|json)$/;

/** The highest quality takes five times as long for two percent. */
const brotliQuality = 9;

/** Writes each file compressed beside it, so that the server sends it without compressing it again. */
const precompress: Plugin = {
  name: "precompress",
  writeBundle({ dir = "" }) {
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !compressible.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

/** Bundles the page into dist/page; nothing is inlined, so that the strict content security policy holds. */
export default defineConfig({
  root: join(import.meta.dirname, "page"),
  base: "./",
  plugins: [schemaModules, precompress],
  resolve: { conditions: ["@shipslog/source", "module", "browser", "production", "import", "default"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../dist/page",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    // The helper that preloads modules would write an inline style or fetch by itself; native imports need neither.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // three.js is one large piece that only the star map loads.
    chunkSizeWarningLimit: 700,
    // One file for what the inspector shows instead of sixteen, each of which is stored three times.
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: "schemas", test: /\.schema\.json/ }] } } },
  },
});
