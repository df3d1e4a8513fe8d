/** How much a host sends before the static page is painted; what tasks need comes later. */
import { gzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { hostPage } from "./helpers/openStatic.ts";

const mostBytes = 150_000;

it(`is painted after at most ${mostBytes / 1000} KB`, async () => {
  const { url, asked } = await hostPage();
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  // A service worker fetches all files, after the paint.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => void bodies.push(response.body()));
  await page.goto(url, { waitUntil: "networkidle" });
  await page.getByText("Drop the folder").waitFor();
  const sent = await Promise.all(bodies);
  const bytes = sent.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(sent.length).toBeGreaterThan(2);
  expect(asked.filter((path) => /Worker|Cockpit|schemas|declarations/.test(path))).toEqual([]);
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThan(mostBytes);
});
