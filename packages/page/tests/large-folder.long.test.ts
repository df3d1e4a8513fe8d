/**
 * A large folder of real journals, dropped on the page: when it shows the first facts, how much memory the browser needs until all journals are read
 * and checked, and how long the page was blocked, by the browser's own report of long tasks. A busy machine pauses the page too, so that the
 * check asserts no time.
 */
import { link } from "node:fs/promises";
import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { temporaryFolder } from "../../cockpit/tests/helpers/cockpit.ts";
import { goTo } from "../../cockpit/tests/helpers/openPage.ts";
import { dropOn } from "../../../tests/helpers/browser/dropOn.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { hostPage, openStatic } from "./helpers/openStatic.ts";

const most = { factsMs: 3000, megabytes: 500, taskMs: 200 } as const;

/** Notes long tasks, which block clicks and keys. */
const watchTasks = `globalThis.longTasks = [0];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: "longtask" });`;

longTest(
  {
    claim: `Of 337 MB of real journals the page shows the first facts within ${most.factsMs / 1000} s, reads all and checks all with less than ${most.megabytes} MB, and is not blocked for more than ${most.taskMs} ms while it reads the latest ones.`,
    size: { check: 12, full: 769, of: "real journals" },
    alone: true,
    needs: [corpusFolder],
  },
  async ({ size, isLong, report }) => {
    const folder = await temporaryFolder();
    const files = corpusFiles({ archives: ["more"], everyNthFile: 1 }).slice(-size);
    for (const { path } of files) await link(path, join(folder, basename(path)));
    const megabytes = Math.round(files.reduce((sum, { path }) => sum + statSync(path).size, 0) / 1e6);
    const { url } = await hostPage();
    const shown = await inBrowser((browser) => show(browser, url, folder));
    report(`${megabytes} MB, shown: ${JSON.stringify(shown)}`);
    const checked = await inBrowser((browser) => check(browser, url, folder));
    report(`checked: ${JSON.stringify(checked)}`);
    for (const each of [shown, checked]) {
      expect(each.problems).toEqual([]);
      expect(each.megabytes).toBeLessThan(most.megabytes);
      if (isLong) expect(each.taskMs).toBeLessThanOrEqual(most.taskMs);
    }
    if (isLong) expect(shown.factsMs).toBeLessThan(most.factsMs);
    return `${megabytes} MB: first facts after ${shown.factsMs} ms, all read after ${seconds(shown.wholeMs)} with ${shown.megabytes} MB, longest task ${shown.taskMs} ms; all checked after ${seconds(checked.wholeMs)} with ${checked.megabytes} MB, longest task ${checked.taskMs} ms`;
  },
);

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A browser of its own, because its memory is measured. */
async function inBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const result = await use(browser);
  await browser.close();
  return result;
}

async function show(browser: Browser, url: string, folder: string) {
  const { page, problems } = await openStatic(browser, url, {
    initScript: `delete showDirectoryPicker; ${watchTasks}`,
  });
  await page.getByText("Drop the folder").waitFor();
  const startMs = performance.now();
  await dropOn(page, [folder]);
  await page.locator(".place strong").filter({ hasText: /\w/ }).waitFor();
  const factsMs = Math.round(performance.now() - startMs);
  await page.locator(".signal:not(.connecting, .lost, .catching-up, .past)").waitFor({ timeout: 0 });
  const taskMs = await longestTaskMs(page);
  // Of journals before the latest ones, only the arrivals are read, which the galaxy of all travels tells. A headless browser draws it without
  // a graphics card, so that its tasks say nothing about reading.
  await goTo(page, "route");
  await page.getByRole("button", { name: "Galaxy", exact: true }).click();
  await page.locator(".galaxy .brush").waitFor();
  await page.getByText("reading earlier journals").waitFor({ state: "detached", timeout: 0 });
  return { factsMs, wholeMs: performance.now() - startMs, taskMs, megabytes: await mostMemory(browser), problems };
}

async function check(browser: Browser, url: string, folder: string) {
  const options = { at: "#check", initScript: `delete showDirectoryPicker; ${watchTasks}` };
  const { page, problems } = await openStatic(browser, url, options);
  await page.getByText("Drop the folder").waitFor();
  const startMs = performance.now();
  await dropOn(page, [folder]);
  await page.getByRole("region", { name: "What was found" }).waitFor({ timeout: 0 });
  const wholeMs = performance.now() - startMs;
  return { wholeMs, taskMs: await longestTaskMs(page), megabytes: await mostMemory(browser), problems };
}

async function longestTaskMs(page: Page): Promise<number> {
  return page.evaluate<number>("Math.max(...longTasks)");
}

/** The most memory that the process of the page and its workers has held, by Linux; nothing elsewhere. */
async function mostMemory(browser: Browser): Promise<number> {
  if (process.platform !== "linux") return 0;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const peaks = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]));
  return Math.round(Math.max(...peaks) / 1024);
}
