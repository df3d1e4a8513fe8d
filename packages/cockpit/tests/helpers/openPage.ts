import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { patienceAfter, patienceMs } from "../../../../tests/helpers/limits/patience.ts";
import { panels, type PanelId } from "../../page/shell/panels.ts";

/** A cockpit page in a real browser. */
export interface OpenPage {
  readonly page: Page;
  /** Errors, refused resources, dialogs and requests to other hosts; empty if all is well. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens a cockpit in a browser and waits until it shows the current state; `initScript` runs before the page's own scripts. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  initScript = "",
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript(initScript);
  const page = await context.newPage();
  const problems: string[] = [];
  const { host } = new URL(url);
  page.on("console", (message) => {
    if (message.type() === "error" && !isConnectionLoss(message.text())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    const to = new URL(request.url());
    if (to.protocol !== "data:" && to.host !== host) problems.push(`a request to ${to.host}`);
  });
  page.on("dialog", (dialog) => {
    problems.push(`a dialog: ${dialog.message().slice(0, 100)}`);
    dialog.dismiss().catch(() => undefined);
  });
  const startMs = performance.now();
  await page.goto(url);
  await waitForCurrentState(page);
  // A long test reads whole folders, which takes longer than to open the page.
  const isLong = process.env["SHIPSLOG_SIZE"] !== undefined;
  if (!isLong) context.setDefaultTimeout(patienceAfter(performance.now() - startMs));
  return { page, problems, close: () => context.close() };
}

/** Waits until the page is connected and shows everything that the server has read. */
export async function waitForCurrentState(page: Page): Promise<void> {
  await page.locator(".signal:not(.connecting, .lost, .catching-up, .past)").waitFor();
}

/** Waits until the page names a place, which it does when it shows the first lines of a folder that was opened just now. */
export async function waitForPlace(page: Page): Promise<void> {
  await page.locator(".place strong").filter({ hasText: /\w/ }).waitFor();
  await waitForCurrentState(page);
}

/** Connection errors that the browser logs when a server restarts; the page reconnects. */
function isConnectionLoss(text: string): boolean {
  return /net::ERR_(?:CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE)/.test(text);
}

/** Switches to a panel with its number key. */
export async function goTo(page: Page, panel: PanelId): Promise<void> {
  const place = panels.findIndex(({ id }) => id === panel) + 1;
  await page.locator("main").focus();
  await page.keyboard.press(`${place % 10}`);
  await page.locator(`.tabs button[aria-current="page"]:nth-child(${place})`).waitFor();
  // Some panels, and the map of the system, are loaded when they are first shown.
  await page.locator(`#panel-${panel} > :nth-child(2)`).waitFor({ state: "attached" });
  await page.locator(".orrery:empty").waitFor({ state: "detached" });
}
