/**
 * What the cockpit looks like: six pictures of a fixed folder against those in `pictures`. The folder is recorded, so that a
 * change of the simulator changes no picture.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cockpit } from "@shipslog/cockpit";
import type { Browser, Page, ViewportSize } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { comparePictures } from "../../../tests/helpers/browser/comparePictures.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import type { PanelId } from "../page/shell/panels.ts";
import { goTo, openPage } from "./helpers/openPage.ts";
import { showFolder } from "./helpers/showFolder.ts";
import { cacheFolder } from "../../../tools/workspace.ts";

const folder = join(import.meta.dirname, "pictures");

/**
 * Browser, fonts and rendering in software come with `npm ci`, so equal pages give equal pixels, and two runs differ in none. What
 * may remain is rounding that depends on the processor, far below a threshold of 0.1 in one pixel. The smallest change of text
 * that was measured, a 3 of the smallest type that becomes an 8, changes 8 pixels beyond that threshold, so half of them may differ.
 */
const tolerance = { threshold: 0.1, maxDiffPixels: 4 };

const desktop = { width: 1280, height: 800 };
const tablet = { width: 820, height: 1180 };
const phone = { width: 390, height: 844 };

interface View {
  readonly panel: PanelId;
  readonly viewport: ViewportSize;
  readonly colorScheme: "dark" | "light";
  readonly act?: (page: Page) => Promise<void>;
}

/** Every theme, every width of the layout, and every kind of content but the 3D map. */
const views: Readonly<Record<string, View>> = {
  "flight-desktop-dark": { panel: "flight", viewport: desktop, colorScheme: "dark" },
  "route-tablet-light": {
    panel: "route",
    viewport: tablet,
    colorScheme: "light",
    act: (page) => page.getByRole("button", { name: "2D" }).click(),
  },
  "journal-desktop-light": {
    panel: "journal",
    viewport: desktop,
    colorScheme: "light",
    act: (page) => page.locator(".line", { hasText: "FSDJump" }).first().click(),
  },
  "system-phone-dark": { panel: "system", viewport: phone, colorScheme: "dark" },
  "ship-two-columns-dark": { panel: "ship", viewport: { width: 1600, height: 900 }, colorScheme: "dark" },
  "commander-phone-light-looking-back": {
    panel: "commander",
    viewport: phone,
    colorScheme: "light",
    act: async (page) => {
      await page.getByRole("button", { name: "Look back" }).click();
      await page.locator(".scrubber path").first().waitFor({ state: "attached" });
    },
  },
};

let browser: Browser;
let cockpit: Cockpit;
beforeAll(async () => {
  [browser, cockpit] = await Promise.all([launchBrowser(), showFolder(join(folder, "evening"))]);
});
afterAll(() => Promise.all([browser.close(), cockpit.close()]));

async function draw({ panel, act, viewport, colorScheme }: View): Promise<Buffer> {
  const options = { viewport, colorScheme, reducedMotion: "reduce" } as const;
  const { page, problems, close } = await openPage(browser, cockpit.urls[0]!, options);
  await goTo(page, panel);
  await act?.(page);
  await page.locator(".signal.past, .signal.recording").waitFor();
  // A picture counts when two in a row are equal: fonts and schemas load late.
  let shot = await page.screenshot();
  for (let before: Buffer | undefined; before === undefined || !shot.equals(before);) {
    [before, shot] = [shot, await page.screenshot()];
  }
  await close();
  expect(problems).toEqual([]);
  return shot;
}

/** Keeps what was drawn for a person to look at, and says how to accept it. */
function explain(name: string, actual: Buffer, message: string, diff: Buffer = Buffer.alloc(0)): string {
  const made = join(cacheFolder, "cockpit-pictures");
  mkdirSync(made, { recursive: true });
  writeFileSync(join(made, `${name}.png`), actual);
  writeFileSync(join(made, `${name}-difference.png`), diff);
  return `${message} See ${made}. If the change is intended: cp ${join(made, name)}.png ${folder}`;
}

/** How a picture differs from the one in the folder; undefined if it does not. */
function differenceOf(name: string, actual: Buffer): string | undefined {
  const path = join(folder, `${name}.png`);
  if (!existsSync(path)) return explain(name, actual, "There is no picture yet.");
  const found = comparePictures(actual, readFileSync(path), tolerance);
  return found === null ? undefined : explain(name, actual, found.errorMessage, found.diff);
}

describe("the cockpit looks as before", () => {
  it.each(Object.entries(views))("%s", async (name, view) => {
    expect(differenceOf(name, await draw(view))).toBeUndefined();
  });
});
