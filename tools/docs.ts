/**
 * Builds the docs site into `dist/site`: `npm run docs`. With `--serve` it then serves the site on this
 * machine. Behind "Try it now" is the static page. Nothing is fetched: the site is built from the repository alone. `--sample FOLDER` builds a few pages
 * of every kind into that folder, for a test that has no time for all.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { build as bundle } from "vite";
import { build, serve } from "vitepress";
import type { Page } from "./site/Page.ts";
import { sidebarOf } from "./site/sidebar.ts";
import { sitePages } from "./site/sitePages.ts";
import { cacheFolder, root } from "./workspace.ts";

const { values } = parseArgs({ options: { serve: { type: "boolean", default: false }, sample: { type: "string" } } });
const { sample } = values;
const folder = sample === undefined ? join(cacheFolder, "site") : join(sample, "pages");
const pictures = join(root, "docs/pictures");
const outDir = sample === undefined ? join(root, "dist/site") : join(sample, "site");

const all = await sitePages();
const pages = sample === undefined ? all : sampleOf(all);
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
  cpSync(join(root, "tools/site", file), join(folder, ".vitepress", place));
}
writeFileSync(join(folder, "sidebar.json"), JSON.stringify(sidebarOf(all)));

await build(folder, { outDir });
removeTexts(join(outDir, "assets"));
await bundle({
  configFile: join(root, "packages/page/vite.config.ts"),
  logLevel: "error",
  build: { outDir: join(outDir, "app") },
});
console.log(`${pages.length} pages in ${outDir}`);
if (values.serve) await serve({ root: folder, base: "/", port: 4173 });

/** Removes the scripts that are pages as text: no page asks for them, because the browser opens the page itself. */
function removeTexts(assets: string): void {
  for (const name of readdirSync(assets)) {
    if (/\.md\.[^.]+\.js$/.test(name)) rmSync(join(assets, name));
  }
}

/** The first two pages of each folder, and of the pages in no folder those with the most. */
function sampleOf(whole: readonly Page[]): readonly Page[] {
  const folders = Map.groupBy(whole, ({ path }) => dirname(path));
  return [...folders].flatMap(([name, some]) =>
    name === "." ? some.filter(({ path }) => ["index.md", "start.md", "proofs.md"].includes(path)) : some.slice(0, 2),
  );
}
