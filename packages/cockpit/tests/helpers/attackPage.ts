import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { companionKinds, kinds, type CompanionFile, type Kind } from "@shipslog/contract";
import type { Page } from "playwright-core";
import { panels } from "../../page/shell/panels.ts";
import { goTo } from "./openPage.ts";
import { fieldPathsOf, sampleEvent } from "./sampleEvent.ts";

/** Long, but short enough to be shown. */
const shownLength = 50_000;
/** The journal that the attack writes. */
export const hostileJournal = "Journal.2026-05-01T120000.01.log";

/** Hostile texts by attack; each sets `pwned` if it runs as code. */
export const hostileTexts: Readonly<Record<string, string>> = {
  markup: `<img src=x onerror="pwned=1"><script>pwned=1</script><svg onload="pwned=1"><iframe srcdoc="<script>parent.pwned=1</script>">`,
  attribute: `" onmouseover="pwned=1" autofocus onfocus="pwned=1" x="`,
  address: `javascript:pwned=1//`,
  template: "${pwned=1}{{constructor.constructor('pwned=1')()}}",
  style: `</style><style>*{display:none}</style>red;background:url(//example.invalid/x)`,
  control: "\u0000\u0007\u001b[2J\u001b]0;pwned\u0007\u202ereversed\u2066\u200b\ufeff\u2028\u2029\r\n",
  surrogate: "\ud800 lone \udc00",
};

/** Numbers that break drawings to scale: too large, too small, negative. */
const hostileNumbers: readonly number[] = [1e300, -1e300, 1e-300, -1];

/** Hostile lines: prototype keys, deep nesting, and texts that are not events. */
const hostileLines: readonly string[] = [
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "__proto__":{ "polluted":1 }, "constructor":{ "prototype":{ "polluted":1 } } }`,
  `{ "__proto__":{ "event":"FSDJump" }, "timestamp":"2026-05-01T12:00:00Z", "event":"__proto__" }`,
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"constructor" }`,
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"<img src=x onerror=pwned=1>" }`,
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"EngineerProgress", "Engineers":[ { "Engineer":"__proto__", "Progress":"constructor" } ] }`,
  `<script>pwned=1</script>`,
  "[".repeat(5000),
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Music", "deep":${"[".repeat(3000)}1${"]".repeat(3000)} }`,
];

/** Measures the longest time the page was busy; runs in the page. */
export const pauseWatch = `(() => {
  globalThis.longestPause = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    longestPause = Math.max(longestPause, now - last - 50);
    last = now;
  }, 50);
})()`;

/** How much of an attack is carried out. */
export interface Attack {
  /** One of so many texts and numbers is written. */
  readonly oneOf: number;
  /** The length of the longest texts, and in how many text fields they are: one of so many. */
  readonly longest: { readonly length: number; readonly oneFieldOf: number };
}

/**
 * A hostile journal. Every text field of every kind contains, in turn, markup, control characters and very long text, every number
 * field extreme numbers, in lines and in companion files. Opens every panel of a page that follows the folder after each of them, and
 * returns how many lines were written.
 */
export async function attackPage(page: Page, folder: string, { oneOf, longest }: Attack): Promise<number> {
  const isChosen = (_: unknown, at: number): boolean => at % oneOf === 0;
  const texts = [...Object.values(hostileTexts), `${hostileTexts["markup"]}${"A".repeat(shownLength)}`];
  let count = 0;
  const write = (text: string): void => {
    appendFileSync(join(folder, hostileJournal), `${text}\r\n`);
    count += 1;
  };
  for (const line of hostileLines) write(line);
  for (const text of texts.filter(isChosen)) {
    for (const [kind, path] of textFields) write(JSON.stringify(sampleEvent(kind, path, text)));
    await writeCompanions(folder, ["string"], text);
    await catchUp(page, count);
  }
  for (const number of hostileNumbers.filter(isChosen)) {
    for (const [kind, path] of numberFields) write(JSON.stringify(sampleEvent(kind, path, number)));
    await writeCompanions(folder, ["number", "integer"], number);
    await catchUp(page, count);
  }
  const long = "<b onclick=pwned=1>".padEnd(longest.length, "A");
  const longFields = textFields.filter((_, at) => at % longest.oneFieldOf === 0);
  for (const [kind, path] of longFields) write(JSON.stringify(sampleEvent(kind, path, long)));
  await catchUp(page, count);
  return count;
}

type Field = readonly [kind: Kind, path: readonly string[]];

const textFields = allFields(["string"]);
const numberFields = allFields(["number", "integer"]);

function allFields(types: readonly string[]): readonly Field[] {
  return kinds.flatMap((kind) => fieldPathsOf(kind, types).map((path): Field => [kind, path]));
}

async function writeCompanions(folder: string, types: readonly string[], value: string | number): Promise<void> {
  for (const [file, kind] of Object.entries(companionKinds) as readonly (readonly [CompanionFile, Kind])[]) {
    for (const path of fieldPathsOf(kind, types)) {
      writeFileSync(join(folder, file), `${JSON.stringify(sampleEvent(kind, path, value))}\r\n`);
      await sleep(20);
    }
  }
}

/** Waits until the page has counted all lines written. */
async function catchUp(page: Page, count: number): Promise<void> {
  await goTo(page, "health");
  await page
    .getByText(`${count.toLocaleString("en-GB")} lines`)
    .first()
    .waitFor();
  for (const { id } of panels) await goTo(page, id);
}

/** What hostile texts did to a page; empty if they were only shown. */
export async function harmIn(page: Page): Promise<readonly string[]> {
  const looks: Readonly<Record<string, string>> = {
    "a text ran as code": `typeof pwned !== "undefined"`,
    "the prototype of all objects was changed": `"polluted" in {}`,
    "an element came from a text": `document.querySelector("main :is(img, script, iframe, object, embed, style, link)") !== null`,
    "an attribute with code came from a text": `[...document.querySelectorAll("*")].some((each) => each.getAttributeNames().some((name) => name.startsWith("on")))`,
    "a style came from a text": `getComputedStyle(document.querySelector("main")).display === "none"`,
  };
  const found = await Promise.all(
    Object.entries(looks).map(async ([harm, look]) => ((await page.evaluate<boolean>(look)) ? [harm] : [])),
  );
  return found.flat();
}
