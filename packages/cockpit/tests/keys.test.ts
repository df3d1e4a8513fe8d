/** The keys of the cockpit where a person may not expect them to work, and a filter without a text; in a real browser. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { panels } from "../page/shell/panels.ts";
import { goTo, openPage, waitForCurrentState } from "./helpers/openPage.ts";
import { showFolder } from "./helpers/showFolder.ts";
import { writeRunningSession } from "./helpers/writeRunningSession.ts";

const quarterMs = 900_000;
const file = "Journal.2026-05-01T120000.01.log";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cockpit-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Shows a folder in a page until the test ends; fails if the page reports a problem. */
async function show(folder: string, options: BrowserContextOptions): Promise<Page> {
  const cockpit = await showFolder(folder);
  onTestFinished(() => cockpit.close());
  const { page, problems, close } = await openPage(browser, cockpit.urls[0]!, options);
  onTestFinished(async () => {
    await close();
    expect(problems).toEqual([]);
  });
  return page;
}

const lineOf = (kind: string, more: string) =>
  `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}"${more === "" ? "" : `, ${more}`} }\r\n`;

describe("the cockpit", () => {
  it("works with the keys on a phone, and after the slider was used", async () => {
    const folder = temporaryFolder();
    await writeRunningSession({ folder, durationMs: quarterMs });
    const page = await show(folder, phone);
    for (const panel of ["commander", "ship", "system", "health", "journal", "route", "flight"] as const) {
      await goTo(page, panel);
      const tab = await page.locator(".tabs button[aria-current=page]").boundingBox();
      expect(tab!.x).toBeGreaterThanOrEqual(0);
      expect(tab!.x + tab!.width).toBeLessThanOrEqual(phone.viewport.width);
    }
    await page.keyboard.press("ArrowLeft");
    await page.locator(".signal.past").waitFor();
    await page.getByLabel("Position in the journal").focus();
    await page.keyboard.press(`${panels.findIndex(({ id }) => id === "ship") + 1}`);
    await page.locator("#panel-ship").waitFor();
    await page.getByLabel("Position in the journal").focus();
    await page.keyboard.press("n");
    await waitForCurrentState(page);
    await page.keyboard.press("?");
    const help = await page.getByRole("dialog").boundingBox();
    expect(help!.x).toBeGreaterThanOrEqual(0);
    expect(help!.x + help!.width).toBeLessThanOrEqual(phone.viewport.width);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("/");
    await page.locator("input[type=search]:focus").waitFor();
  });

  it("finds every line of the specified kinds without a text", async () => {
    const folder = temporaryFolder();
    const kindAt = (at: number) => (at % 50 === 0 ? "SquadronStartup" : "Music");
    const lines = Array.from({ length: 900 }, (_, at) =>
      lineOf(kindAt(at), at % 50 === 0 ? `"SquadronName":"S${at}", "CurrentRank":1` : ""),
    );
    writeFileSync(join(folder, file), lines.join(""));
    const page = await show(folder, {});
    await goTo(page, "journal");
    await page.getByRole("button", { name: "Specified kinds only" }).click();
    await page.getByText("All 900 lines searched.").waitFor();
    expect(await page.locator(".lines .kind").allTextContents()).toEqual(
      Array.from({ length: 18 }, () => "SquadronStartup"),
    );
  });
});
