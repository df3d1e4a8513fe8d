/**
 * The cockpit without a mouse and without a screen, in a real browser: the rules of axe-core, what the Tab key reaches, which rows the
 * keys bring into view, what a screen reader says, and what moves. Where names matter the folder is recorded, so that a change of the
 * simulator changes none.
 */
import { join } from "node:path";
import type { Cockpit } from "@shipslog/cockpit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { accessibleNames, type NamedPart } from "../../../tests/helpers/browser/accessibleNames.ts";
import { axeViolations } from "../../../tests/helpers/browser/axeViolations.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { reachableByKeys } from "../../../tests/helpers/browser/reachableByKeys.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { panelName, panels as panelList, type PanelId } from "../page/shell/panels.ts";
import { goTo, openPage } from "./helpers/openPage.ts";
import { showFolder } from "./helpers/showFolder.ts";
import { writeRunningSession } from "./helpers/writeRunningSession.ts";

const panels = panelList.map(({ id }) => id);

/** What a panel lists: rows of tables and lists, facts, and large values. */
const rows = ".panel :is(tr, li, .fact, .reading)";

let browser: Browser;
let cockpit: Cockpit;
let page: Page;
let problems: readonly string[];
beforeAll(async () => {
  const evening = join(import.meta.dirname, "pictures/evening");
  [browser, cockpit] = await Promise.all([launchBrowser(), showFolder(evening)]);
  ({ page, problems } = await openPage(browser, cockpit.urls[0]!, { reducedMotion: "reduce" }));
});
afterAll(async () => {
  await Promise.all([browser.close(), cockpit.close()]);
  expect(problems).toEqual([]);
});

async function openPanel(panel: PanelId, tab = page): Promise<void> {
  await goTo(tab, panel);
  if (panel === "route") await tab.locator(".space-map .labels span").first().waitFor({ state: "attached" });
}

const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Both themes on both devices, so that the first two have each once. */
const looks = [
  { name: "dark, desk", options: { ...desk, colorScheme: "dark" } },
  { name: "light, phone", options: { ...phone, colorScheme: "light" } },
  { name: "light, desk", options: { ...desk, colorScheme: "light" } },
  { name: "dark, phone", options: { ...phone, colorScheme: "dark" } },
] as const;

longTest(
  {
    claim:
      "No panel of the cockpit breaks a rule of axe-core in light or dark, on a desk or a phone, live or looking back.",
    size: { check: 2, full: looks.length, of: "looks" },
  },
  async ({ size, seed }) => {
    const folder = await temporaryFolder();
    await writeRunningSession({ folder, seed, durationMs: 3_600_000 });
    await using simulated = await showFolder(folder);
    const violations: string[] = [];
    for (const { name, options } of looks.slice(0, size)) {
      const opened = await openPage(browser, simulated.urls[0]!, { ...options, reducedMotion: "reduce" });
      for (const panel of panels) {
        await openPanel(panel, opened.page);
        violations.push(...(await axeViolations(opened.page, `${panel}, ${name}`)));
      }
      await opened.page.getByRole("button", { name: "Look back" }).click();
      await opened.page.getByLabel("Position in the journal").waitFor();
      violations.push(...(await axeViolations(opened.page, `looking back, ${name}`)));
      await opened.page.keyboard.press("?");
      await opened.page.getByRole("dialog").waitFor();
      violations.push(...(await axeViolations(opened.page, `the keys, ${name}`)));
      violations.push(...opened.problems);
      await opened.close();
    }
    expect(violations).toEqual([]);
    return `${size} looks of ${panels.length} panels, looking back and the keys, no violation`;
  },
);

describe("with the keyboard alone", () => {
  it.each(panels)("every control and every row of %s is reached", async (panel) => {
    await openPanel(panel);
    const { missedControls, unmarkedControls, missedRows, rowCount } = await reachableByKeys(page, rows);
    expect(missedControls).toEqual([]);
    expect(unmarkedControls).toEqual([]);
    expect(missedRows).toEqual([]);
    // The recorded evening has nothing for Work.
    expect(rowCount).toBeGreaterThanOrEqual(panel === "work" ? 0 : 4);
  });

  it("moves between the lines of the journal with the arrow keys, which take one stop of the Tab key", async () => {
    await openPanel("journal");
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

  it("every part has a name, and the names are those in names.txt", async () => {
    await openPanel("flight");
    const sections: (readonly [string, readonly NamedPart[]])[] = [
      ["Around every panel", await accessibleNames(page, ".cockpit", "main")],
    ];
    for (const panel of panels) {
      await openPanel(panel);
      const parts = await accessibleNames(page, ".panel", ".panel .lines");
      // How many lines were read in the last minute depends on when the folder was opened.
      sections.push([
        panelName(panel),
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
    await expect(listOf(sections)).toMatchFileSnapshot("names.txt");
  });
});

/** The names of the parts of each panel, as Chromium passes them to a screen reader. Rows of lists and tables are read as text. */
function listOf(sections: readonly (readonly [string, readonly NamedPart[]])[]): string {
  const lists = sections.map(([section, parts]) => {
    const lines = parts.map(({ role, name }) => (name === "" ? role : `${role}: ${name}`));
    return [section, ...new Set(lines)].join("\n  ");
  });
  return `${lists.join("\n")}\n`;
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
    await openPanel("flight");
    expect(await page.evaluate<number>(moving)).toBeGreaterThan(0);
  });
});
