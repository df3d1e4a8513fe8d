import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../tools/workspace.ts";

const pages = globSync(["*.md", "docs/**/*.md", "packages/*/README.md", "examples/README.md"], { cwd: root });

/** The files that the links of a page lead to; a folder stands for its README. */
function linksOf(page: string): readonly string[] {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, link = ""]) => {
    if (/^[a-z]+:/.test(link)) return [];
    const target = posix.normalize(posix.join(posix.dirname(page), link));
    const readme = posix.join(target, "README.md");
    return [existsSync(join(root, readme)) ? readme : target];
  });
}

/** Every page that can be reached from the first one by links alone, without the sidebar of the site. */
function reachedFrom(first: string): ReadonlySet<string> {
  const reached = new Set([first]);
  for (const page of reached) {
    for (const target of linksOf(page)) if (target.endsWith(".md") && pages.includes(target)) reached.add(target);
  }
  return reached;
}

/** Folders that git ignores: what they hold may be on this disk, and not in a clone. */
const ignored = ["packages/contract/schemas/", "dist/", ".cache/"];

describe("the pages", () => {
  it("link only to files of the repository", () => {
    const broken = pages.flatMap((page) =>
      linksOf(page)
        .filter((target) => !existsSync(join(root, target)) || ignored.some((folder) => target.startsWith(folder)))
        .map((target) => `${page} links to ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it("can all be reached by links from the README", () => {
    const reached = reachedFrom("README.md");
    expect(pages.length).toBeGreaterThan(80);
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });

  it("have an index in every folder with several pages", () => {
    const folders = new Set(pages.filter((page) => page.startsWith("docs/")).map((page) => posix.dirname(page)));
    folders.delete("docs");
    expect([...folders].filter((folder) => !pages.includes(`${folder}/README.md`))).toEqual([]);
  });
});
