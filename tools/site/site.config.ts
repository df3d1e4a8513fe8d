import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import type { Sidebar } from "./sidebar.ts";

// `tools/docs.ts` copies this file to `.vitepress/config.ts` among the assembled pages, where VitePress looks for it.
const folder = join(import.meta.dirname, "..");
const sidebar = JSON.parse(readFileSync(join(folder, "sidebar.json"), "utf8")) as Sidebar;

/** The only markup that pages may have: a place that links lead to, and a line break in a table. */
const allowedMarkup = /<a id="[\w.-]+"><\/a>|<br>/y;

/** The docs site: no requests to other hosts, search in the browser, relative addresses so that it can be served from anywhere. */
export default defineConfig({
  title: "Shipslog",
  description: "The journal of a space game, without the game.",
  lang: "en-GB",
  cleanUrls: false,
  // A sample has links to pages that it lacks.
  ignoreDeadLinks: process.argv.includes("--sample"),
  // The search index is one large file.
  vite: { build: { chunkSizeWarningLimit: 8192 } },
  // Quoted text is never markup.
  markdown: {
    html: false,
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
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
    search: { provider: "local" },
    outline: [2, 3],
    sidebar: sidebar as never,
    nav: [
      { text: "Start", link: "/start" },
      { text: "Commands", link: "/commands/" },
      { text: "Reference", link: "/reference/" },
      { text: "Proofs", link: "/proofs" },
    ],
    footer: { message: "A community project, not made or endorsed by the game's publisher. Licence: MIT." },
  },
});
