/**
 * The cockpit without a mouse and without a screen, in a real browser: what the Tab key reaches, which rows the keys bring into view,
 * what a screen reader says, and what moves. The folder is recorded, so that a change of the simulator changes no name.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cockpit } from "@shipslog/cockpit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { accessibleNames, type NamedPart } from "../lab/browser/accessibleNames.ts";
import { axeViolations } from "../lab/browser/axeViolations.ts";
import { launchBrowser } from "../lab/browser/launchBrowser.ts";
import { reachableByKeys } from "../lab/browser/reachableByKeys.ts";
import { goTo, openPage } from "../lab/cockpit/openPage.ts";
import { showFolder } from "../lab/cockpit/showFolder.ts";
import { cacheFolder, root } from "../lab/workspace.ts";

const panels = ["Flight", "Route", "Journal", "Health", "System", "Ship", "Commander"] as const;
const keyOf = (panel: (typeof panels)[number]) => (panels.indexOf(panel) + 1) as Parameters<typeof goTo>[1];

/** What a panel lists: rows of tables and lists, facts, and large values. */
const rows = ".panel :is(tr, li, .fact, .reading)";

let browser: Browser;
let cockpit: Cockpit;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  const evening = join(root, "tests/cockpit-pictures/evening");
  [browser, cockpit] = await Promise.all([launchBrowser(), showFolder(evening)]);
  ({ page, problems } = await openPage(browser, cockpit.urls[0]!, { reducedMotion: "reduce" }));
});
afterAll(async () => {
  await Promise.all([browser.close(), cockpit.close()]);
  expect(problems).toEqual([]);
});

async function openPanel(panel: (typeof panels)[number]): Promise<void> {
  await goTo(page, keyOf(panel));
  if (panel === "Route") await page.locator(".space-map .labels span").first().waitFor({ state: "attached" });
}

describe("with the keyboard alone", () => {
  it.each(panels)("every control and every row of %s is reached, and it breaks no rule of axe-core", async (panel) => {
    await openPanel(panel);
    const { missedControls, unmarkedControls, missedRows, rowCount } = await reachableByKeys(page, rows);
    expect(missedControls).toEqual([]);
    expect(unmarkedControls).toEqual([]);
    expect(missedRows).toEqual([]);
    expect(rowCount).toBeGreaterThan(3);
    expect(await axeViolations(page, panel)).toEqual([]);
  });

  it("moves between the lines of the journal with the arrow keys, which take one stop of the Tab key", async () => {
    await openPanel("Journal");
    const lines = await page.locator(".line").count();
    expect(await page.locator(".line[tabindex='0'], .line:not([tabindex])").count()).toBe(0);
    await page.locator(".lines").focus();
    for (let at = 0; at < lines; at += 1) {
      await page.keyboard.press("ArrowDown");
      expect(await page.evaluate("[...document.querySelectorAll('.line')].indexOf(document.activeElement)")).toBe(at);
    }
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.locator(".line[aria-pressed=true]:focus").waitFor();
    await page.keyboard.press("Shift+Tab");
    await page.locator(".lines:focus").waitFor();
  });
});

describe("for a screen reader", () => {
  /** Parts that a person operates, or that show something without text. */
  const needName = ["button", "Canvas", "combobox", "dialog", "image", "navigation", "region", "searchbox", "slider"];

  /** One thing with the word for several; `ls` are light seconds. */
  const wrongPlural = /(?<![\d.,])1 (?!ls\b)[a-z]+(?<!s)s\b/;

  it("every part has a name, and the names are those of the docs", async () => {
    await openPanel("Flight");
    const sections: (readonly [string, readonly NamedPart[]])[] = [
      ["Around every panel", await accessibleNames(page, ".cockpit", "main")],
    ];
    for (const panel of panels) {
      await openPanel(panel);
      const parts = await accessibleNames(page, ".panel", ".panel .lines");
      // How many lines were read in the last minute depends on when the folder was opened.
      sections.push([
        panel,
        parts.map((part) => ({ ...part, name: part.name.replace(/^\d+ lines? in/, "N lines in") })),
      ]);
      expect(await page.locator("main").innerText()).not.toMatch(wrongPlural);
    }
    await page.getByRole("button", { name: "Look back" }).click();
    await page.locator(".playback").waitFor();
    sections.push(["Looking back", await accessibleNames(page, ".playback")]);
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    sections.push(["Keys", await accessibleNames(page, "dialog")]);
    for (const [section, parts] of sections) {
      const nameless = parts.filter(({ role, name }) => needName.includes(role) && name === "");
      expect([section, ...nameless]).toEqual([section]);
      expect(parts.filter(({ name }) => wrongPlural.test(name))).toEqual([]);
    }
    expect(differenceFromDocs(sections)).toBeUndefined();
  });
});

const docs = "docs/cockpit-names.md";
const intro = `# What a screen reader says

The names of the cockpit's parts, panel by panel, as Chromium passes them to a screen reader; the values are those of one recorded evening.
[tests/cockpit-access.test.ts](../tests/cockpit-access.test.ts) compares this page with a real browser. Rows of lists and tables are read as text.`;

/** Writes the page as it should be when the docs have another one, and says how to accept it. */
function differenceFromDocs(sections: readonly (readonly [string, readonly NamedPart[]])[]): string | undefined {
  const lists = sections.map(([section, parts]) => {
    const lines = parts.map(({ role, name }) => (name === "" ? `- ${role}` : `- ${role}: ${name}`));
    return `## ${section}\n\n${[...new Set(lines)].join("\n")}`;
  });
  const actual = `${[intro, ...lists].join("\n\n")}\n`;
  if (actual === readFileSync(join(root, docs), "utf8")) return undefined;
  mkdirSync(cacheFolder, { recursive: true });
  const made = join(cacheFolder, "cockpit-names.md");
  writeFileSync(made, actual);
  return `The names differ from ${docs}. If the change is intended: cp ${made} ${docs}`;
}

describe("with reduced motion", () => {
  /** Elements that would move when they change; runs in the page. */
  const moving = `[...document.querySelectorAll("*")].filter((element) => {
    const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
    return Number.parseFloat(transitionDuration) > 0 || animationName !== "none" || scrollBehavior === "smooth";
  }).length + document.getAnimations().length`;

  it.each(panels)("nothing moves in %s", async (panel) => {
    await openPanel(panel);
    expect(await page.evaluate(moving)).toBe(0);
  });

  it("something moves without it, so that this is a test", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    onTestFinished(() => page.emulateMedia({ reducedMotion: "reduce" }));
    await openPanel("Flight");
    expect(await page.evaluate<number>(moving)).toBeGreaterThan(0);
  });
});
