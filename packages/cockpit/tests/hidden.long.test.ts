/**
 * A tab that nobody looks at, while the game writes. A hidden tab gets no frames, so nothing may wait for one; its memory after the
 * first sixth is compared with that at the end.
 */
import { appendFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { openFolder } from "./helpers/openFolder.ts";
import { goTo } from "./helpers/openPage.ts";

const mostGrowthMegabytes = 3;
const perSecond = 300;
const parts = 6;
/** The page keeps the last 300 lines, so that these are there before the first measurement. */
const before = 400;
/** The length of the text of a line: what a leak would add is far above the allowed growth at both sizes. */
const textLength = { check: 12_000, long: 1000 };

/** What a hidden tab is to the page: no frames, and hidden by its own word; runs in the page. */
const hide = `(() => {
  globalThis.requestAnimationFrame = () => 0;
  Object.defineProperty(document, "hidden", { value: true });
  Object.defineProperty(document, "visibilityState", { value: "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
})()`;

longTest(
  {
    claim: `In a tab that is hidden while 90,000 lines are written, ${perSecond} a second, memory grows by less than ${mostGrowthMegabytes} MB after the first sixth.`,
    // As many lines as half an hour at 50 a second had, which proved no more: a leak is one of lines, not of minutes.
    size: { check: 2400, full: 90_000, of: "lines" },
    alone: true,
  },
  async ({ size, isLong, report }) => {
    const path = join(await temporaryFolder(), "Journal.2026-05-01T120000.01.log");
    const text = "x".repeat(isLong ? textLength.long : textLength.check);
    const write = (from: number, count: number): void =>
      appendFileSync(path, Array.from({ length: count }, (_, at) => lineOf(`Line${from + at}`, text)).join(""));
    write(0, before);
    const { page, problems } = await openFolder(dirname(path));
    await goTo(page, "journal");
    await page.getByText(`of ${before}`).waitFor();
    await page.evaluate(hide);
    const heaps = await watch(page, write, Math.round(size / perSecond), report);
    const growth = (heaps.at(-1) ?? Infinity) - (heaps[0] ?? 0);
    expect(growth).toBeLessThan(mostGrowthMegabytes);
    expect(problems).toEqual([]);
    return `${size} lines, ${heaps.at(-1)?.toFixed(1)} MB at the end, grown by ${growth.toFixed(2)} MB`;
  },
);

function lineOf(kind: string, text: string): string {
  return `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}", "Text":"${text}" }\r\n`;
}

/** Writes lines every second and measures the memory of the page after each part, in megabytes. */
async function watch(
  page: Page,
  write: (from: number, count: number) => void,
  seconds: number,
  report: (line: string) => void,
): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const heaps: number[] = [];
  const startMs = Date.now();
  for (let second = 1; second <= seconds; second += 1) {
    write(before + (second - 1) * perSecond, perSecond);
    await sleep(Math.max(0, startMs + second * 1000 - Date.now()));
    if (second % Math.floor(seconds / parts) !== 0) continue;
    const heap = await heapOf(session);
    report(`${before + second * perSecond} lines: ${heap.toFixed(2)} MB`);
    heaps.push(heap);
  }
  return heaps;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1_000_000;
}
