import type { Page } from "./Page.ts";

/** One line of the site's table of contents, with what stands under it. */
export interface Chapter {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Chapter[];
}

/** The chapters in reading order: single pages by address, whole folders by a trailing slash. */
const chapters: Readonly<Record<string, readonly string[]>> = {
  "Begin here": ["index.md", "start.md", "concepts.md", "examples.md"],
  Guides: ["guides/test-your-tool.md", "guides/look-at-your-journals.md", "guides/run-a-network.md"],
  Reference: ["commands/", "reference/", "flags/", "rules/", "faults.md", "faults/", "codes/", "exports/", "packages/"],
  "How it is": ["architecture.md", "dialects.md", "readings.md", "fidelity.md", "corpus-findings.md"],
  Parts: ["terminal.md", "cockpit.md", "archive.md", "fleet.md", "operate.md", "scale.md"],
  Trust: ["proof/", "figures.md", "coverage.md", "security.md", "dependencies.md", "decisions/"],
  Project: ["contributing.md", "changelog.md", "security-policy.md"],
};

/** The table of contents; a page nobody placed is an error, so that none is out of reach. */
export function sidebarOf(pages: readonly Page[]): readonly Chapter[] {
  const placed = new Set<string>();
  const sidebar = Object.entries(chapters).map(([text, entries]) => ({
    text,
    items: entries.flatMap((entry) => itemsOf(entry, pages, placed)),
  }));
  const lost = pages.filter(({ path }) => !placed.has(path));
  if (lost.length > 0) throw new Error(`No chapter of the site has ${lost.map(({ path }) => path).join(", ")}`);
  return sidebar;
}

function itemsOf(entry: string, pages: readonly Page[], placed: Set<string>): readonly Chapter[] {
  const found = pages.filter(({ path }) => (entry.endsWith("/") ? path.startsWith(entry) : path === entry));
  for (const { path } of found) placed.add(path);
  const lines = found.map((page) => ({ text: titleOf(page), link: linkTo(page) }));
  if (!entry.endsWith("/") || lines.length === 0) return lines;
  // A heading that opens and closes must not be a link as well, or a keyboard meets one button inside another.
  const index = found.find(({ path }) => path === `${entry}index.md`);
  const name = index === undefined ? `Each of the ${entry.slice(0, -1)}` : titleOf(index);
  return [{ text: name, collapsed: true, items: lines }];
}

const linkTo = ({ path }: Page) => `/${path.replace(/\.md$/, "").replace(/(^|\/)index$/, "$1")}`;

const titleOf = ({ path, text }: Page) => /^# (.+)$/m.exec(text)?.[1]?.replaceAll("`", "") ?? path;
