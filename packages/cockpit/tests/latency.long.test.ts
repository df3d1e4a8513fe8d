import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { openFolder } from "./helpers/openFolder.ts";
import { goTo } from "./helpers/openPage.ts";

const perSecond = 50;
/** For a quiet machine; the check asserts only that every line appears, because a busy machine delays them. */
const bounds = { p50Ms: 60, p95Ms: 100 };

/** Records when the kind of each line appears in the document; runs in the page. */
const watch = `(() => {
  globalThis.seen = {};
  new MutationObserver(() => {
    const now = Date.now();
    for (const { textContent } of document.querySelectorAll(".lines li:nth-child(-n+40) .kind")) seen[textContent] ??= now;
  }).observe(document.querySelector("main"), { childList: true, subtree: true, characterData: true });
})()`;

longTest(
  {
    claim: `At ${perSecond} events a second a line on disk is text in the document within ${bounds.p50Ms} ms (median) and ${bounds.p95Ms} ms (95 %).`,
    size: { check: 250, full: 3000, of: "lines" },
    alone: true,
  },
  async ({ size, isLong }) => {
    const folder = await temporaryFolder();
    const path = join(folder, "Journal.2026-05-01T120000.01.log");
    writeFileSync(path, lineOf("Fileheader"));
    const { page, problems } = await openFolder(folder);
    await goTo(page, "journal");
    await page.evaluate(watch);
    const waitForCount = (count: number) => page.getByText(`of ${(count + 1).toLocaleString("en-GB")}`).waitFor();
    const written = await writeSteadily(path, size, isLong ? undefined : waitForCount);
    await waitForCount(size);
    const { p50Ms, p95Ms, maxMs, unseen } = figuresOf(written, await seenIn(page));
    expect(unseen).toBe(0);
    if (isLong) {
      expect(p50Ms).toBeLessThan(bounds.p50Ms);
      expect(p95Ms).toBeLessThan(bounds.p95Ms);
    }
    expect(problems).toEqual([]);
    return `${size} lines, median ${p50Ms} ms, 95 % ${p95Ms} ms, slowest ${maxMs} ms`;
  },
);

function lineOf(kind: string): string {
  return `{ "timestamp":"${new Date().toISOString().slice(0, 19)}Z", "event":"${kind}" }\r\n`;
}

/** How many lines the check writes before it waits for the page, which shows only the latest ones. */
const linesAtOnce = 10;

/** Appends lines at a constant rate and records when each was on disk. */
async function writeSteadily(
  path: string,
  count: number,
  waitForCount?: (count: number) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const written = new Map<string, number>();
  const startMs = Date.now();
  for (let at = 0; at < count; at += 1) {
    await sleep(Math.max(0, startMs + (at * 1000) / perSecond - Date.now()));
    const kind = `Probe${at}`;
    appendFileSync(path, lineOf(kind));
    written.set(kind, Date.now());
    if (at % linesAtOnce === linesAtOnce - 1) await waitForCount?.(at + 1);
  }
  return written;
}

function seenIn(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate<Readonly<Record<string, number>>>("seen");
}

function figuresOf(written: ReadonlyMap<string, number>, seen: Readonly<Record<string, number>>) {
  const delays = [...written].flatMap(([kind, atMs]) => (seen[kind] === undefined ? [] : [seen[kind] - atMs]));
  const sorted = delays.sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  return { p50Ms: at(0.5), p95Ms: at(0.95), maxMs: at(1), unseen: written.size - sorted.length };
}
