import type { Browser } from "playwright-core";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { openFolder } from "./helpers/openFolder.ts";
import { waitForCurrentState } from "./helpers/openPage.ts";
import { writeRunningSession } from "./helpers/writeRunningSession.ts";

const mostPaintMs = 1000;
const mostBytes = 120_000;
const hourMs = 3_600_000;

longTest(
  {
    claim: "The cockpit paints within a second and shows the current state after less than 120 KB.",
    size: { check: 3, full: 20, of: "first paints" },
    alone: true,
  },
  async ({ size, seed, isLong }) => {
    const folder = await temporaryFolder();
    await writeRunningSession({ folder, seed, durationMs: hourMs });
    const { browser, url } = await openFolder(folder);
    let slowestMs = 0;
    let mostSent = 0;
    for (let load = 0; load < size; load += 1) {
      const { paintMs, bytes } = await loadPage(browser, url);
      expect(bytes).toBeGreaterThan(10_000);
      slowestMs = Math.max(slowestMs, paintMs);
      mostSent = Math.max(mostSent, bytes);
    }
    expect(mostSent).toBeLessThan(mostBytes);
    if (isLong) expect(slowestMs).toBeLessThan(mostPaintMs);
    return `${size} first paints, the slowest after ${slowestMs} ms, ${mostSent} bytes`;
  },
);

/** The time of the first contentful paint, past or future; runs in the page. */
const paintTime = `new Promise((resolve) => {
  const look = (list) => list.getEntriesByName("first-contentful-paint").forEach(({ startTime }) => resolve(startTime));
  new PerformanceObserver(look).observe({ type: "paint", buffered: true });
})`;

/** Loads the page without a cache; counts the bytes of its files as they are sent, without the lines of the journal. */
async function loadPage(browser: Browser, url: string): Promise<{ readonly paintMs: number; readonly bytes: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  const files = new Set<string>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (!response.url.includes("/api/")) files.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (files.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await waitForCurrentState(page);
  const paintMs = Math.round(await page.evaluate<number>(paintTime));
  await context.close();
  return { paintMs, bytes };
}
