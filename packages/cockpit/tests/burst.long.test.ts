/**
 * Thousands of lines at once, as after a long pause of a network drive: how long the page was blocked is read from the browser's own
 * report of long tasks. The check asserts no time, because a busy machine pauses the page too.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { openFolder } from "./helpers/openFolder.ts";
import { goTo } from "./helpers/openPage.ts";
import { simulatedJournal, simulateObservations } from "./helpers/simulateObservations.ts";

const mostBlockedMs = 200;
const hourMs = 3_600_000;
const panels = ["journal", "system", "commander", "flight"] as const;

/** Adds up long tasks, which block clicks and keys; runs in the page. */
const watch = `(() => {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: "longtask" });
})()`;

longTest(
  {
    claim: `When 20,000 lines are written at once, the page is never blocked for more than ${mostBlockedMs} ms, whichever of four panels is open, and counts every line.`,
    size: { check: 2000, full: 20_000, of: "lines" },
    alone: true,
  },
  async ({ size, seed, isLong, report }) => {
    const folder = await temporaryFolder();
    const path = join(folder, simulatedJournal);
    writeFileSync(path, `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Fileheader" }\r\n`);
    const burst = burstOf(size, seed);
    const { page, problems, url } = await openFolder(folder);
    await page.evaluate(watch);
    const opened = isLong ? panels : panels.slice(0, 1);
    let longestMs = 0;
    for (const [at, panel] of opened.entries()) {
      await goTo(page, panel);
      await page.evaluate("longTasks.length = 0");
      const startMs = performance.now();
      appendFileSync(path, burst);
      await waitForLines(url, size * (at + 1) + 1);
      const wholeMs = Math.round(performance.now() - startMs);
      const blockedMs = await page.evaluate<number>("Math.max(0, ...longTasks)");
      report(`panel ${panel}: ${size} lines read in ${wholeMs} ms, longest task ${blockedMs} ms`);
      longestMs = Math.max(longestMs, blockedMs);
    }
    await goTo(page, "health");
    const total = size * opened.length + 1;
    await page
      .getByText(`${total.toLocaleString("en-GB")} lines`)
      .first()
      .waitFor();
    if (isLong) expect(longestMs).toBeLessThanOrEqual(mostBlockedMs);
    expect(problems).toEqual([]);
    return `${size} lines at once in ${opened.length} panels, longest task ${longestMs} ms`;
  },
);

/** Lines of a simulated evening, repeated up to a count. */
function burstOf(count: number, seed: number): string {
  const options = { seed, scenario: "grand-tour", dialect: "live", durationMs: 2 * hourMs } as const;
  const evening = [...simulateObservations(options)].flatMap(({ observation }) =>
    observation.type === "event" ? [`${observation.raw}\r\n`] : [],
  );
  return Array.from({ length: count }, (_, at) => evening[at % evening.length] ?? "").join("");
}

/** Waits until the server has read a number of lines, and a second more for the page. */
async function waitForLines(url: string, count: number): Promise<void> {
  for (let read = 0; read < count;) {
    const response = await fetch(new URL("/api/state?topics=health", url));
    const answer = (await response.json()) as { readonly state: { readonly health: { readonly lines: number } } };
    read = answer.state.health.lines;
    await sleep(read < count ? 100 : 1000);
  }
}
