import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import type { Sidebar } from "./sidebar.ts";

// `tools/docs.ts` copies this file to `.vitepress/config.ts` among the assembled pages, where VitePress looks for it.
const folder = join(import.meta.dirname, "..");
const styles = readFileSync(join(folder, ".vitepress/theme/site.css"), "utf8");
const sidebar = JSON.parse(readFileSync(join(folder, "sidebar.json"), "utf8")) as Sidebar;

/** Folders whose pages are listed on their index alone: these are short, and need no outline and no next page. */
const largeFolders = Object.entries(sidebar)
  .filter(([prefix, chapters]) => prefix !== "/" && chapters.at(-1)?.items?.length === 1)
  .map(([prefix]) => prefix);

/** Names are searched for, and not the types of their parameters. */
const withoutShapes = (text: string) => text.replaceAll(/^```txt\n[^]*?^```\n/gm, "");

/** The only markup that pages may have: a place that links lead to, and a line break in a table. */
const allowedMarkup = /<a id="[\w.-]+"><\/a>|<br>/y;

/** Puts the class of a colour in site.css in place of the colours of both themes, which would be a third of every page with code. */
function shortenColours(span: { properties: Record<string, unknown> }): void {
  const [, light] =
    /^--shiki-light:#([0-9A-F]{6});--shiki-dark:#[0-9A-F]{6}$/i.exec(String(span.properties["style"])) ?? [];
  if (light === undefined || !styles.includes(`.c${light} `)) return;
  delete span.properties["style"];
  span.properties["class"] = `c${light}`;
}

/** The docs site: no requests to other hosts, search in the browser, relative addresses so that it can be served from anywhere. */
export default defineConfig({
  title: "Shipslog",
  description: "The journal of a space game, without the game.",
  lang: "en-GB",
  cleanUrls: false,
  // Otherwise each page has the addresses and the tables of contents of all.
  metaChunk: true,
  // The browser opens every page: see the theme.
  router: { prefetchLinks: false },
  // A sample has links to pages that it lacks.
  ignoreDeadLinks: process.argv.includes("--sample"),
  // The search index is one large file.
  vite: { build: { chunkSizeWarningLimit: 8192 } },
  transformPageData: ({ relativePath, frontmatter }) =>
    largeFolders.some((each) => `/${relativePath}`.startsWith(each))
      ? { frontmatter: { ...frontmatter, aside: false, prev: false, next: false } }
      : {},
  // Quoted text is never markup.
  markdown: {
    html: false,
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    codeTransformers: [{ span: shortenColours }],
    config(markdown) {
      markdown.inline.ruler.before("html_inline", "allowed_markup", (state, isSilent) => {
        allowedMarkup.lastIndex = state.pos;
        const [found] = allowedMarkup.exec(state.src) ?? [];
        if (found === undefined) return false;
        if (!isSilent) state.push("html_inline", "", 0).content = found;
        state.pos += found.length;
        return true;
      });
    },
  },
  themeConfig: {
    search: {
      provider: "local",
      options: {
        // Would need the text of pages as scripts.
        detailedView: false,
        _render: (text, env, markdown) => markdown.render(withoutShapes(text), env),
      },
    },
    outline: [2, 3],
    sidebar: sidebar as never,
    nav: [
      // No page of the site: the browser opens it, and not the site's own scripts.
      { text: "Try it now", link: "/app/index.html", target: "_self" },
      { text: "Start", link: "/start" },
      { text: "Commands", link: "/commands/" },
      { text: "Reference", link: "/reference/" },
      { text: "Proofs", link: "/proofs" },
    ],
    footer: { message: "A community project, not made or endorsed by the game's publisher. Licence: MIT." },
  },
});
