/**
 * A tab that nobody looks at, while the game writes. A hidden tab gets no frames, so nothing may wait for one; its memory after the
 * first sixth is compared with that at the end.
 */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import { launchBrowser } from "../lab/browser/launchBrowser.ts";
import { goTo, openPage } from "../lab/cockpit/openPage.ts";
import { showFolder } from "../lab/cockpit/showFolder.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const mostGrowthMegabytes = 3;
const perSecond = 50;
const parts = 6;
/** The page keeps the last 300 lines, so that these are there before the first measurement. */
const before = 400;
/** The text of a line: what a leak would add is far above the allowed growth at both sizes. */
const chars = { full: 1000, reduced: 12_000 };

/** What a hidden tab is to the page: no frames, and hidden by its own word; runs in the page. */
const hide = `(() => {
  globalThis.requestAnimationFrame = () => 0;
  Object.defineProperty(document, "hidden", { value: true });
  Object.defineProperty(document, "visibilityState", { value: "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
})()`;

interface Sample {
  readonly minutes: number;
  readonly lines: number;
  readonly heapMegabytes: number;
}

/** A hidden tab does not grow. */
export const proof: Proof = {
  name: "cockpit-hidden",
  claim: `In a tab that is hidden for 30 minutes while ${perSecond} lines a second are written, memory grows by less than ${mostGrowthMegabytes} MB after the first sixth.`,
  fullSize: 30,
  reducedSize: 0.2,
  isAlone: true,
  async run({ size, isReduced, report }) {
    const folder = mkdtempSync(join(tmpdir(), "cockpit-proof-"));
    const path = join(folder, "Journal.2026-05-01T120000.01.log");
    const text = "x".repeat(isReduced ? chars.reduced : chars.full);
    const write = (from: number, count: number): void =>
      appendFileSync(path, Array.from({ length: count }, (_, at) => lineOf(`Line${from + at}`, text)).join(""));
    try {
      writeFileSync(path, "");
      write(0, before);
      await using cockpit = await showFolder(folder);
      const browser = await launchBrowser();
      try {
        const { page, problems } = await openPage(browser, cockpit.urls[0] ?? "");
        await goTo(page, 3);
        await page.getByText(`of ${before}`).waitFor();
        await page.evaluate(hide);
        const samples = await watch(page, write, size, report);
        const growth = (samples.at(-1)?.heapMegabytes ?? Infinity) - (samples[0]?.heapMegabytes ?? 0);
        report(`the hidden tab grew by ${growth.toFixed(2)} MB`);
        const passed = growth < mostGrowthMegabytes && problems.length === 0;
        return { passed, result: { growthMegabytes: Number(growth.toFixed(2)), samples, problems } };
      } finally {
        await browser.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function lineOf(kind: string, text: string): string {
  return `{ "timestamp":"2026-05-01T12:00:00Z", "event":"${kind}", "Text":"${text}" }\r\n`;
}

/** Writes lines every second and measures after each part. */
async function watch(
  page: Page,
  write: (from: number, count: number) => void,
  minutes: number,
  report: (line: string) => void,
): Promise<readonly Sample[]> {
  const session = await page.context().newCDPSession(page);
  const samples: Sample[] = [];
  const seconds = Math.round(minutes * 60);
  const startMs = Date.now();
  let lines = before;
  for (let second = 1; second <= seconds; second += 1) {
    write(lines, perSecond);
    lines += perSecond;
    await sleep(Math.max(0, startMs + second * 1000 - Date.now()));
    if (second % Math.floor(seconds / parts) !== 0) continue;
    samples.push({ minutes: Number((second / 60).toFixed(2)), lines, heapMegabytes: await heapOf(session) });
    report(JSON.stringify(samples.at(-1)));
  }
  return samples;
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return Number((usedSize / 1_000_000).toFixed(2));
}
