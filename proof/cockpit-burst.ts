/**
 * Thousands of lines at once, as after a long pause of a network drive: how long the page was blocked is read from the browser's own
 * report of long tasks. The reduced run asserts no time, because a busy machine pauses the page too.
 */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { launchBrowser } from "../lab/browser/launchBrowser.ts";
import { goTo, openPage } from "../lab/cockpit/openPage.ts";
import { showFolder } from "../lab/cockpit/showFolder.ts";
import { simulatedJournal, simulateObservations } from "../lab/cockpit/simulateObservations.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const mostBlockedMs = 200;
const hourMs = 3_600_000;
const panels = [3, 5, 7, 1] as const;

/** Adds up long tasks, which block clicks and keys; runs in the page. */
const watch = `(() => {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: "longtask" });
})()`;

/** Lines of a simulated evening, repeated up to a count. */
function linesOf(count: number, seed: number): readonly string[] {
  const options = { seed, scenario: "grand-tour", dialect: "live", durationMs: 2 * hourMs } as const;
  const evening = [...simulateObservations(options)].flatMap(({ observation }) =>
    observation.type === "event" ? [observation.raw] : [],
  );
  return Array.from({ length: count }, (_, at) => evening[at % evening.length] ?? "");
}

/** The page stays usable while thousands of lines arrive at once. */
export const proof: Proof = {
  name: "cockpit-burst",
  claim: `When 20,000 lines are written at once, the page is never blocked for more than ${mostBlockedMs} ms, whichever of four panels is open, and counts every line.`,
  fullSize: 20_000,
  reducedSize: 2000,
  isAlone: true,
  async run({ size, seed, isReduced, report }) {
    const folder = mkdtempSync(join(tmpdir(), "cockpit-proof-"));
    const path = join(folder, simulatedJournal);
    try {
      writeFileSync(path, `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Fileheader" }\r\n`);
      const burst = linesOf(size, seed)
        .map((line) => `${line}\r\n`)
        .join("");
      await using cockpit = await showFolder(folder);
      const browser = await launchBrowser();
      try {
        const { page, problems } = await openPage(browser, cockpit.urls[0] ?? "");
        await page.evaluate(watch);
        const bursts: { readonly panel: number; readonly wholeMs: number; readonly blockedMs: number }[] = [];
        for (const [at, panel] of panels.slice(0, isReduced ? 1 : panels.length).entries()) {
          await goTo(page, panel);
          await page.evaluate("longTasks.length = 0");
          const startMs = performance.now();
          appendFileSync(path, burst);
          await waitForLines(cockpit.urls[0] ?? "", size * (at + 1) + 1);
          const blockedMs = await page.evaluate<number>("Math.max(0, ...longTasks)");
          bursts.push({ panel, wholeMs: Math.round(performance.now() - startMs), blockedMs });
          report(`panel ${panel}: ${size} lines read in ${bursts.at(-1)?.wholeMs} ms, longest task ${blockedMs} ms`);
        }
        await goTo(page, 4);
        const total = size * bursts.length + 1;
        await page
          .getByText(`${total.toLocaleString("en-GB")} lines`)
          .first()
          .waitFor();
        const isUsable = isReduced || bursts.every(({ blockedMs }) => blockedMs <= mostBlockedMs);
        return { passed: isUsable && problems.length === 0, result: { lines: total, bursts, problems } };
      } finally {
        await browser.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Waits until the server has read a number of lines, and a second more for the page. */
async function waitForLines(url: string, count: number): Promise<void> {
  for (let read = 0; read < count;) {
    const answer = await (await fetch(new URL("/api/state?topics=health", url))).json();
    read = (answer as { state: { health: { lines: number } } }).state.health.lines;
    await sleep(read < count ? 100 : 1000);
  }
}
