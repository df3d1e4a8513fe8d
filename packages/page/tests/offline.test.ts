/** The static page in a real Chromium after its first visit, with its host switched off, and what its content policy refuses. */
import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dropOn } from "../../../tests/helpers/browser/dropOn.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { journalFolder } from "./helpers/journalFolder.ts";
import { hostPage, openStatic } from "./helpers/openStatic.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Resolves when the browser has kept the page; the names of what it has stored. */
async function keptNames(page: Page): Promise<readonly string[]> {
  await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
  return page.evaluate<string[]>("caches.keys()");
}

/** What the page has stored in databases, by key. */
const storedKeys = `(async () => {
  const keys = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((done) => { const opening = indexedDB.open(name); opening.onsuccess = () => done(opening.result); });
    for (const store of database.objectStoreNames) {
      const asking = database.transaction(store).objectStore(store).getAllKeys();
      keys.push(...await new Promise((done) => { asking.onsuccess = () => done(asking.result); }));
    }
    database.close();
  }
  return keys;
})()`;

it("shows, checks and simulates without a network after the first visit", async () => {
  const { url, stop } = await hostPage();
  const { page, problems } = await openStatic(browser, url);
  await keptNames(page);
  await stop();
  await page.reload();
  const folder = await journalFolder();
  await page.getByText("Drop the folder").waitFor();
  await dropOn(page, [folder]);
  await expect.poll(() => page.locator(".top-bar .place strong").textContent()).toBe("Maia");
  for (const tab of await page.locator(".tabs button").all()) {
    await tab.click();
    await expect.poll(() => page.locator("section.panel").innerText()).not.toBe("");
  }
  await page.goto(`${url}index.html?from=elsewhere#check`);
  await page.getByText("Drop the folder").waitFor();
  await dropOn(page, [folder]);
  await page.getByRole("region", { name: "What was found" }).waitFor();
  await page.getByRole("link", { name: "Simulate" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download it as a zip" }).click(),
  ]);
  const names = Object.keys(unzipSync(await readFile(await download.path())));
  expect(names.filter((name) => name.startsWith("Journal."))).toHaveLength(1);
  expect(problems).toEqual([]);
});

it("keeps its own files and nothing of a journal", async () => {
  const { url } = await hostPage();
  const { page } = await openStatic(browser, url);
  await keptNames(page);
  await dropOn(page, [await journalFolder()]);
  await expect.poll(() => page.locator(".top-bar .place strong").textContent()).toBe("Maia");
  const [kept = "", ...others] = await keptNames(page);
  expect(others).toEqual([]);
  const addresses = await page.evaluate<string[]>(
    `caches.open(${JSON.stringify(kept)}).then((cache) => cache.keys()).then((all) => all.map((one) => one.url))`,
  );
  expect(addresses).toContain(url);
  expect(addresses.every((address) => address.startsWith(url))).toBe(true);
  expect(await page.evaluate("[localStorage.length, sessionStorage.length]")).toEqual([0, 0]);
  // The handle of the folder, for the next visit; no content.
  expect(await page.evaluate(storedKeys)).toEqual(["journals"]);
});

it("may not ask another host, run a text, or run a script of another host", async () => {
  const other = await hostPage();
  const { url } = await hostPage();
  const { page } = await openStatic(browser, url);
  const refusals = await page.evaluate<readonly string[]>(`(async () => {
    const refused = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => refused.push(effectiveDirective));
    // Later: what devtools evaluate may run texts.
    const attempt = (work) => setTimeout(work, 0);
    attempt(() => fetch(${JSON.stringify(other.url)}).catch(() => undefined));
    attempt(() => eval("globalThis.hasRun = true"));
    attempt(() => new Worker(${JSON.stringify(`${other.url}worker.js`)}));
    attempt(() => { const script = document.createElement("script"); script.text = "globalThis.hasRun = true"; document.body.append(script); });
    attempt(() => { const script = document.createElement("script"); script.src = ${JSON.stringify(`${other.url}script.js`)}; document.body.append(script); });
    attempt(() => { document.body.innerHTML = "<img src=x>"; });
    attempt(() => { new Image().src = ${JSON.stringify(`${other.url}picture.svg`)}; });
    await new Promise((done) => setTimeout(done, 200));
    return refused;
  })()`);
  expect(refusals).toEqual(expect.arrayContaining(["connect-src", "require-trusted-types-for", "img-src"]));
  expect(await page.evaluate("globalThis.hasRun")).toBeUndefined();
  expect(other.asked).toEqual([]);
});
