/**
 * The server restarts many times while lines are written. The page counts each record it folds, so a lost or repeated line makes the
 * count differ from the number of lines on disk.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createChance } from "@shipslog/simulator";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { goTo, openPage, waitForCurrentState } from "./helpers/openPage.ts";
import { showFolder } from "./helpers/showFolder.ts";

longTest(
  {
    claim:
      "However often the server is started again while lines are written, the page ends with every line once and in order.",
    size: { check: 3, full: 30, of: "restarts" },
    alone: true,
  },
  async ({ size, seed }) => {
    const folder = await temporaryFolder();
    const journal = new Journal(folder);
    onTestFinished(async () => void (await journal.stop()));
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    let cockpit = await showFolder(folder);
    onTestFinished(() => cockpit.close());
    const { port, urls } = cockpit;
    const { page, problems } = await openPage(browser, urls[0] ?? "");
    await goTo(page, "journal");
    const chance = createChance(seed);
    journal.start();
    for (let restart = 0; restart < size; restart += 1) {
      await sleep(chance.integer(50, 600));
      await cockpit.close();
      if (restart === 0) await page.locator(".signal.lost").waitFor();
      await sleep(chance.integer(0, 400));
      cockpit = await showFolder(folder, { port });
      await waitForCurrentState(page);
    }
    const written = await journal.stop();
    const shown = await shownAfter(page, written.length);
    expect(shown).toEqual(written.slice(-shown.length).toReversed());
    expect(shown.length).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    return `${size} restarts, ${written.length} lines, each once and in order`;
  },
);

/** A journal that gets a numbered line every few milliseconds, and a Status.json that changes with it. */
class Journal {
  readonly #folder: string;
  readonly #kinds: string[] = [];
  #writing: Promise<void> | undefined;
  #isOver = false;

  constructor(folder: string) {
    this.#folder = folder;
    this.#append("Fileheader");
  }

  #append(kind: string): void {
    const line = `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}" }\r\n`;
    appendFileSync(join(this.#folder, "Journal.2026-05-01T120000.01.log"), line);
    this.#kinds.push(kind);
  }

  start(): void {
    this.#writing = this.#write();
  }

  async #write(): Promise<void> {
    for (let at = 0; !this.#isOver; at += 1) {
      this.#append(`Line${at}`);
      const status = `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Flags":16777216, "Balance":${at} }\r\n`;
      if (at % 10 === 0) writeFileSync(join(this.#folder, "Status.json"), status);
      await sleep(7);
    }
  }

  async stop(): Promise<readonly string[]> {
    this.#isOver = true;
    await this.#writing;
    return this.#kinds;
  }
}

/** Waits until the page has counted all lines, and returns the kinds of those that it shows, the latest first. */
async function shownAfter(page: Page, count: number): Promise<readonly string[]> {
  await page.getByText(`of ${count.toLocaleString("en-GB")}`, { exact: false }).waitFor();
  return page.locator(".lines .kind").allTextContents();
}
