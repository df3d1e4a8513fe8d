import { posix } from "node:path";

/** Files at the root of the repository that are pages of the site. */
const rootPages: Readonly<Record<string, string>> = {
  "README.md": "index.md",
  "CONTRIBUTING.md": "contributing.md",
  "CHANGELOG.md": "changelog.md",
  "SECURITY.md": "security-policy.md",
  "examples/README.md": "examples.md",
};

/** The list whose rows have pages of their own in the site: the row `half-line` is the page `rules/half-line.md`. */
const listOfPages = "docs/rules.md";

/** The page of a file or folder of the repository; undefined when it has none. */
export function pageAddressOf(path: string): string | undefined {
  if (path === listOfPages) return "rules/index.md";
  if (path in rootPages) return rootPages[path];
  const readme = /^packages\/([^/]+)(?:\/README\.md)?$/.exec(path);
  if (readme !== null) return `packages/${readme[1]}.md`;
  if (!path.startsWith("docs/")) return undefined;
  return addressInDocs(path.slice("docs/".length));
}

function addressInDocs(inside: string): string | undefined {
  if (inside.startsWith("pictures/")) return inside;
  if (!inside.endsWith(".md")) return undefined;
  return inside === "ARCHITECTURE.md" ? "architecture.md" : inside.replace(/README\.md$/, "index.md");
}

/** Where a link of the repository to a place in a page leads in the site; undefined when the page is not in it. */
export function placeAddressOf(path: string, anchor: string | undefined): string | undefined {
  if (path === listOfPages && anchor !== undefined) return `rules/${anchor}.md`;
  const address = pageAddressOf(path);
  return address === undefined || anchor === undefined ? address : `${address}#${anchor}`;
}

/** The relative link from one page of the site to another. */
export function wayTo(target: string, from: string): string {
  const way = posix.relative(posix.dirname(from), target);
  return way.startsWith(".") ? way : `./${way}`;
}
