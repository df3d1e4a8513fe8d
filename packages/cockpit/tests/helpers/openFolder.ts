import type { Cockpit } from "@shipslog/cockpit";
import type { Browser } from "playwright-core";
import { onTestFinished } from "vitest";
import { launchBrowser } from "../../../../tests/helpers/browser/launchBrowser.ts";
import { openPage, type OpenPage } from "./openPage.ts";
import { showFolder } from "./showFolder.ts";

/** A folder in a cockpit, and the cockpit in a browser. */
export interface OpenFolder extends OpenPage {
  readonly cockpit: Cockpit;
  readonly browser: Browser;
  readonly url: string;
}

/** Opens a folder in a browser until the test ends. */
export async function openFolder(folder: string): Promise<OpenFolder> {
  const cockpit = await showFolder(folder);
  onTestFinished(() => cockpit.close());
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const url = cockpit.urls[0] ?? "";
  return { cockpit, browser, url, ...(await openPage(browser, url)) };
}
