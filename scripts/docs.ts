/**
 * Builds the docs site into `dist/site`: `npm run docs`. With `--serve` it then serves the site on this
 * machine. Nothing is fetched: the site is built from the repository alone.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv } from "node:process";
import { build, serve } from "vitepress";
import { sidebarOf } from "./site/sidebar.ts";
import { sitePages } from "./site/sitePages.ts";
import { cacheFolder, root } from "../lab/workspace.ts";

const folder = join(cacheFolder, "site");
const pictures = join(root, "docs/pictures");
const outDir = join(root, "dist/site");

const pages = await sitePages();
rmSync(folder, { recursive: true, force: true });
for (const { path, text } of pages) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
if (existsSync(pictures)) cpSync(pictures, join(folder, "pictures"), { recursive: true });
for (const [file, place] of [
  ["site.config.ts", "config.ts"],
  ["theme.config.ts", "theme/index.ts"],
  ["site.css", "theme/site.css"],
] as const) {
  cpSync(join(root, "scripts/site", file), join(folder, ".vitepress", place));
}
writeFileSync(join(folder, "sidebar.json"), JSON.stringify(sidebarOf(pages)));

await build(folder, { outDir });
console.log(`${pages.length} pages in dist/site`);
if (argv.includes("--serve")) await serve({ root: folder, base: "/", port: 4173 });
