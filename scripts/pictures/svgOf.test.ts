import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { makeScreen } from "../../lab/terminal/Terminal.ts";
import { root } from "../../lab/workspace.ts";
import { pictures } from "./pictures.ts";
import { svgOf } from "./svgOf.ts";

/** What is drawn of a text that a terminal got. */
async function drawn(text: string): Promise<string> {
  const screen = makeScreen({ columns: 20, rows: 3 });
  await promisify((bytes: string, done: () => void) => screen.write(bytes, done))(text);
  return svgOf(screen, "a <screen>");
}

it("draws words where they stand, in their colour, each as wide as its cells", async () => {
  const svg = await drawn("a\u001B[31m  red & 日本\u001B[0m");
  expect(svg).toContain('<text x="14" y="28" textLength="8.4" lengthAdjust="spacingAndGlyphs">a</text>');
  const red = 'fill="#ff7a76">red &amp; 日本</text>';
  expect(svg).toContain(`<text x="39.2" y="28" textLength="84" lengthAdjust="spacingAndGlyphs" ${red}`);
  expect(svg).toContain("<title>a &lt;screen&gt;</title>");
});

it("draws the ground of swapped colours whole", async () => {
  expect(await drawn("\r\n\u001B[7mup   down  \u001B[0m")).toMatch(/<rect x="14" y="33" width="92.4" .*>up<.*>down</);
});

it("shows every terminal on the page of the terminal", () => {
  const page = readFileSync(join(root, "docs/terminal.md"), "utf8");
  const terminals = pictures.map(({ file }) => file).filter((file) => file.endsWith(".svg"));
  expect(terminals.filter((file) => !page.includes(`](pictures/${file})`))).toEqual([]);
  expect(terminals.length).toBeGreaterThan(4);
});

it("has a name of its own for each picture", () => {
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length);
});
