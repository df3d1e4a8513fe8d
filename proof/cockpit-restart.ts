/**
 * The server restarts many times while lines are written. The page counts each record it folds, so a lost or repeated line makes the
 * count differ from the number of lines on disk.
 */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createChance } from "@shipslog/simulator";
import type { Page } from "playwright-core";
import { launchBrowser } from "../lab/browser/launchBrowser.ts";
import { goTo, openPage, waitForCurrentState } from "../lab/cockpit/openPage.ts";
import { showFolder } from "../lab/cockpit/showFolder.ts";
import type { Proof } from "../lab/proof/Proof.ts";

/** A page that reconnects misses and repeats nothing. */
export const proof: Proof = {
  name: "cockpit-restart",
  claim:
    "However often the server is started again while lines are written, the page ends with every line once and in order.",
  fullSize: 30,
  reducedSize: 3,
  isAlone: true,
  async run({ size, seed, report }) {
    const folder = mkdtempSync(join(tmpdir(), "cockpit-restart-"));
    const journal = new Journal(folder);
    const browser = await launchBrowser();
    try {
      let cockpit = await showFolder(folder);
      const { port, urls } = cockpit;
      const { page, problems } = await openPage(browser, urls[0] ?? "");
      await goTo(page, 3);
      const chance = createChance(seed);
      const writing = journal.write();
      for (let restart = 0; restart < size; restart += 1) {
        await sleep(chance.integer(50, 600));
        await cockpit.close();
        await sleep(chance.integer(0, 400));
        cockpit = await showFolder(folder, { port });
        await waitForCurrentState(page);
      }
      const written = await journal.stop(writing);
      const isComplete = await endsWith(page, written);
      await cockpit.close();
      report(
        `${size} restarts, ${written.length} lines, ${isComplete ? "each once and in order" : "NOT each exactly once"}`,
      );
      return {
        passed: isComplete && problems.length === 0,
        result: { restarts: size, lines: written.length, problems },
      };
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** A journal that gets a numbered line every few milliseconds, and a Status.json that changes with it. */
class Journal {
  readonly #folder: string;
  readonly #kinds: string[] = [];
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

  async write(): Promise<void> {
    for (let at = 0; !this.#isOver; at += 1) {
      this.#append(`Line${at}`);
      const status = `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Status", "Flags":16777216, "Balance":${at} }\r\n`;
      if (at % 10 === 0) writeFileSync(join(this.#folder, "Status.json"), status);
      await sleep(7);
    }
  }

  async stop(writing: Promise<void>): Promise<readonly string[]> {
    this.#isOver = true;
    await writing;
    return this.#kinds;
  }
}

async function endsWith(page: Page, written: readonly string[]): Promise<boolean> {
  const count = page.getByText(`of ${written.length.toLocaleString("en-GB")}`, { exact: false });
  const isCounted = await count.waitFor().then(
    () => true,
    () => false,
  );
  const shown = await page.locator(".lines .kind").allTextContents();
  const last = written.slice(-shown.length).toReversed();
  return isCounted && shown.length > 0 && shown.every((kind, at) => kind === last[at]);
}
