import type { Page } from "./Page.ts";

/** One line of the site's table of contents, with the lines below it. */
interface Chapter {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly Chapter[];
}

/** The tables of contents by prefix of a page's path: each folder has its own, `/` applies to all other pages. */
export type Sidebar = Readonly<Record<string, readonly Chapter[]>>;

/** The chapters in reading order: single pages by address, whole folders by a trailing slash. */
const chapters: Readonly<Record<string, readonly string[]>> = {
  "Getting started": ["index.md", "start.md", "page.md", "concepts.md", "examples.md", "why-not.md"],
  "First five minutes": ["first/index.md", "first/player.md", "first/author.md", "first/data.md", "first/operator.md"],
  Guides: [
    "guides/index.md",
    "guides/test-your-tool.md",
    "steps.md",
    "situations.md",
    "fly.md",
    "guides/test-a-reader.md",
    "guides/check-journals-in-ci.md",
    "guides/look-at-your-journals.md",
    "guides/lake-in-python.md",
    "guides/cockpit-on-a-second-screen.md",
    "guides/on-windows-without-node.md",
    "guides/contribute-a-journal.md",
    "guides/run-a-network.md",
  ],
  Reference: [
    "commands/",
    "reference/",
    "observed.md",
    "observed/",
    "flags/",
    "rules/",
    "faults.md",
    "faults/",
    "codes/",
    "exports/",
    "packages/",
  ],
  "How it is": [
    "document.md",
    "architecture.md",
    "specification.md",
    "dialects.md",
    "journals-through-the-years.md",
    "facts.md",
    "readings.md",
    "fidelity.md",
  ],
  Parts: [
    "terminal.md",
    "windows.md",
    "try.md",
    "readers.md",
    "eddn.md",
    "exit-codes.md",
    "cockpit.md",
    "cockpit-api.md",
    "page.md",
    "archive.md",
    "fleet.md",
    "operate.md",
    "feed.md",
    "scale.md",
  ],
  Trust: ["proofs.md", "figures.md", "security.md", "dependencies.md", "decisions/"],
  Project: ["contributing.md", "changelog.md", "security-policy.md"],
};

/** The tables of contents; a page without a chapter is an error, because no link would lead to it, and so is a chapter without a page. */
export function sidebarOf(pages: readonly Page[]): Sidebar {
  const entries = Object.values(chapters).flat();
  const isPlaced = ({ path }: Page): boolean => entries.some((entry) => isIn(path, entry));
  const lost = pages.filter((page) => !isPlaced(page));
  if (lost.length > 0) throw new Error(`No chapter of the site has ${lost.map(({ path }) => path).join(", ")}`);
  const empty = entries.filter((entry) => !pages.some(({ path }) => isIn(path, entry)));
  if (empty.length > 0) throw new Error(`The chapters name ${empty.join(", ")}, and the site has no such page`);
  const whole = Object.entries(chapters).map(([text, chapter]) => ({
    text,
    items: chapter.flatMap((entry) => itemsOf(entry, pages)),
  }));
  const folders = entries.filter((entry) => entry.endsWith("/")).map((entry) => [`/${entry}`, folderOf(entry, pages)]);
  return { ...(Object.fromEntries(folders) as Sidebar), "/": whole };
}

const isIn = (path: string, entry: string): boolean => (entry.endsWith("/") ? path.startsWith(entry) : path === entry);

/** A folder is listed by its index page, or by all its pages when it has none. */
function itemsOf(entry: string, pages: readonly Page[]): readonly Chapter[] {
  const found = pages.filter(({ path }) => isIn(path, entry));
  const index = found.filter(({ path }) => path === `${entry}index.md`);
  return (index.length > 0 ? index : found).map(lineOf);
}

/** The pages of a large folder are found on its index; a list of them on each would be most of the site. */
const listedMax = 20;

function folderOf(entry: string, pages: readonly Page[]): readonly Chapter[] {
  const found = pages.filter(({ path }) => isIn(path, entry));
  const items = found.length > listedMax ? itemsOf(entry, pages) : found.map(lineOf);
  return [
    { text: "All chapters", link: "/" },
    { text: entry.slice(0, -1), items },
  ];
}

const lineOf = (page: Page): Chapter => ({ text: titleOf(page), link: linkTo(page) });

const linkTo = ({ path }: Page) => `/${path.replace(/\.md$/, "").replace(/(^|\/)index$/, "$1")}`;

const titleOf = ({ path, text }: Page) => /^# (.+)$/m.exec(text)?.[1]?.replaceAll("`", "") ?? path;
