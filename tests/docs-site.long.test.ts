import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { cacheFolder, root } from "../tools/workspace.ts";
import { axeViolations } from "./helpers/browser/axeViolations.ts";
import { launchBrowser } from "./helpers/browser/launchBrowser.ts";
import { patienceMs } from "./helpers/limits/patience.ts";
import { longTest } from "./helpers/longTest.ts";
import { BuiltSite, openPages } from "./helpers/site/walk.ts";

const themes = ["light", "dark"] as const;

longTest(
  {
    claim:
      "The docs site builds without a warning; on no page is a link or picture broken, an error printed, or another host asked, and no kind of page breaks a rule of axe-core.",
    // All there are. The check builds and opens a few pages of every kind.
    size: { check: 40, full: 2000, of: "pages at most" },
  },
  async ({ size, isLong, report }) => {
    const { folder, warnings } = isLong ? await buildSite() : await buildSample();
    expect(warnings).toEqual([]);
    const site = new BuiltSite(folder, { isSample: !isLong });
    expect(site.brokenLinks().join("\n")).toBe("");
    const byteCount = bytesIn(folder);
    // A sample has the whole page behind "Try it now".
    expect(bytesIn(join(folder, "app"))).toBeLessThanOrEqual(appBytesMax);
    if (isLong) expect(byteCount).toBeLessThanOrEqual(bytesMax);
    report(`built ${site.pages.length} pages with ${site.linkCount} links, ${(byteCount / 1e6).toFixed(1)} MB`);

    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const { server, address } = await site.serve();
    onTestFinished(() => void server.close());
    const opened = site.pages.slice(0, size);
    expect(opened.length).toBeGreaterThanOrEqual(Math.min(size, 20));
    expect(await openPages(browser, address, opened)).toEqual([]);
    report(`opened ${opened.length} pages`);

    const judged = ["index.html", "proofs.html", ...site.templates];
    const violations: string[] = [];
    for (const [at, path] of judged.entries()) {
      // In the check every page in one theme, both in turn.
      for (const theme of isLong ? themes : themes.slice(at % 2, (at % 2) + 1)) {
        violations.push(...(await judge(browser, `${address}/${path}`, theme)));
      }
    }
    expect(violations).toEqual([]);
    expect(await scrollBars(browser, `${address}/index.html`)).toEqual([]);
    expect(await walkByLinks(browser, address)).toEqual([]);
    return `${(byteCount / 1e6).toFixed(1)} MB, ${site.pages.length} pages, ${site.linkCount} links, ${opened.length} pages opened, ${judged.length} judged by axe-core`;
  },
);

/** A site that is hosted and mirrored stays small, with the page behind "Try it now", which is a program of its own. */
const bytesMax = 20_000_000;
const appBytesMax = 3_000_000;

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Goes to other pages as a reader does: by a link, back from a place in a page, and by a search. */
async function walkByLinks(browser: Browser, address: string): Promise<readonly string[]> {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  tab.setDefaultTimeout(patienceMs);
  const wrong: string[] = [];
  tab.on("pageerror", ({ message }) => wrong.push(message));
  tab.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  const heading = () => tab.locator("main h1").first();
  await tab.goto(`${address}/proofs.html`, { waitUntil: "networkidle" });
  await tab.locator("nav a", { hasText: "Start" }).first().click();
  await tab.waitForURL(/\/start\.html$/, { waitUntil: "networkidle" });
  const title = await heading().textContent();
  await tab.locator(".outline-link").nth(1).click();
  await tab.waitForURL(/start\.html#./);
  await tab.goBack();
  await tab.waitForURL(/start\.html$/);
  if ((await heading().textContent()) !== title) wrong.push("the page is another one after going back in it");
  await tab.goBack({ waitUntil: "networkidle" });
  if (!tab.url().endsWith("/proofs.html")) wrong.push(`going back leads to ${tab.url()}`);
  await tab.locator(".DocSearch-Button").click();
  await tab.locator(".search-input").fill("in ten minutes");
  await tab.locator(".result").first().click();
  await tab.waitForURL((url) => !url.pathname.endsWith("/proofs.html"), { waitUntil: "networkidle" });
  await heading().waitFor();
  await tab.close();
  return wrong;
}

/** Commands that are longer than their box on a narrow screen, and have no style for a visible scroll bar. */
async function scrollBars(browser: Browser, address: string): Promise<readonly string[]> {
  const tab = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await tab.goto(address, { waitUntil: "load" });
  const heights = await tab.locator('[class*="language-"] pre').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const isLong = block.scrollWidth > block.clientWidth;
      return isLong ? [getComputedStyle(block, "::-webkit-scrollbar").height] : [];
    }),
  );
  await tab.close();
  if (heights.length === 0) return ["no command is long"];
  return heights.filter((height) => height !== "10px");
}

interface Built {
  readonly folder: string;
  readonly warnings: readonly string[];
}

async function buildSite(): Promise<Built> {
  return { folder: join(root, "dist/site"), warnings: await build([]) };
}

async function buildSample(): Promise<Built> {
  mkdirSync(cacheFolder, { recursive: true });
  const sample = mkdtempSync(join(cacheFolder, "site-sample-"));
  onTestFinished(() => rmSync(sample, { recursive: true, force: true }));
  return { folder: join(sample, "site"), warnings: await build(["--sample", sample]) };
}

/** Builds the site and returns what it warned of. */
async function build(given: readonly string[]): Promise<readonly string[]> {
  const words = ["tools/run.mjs", "tools/docs.ts", ...given];
  const { stdout, stderr } = await promisify(execFile)("node", words, { cwd: root });
  return `${stdout}${stderr}`.split("\n").filter((line) => /warn|error|dead link/i.test(line));
}

/** Asks axe-core for violations on one page. */
async function judge(
  browser: Browser,
  address: string,
  colorScheme: (typeof themes)[number],
): Promise<readonly string[]> {
  const tab = await browser.newPage({ colorScheme });
  tab.setDefaultTimeout(patienceMs);
  await tab.goto(address, { waitUntil: "load" });
  const violations = await axeViolations(tab, `${new URL(address).pathname}, ${colorScheme}`);
  await tab.close();
  return violations;
}
