import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { makeScreen } from "../../tests/helpers/terminal/Terminal.ts";
import { root } from "../workspace.ts";
import { pictures } from "./pictures.ts";
import { svgOf } from "./svgOf.ts";

/** The SVG of a text written to a terminal. */
async function drawn(text: string): Promise<string> {
  const screen = makeScreen({ columns: 20, rows: 3 });
  await promisify((bytes: string, done: () => void) => screen.write(bytes, done))(text);
  return svgOf(screen, "a <screen>");
}

it("draws words at their position and in their colour, as wide as their cells", async () => {
  const svg = await drawn("a\u001B[31m  red & 日本\u001B[0m");
  expect(svg).toContain('<text x="14" y="28" textLength="8.4" lengthAdjust="spacingAndGlyphs">a</text>');
  const red = 'fill="#ff7a76">red &amp; 日本</text>';
  expect(svg).toContain(`<text x="39.2" y="28" textLength="84" lengthAdjust="spacingAndGlyphs" ${red}`);
  expect(svg).toContain("<title>a &lt;screen&gt;</title>");
});

it("draws the background of inverse text without gaps", async () => {
  expect(await drawn("\r\n\u001B[7mup   down  \u001B[0m")).toMatch(/<rect x="14" y="33" width="92.4" .*>up<.*>down</);
});

it("every terminal picture is in docs/terminal.md", () => {
  const page = readFileSync(join(root, "docs/terminal.md"), "utf8");
  const terminals = pictures.map(({ file }) => file).filter((file) => file.endsWith(".svg"));
  expect(terminals.filter((file) => !page.includes(`](pictures/${file})`))).toEqual([]);
  expect(terminals.length).toBeGreaterThan(4);
});

it("every picture has a unique name", () => {
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
});
