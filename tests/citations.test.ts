/** Whatever a message, a rule or a page cites must be a page that a user can open, at a place that exists. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "@shipslog/check";
import { describe, expect, it } from "vitest";
import { root } from "../tools/workspace.ts";

const textOf = (page: string) => readFileSync(join(root, page), "utf8");
const anchorsOf = (page: string) => new Set([...textOf(page).matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id));

/** The sources whose strings reach a user: no tests, and no code that runs at build time. */
const sources = globSync("packages/*/{src,page}/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !/\.test\.|\.testing\.|[\\/](?:generate|generated|testing)[\\/]/.test(path),
);

/** The text of the file without its comments, which speak to the reader of the code. */
const withoutComments = (path: string) => textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

describe("a page that a message names", () => {
  const named = sources.flatMap((path) =>
    [...withoutComments(path).matchAll(/\bdocs\/[\w/-]+(?:\.md)?(?:#[\w-]+)?/g)].map(([page]) => ({ path, page })),
  );

  it("exists", () => {
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter(({ page }) => !existsSync(join(root, page.split("#")[0] ?? "")))).toEqual([]);
  });

  it("has the heading that the message names", () => {
    const headings = sources.flatMap((path) => [
      ...withoutComments(path).matchAll(/(?<page>docs\/[\w/-]+\.md), (?<heading>[A-Z][\w ]*)\)/g),
    ]);
    const missing = headings.filter(({ groups: { page = "", heading = "" } = {} }) => {
      return !textOf(page)
        .split("\n")
        .some((line) => /^#+ /.test(line) && line.endsWith(` ${heading}`));
    });
    expect(headings.length).toBeGreaterThan(0);
    expect(missing.map(([cited]) => cited)).toEqual([]);
  });
});

describe("what a rule rests on", () => {
  it("is a statement of docs/specification.md", () => {
    const anchors = anchorsOf("docs/specification.md");
    const cited = rules.flatMap(({ basis }) => ("statements" in basis ? basis.statements : []));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it("is a fact of docs/facts.md", () => {
    const anchors = anchorsOf("docs/facts.md");
    const cited = rules.flatMap(({ restsOn }) => restsOn.match(/\bF\d+\b/g) ?? []);
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it("is listed in docs/rules.md", () => {
    const anchors = anchorsOf("docs/rules.md");
    expect(rules.filter(({ id }) => !anchors.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe("a link to a row of docs/rules.md", () => {
  it("leads to a row that exists", () => {
    const anchors = anchorsOf("docs/rules.md");
    const pages = globSync(["*.md", "docs/**/*.md", "packages/*/README.md"], { cwd: root });
    const links = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\]\([^)#]*\brules\.md#([^)]+)\)/g)].map(([, id]) => ({ page, id })),
    );
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter(({ id }) => !anchors.has(id))).toEqual([]);
  });
});
