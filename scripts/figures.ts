/** Writes `docs/figures.md` and its chart from `docs/figures.json`; `--check` only says whether they are fresh. */
import { mkdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import type { Figures } from "../bench/harness/Figures.ts";
import { drawChart } from "./figures/chart.ts";
import { figuresPage } from "./figures/figuresPage.ts";
import { root } from "./workspace.ts";

const figures = JSON.parse(readFileSync(join(root, "docs/figures.json"), "utf8")) as Figures;
const pages = { "docs/figures.md": figuresPage(figures), "docs/pictures/figures.svg": drawChart(figures.benchmarks) };
const stale = Object.entries(pages).filter(([path, text]) => read(join(root, path)) !== text);
if (!argv.includes("--check")) {
  mkdirSync(join(root, "docs/pictures"), { recursive: true });
  for (const [path, text] of stale) writeFileSync(join(root, path), text);
} else if (stale.length > 0) {
  console.error(`stale, run \`npm run generate\`: ${stale.map(([path]) => path).join(", ")}`);
  process.exitCode = 1;
}
console.log(stale.length === 0 ? "pages of figures are fresh" : "pages of figures written");

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
