import { createHash } from "node:crypto";
import { markup, type Inside, type Markup } from "./Markup.ts";
import { style } from "./style.ts";

/** The heading, the table of contents and the body of a report. */
export interface PageParts {
  readonly title: string;
  readonly period: string;
  /** Which commander the page is about. */
  readonly whose: string;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly body: Inside;
}

/** The page must not load or run anything, and only the style with this hash applies. */
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'`;

/** Prints the whole page as HTML. */
export function page(parts: PageParts): string {
  const [before, after] = frame(parts).toString().split(stylePlaceholder);
  return `<!doctype html>\n${before}${style}${after}`;
}

/** The placeholder of the style, which is not escaped. Text from a journal cannot contain it, because its < is escaped. */
const stylePlaceholder = "<style-of-the-page/>";

function frame({ title, period, whose, contents, body }: PageParts): Markup {
  return markup`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="shipslog report">
<title>Ship's log of ${title}</title>
<style><style-of-the-page/></style>
</head>
<body>
<header>
<p class="over">Ship's log</p>
<h1>${title}</h1>
<p class="period">${period}</p>
<p class="period">${whose}</p>
<nav aria-label="Contents"><ul>${contents.map((part) => markup`<li><a href="#${part.id}">${part.title}</a></li>`)}</ul></nav>
</header>
<main>
${body}
</main>
<footer><p>Made by shipslog report from journals alone. This page loads nothing and sends nothing.</p></footer>
</body>
</html>
`;
}
