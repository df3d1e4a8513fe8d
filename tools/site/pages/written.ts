import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../workspace.ts";
import { pageAddressOf } from "../addresses.ts";
import { rewriteLinks } from "../links.ts";
import type { Page } from "../Page.ts";

const sources = ["*.md", "docs/**/*.md", "packages/*/README.md", "examples/README.md"];

/** The Markdown pages of the repository, written by hand or by `npm run generate`. */
export function writtenPages(): readonly Page[] {
  const files = globSync(sources, { cwd: root }).sort();
  return files.flatMap((file) => {
    const page = pageAddressOf(file.replaceAll("\\", "/"));
    if (page === undefined) return [];
    return [{ path: page, text: rewriteLinks(readFileSync(join(root, file), "utf8"), { file, page }) }];
  });
}
