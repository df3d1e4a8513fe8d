import { join } from "node:path";
import { defineConfig } from "vite";

/** Bundles the page into dist/page; nothing is inlined, so that the strict content security policy holds. */
export default defineConfig({
  root: join(import.meta.dirname, "page"),
  base: "./",
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
  },
});
