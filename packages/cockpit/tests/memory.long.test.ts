/**
 * A long session, played fast. The memory of the page must not grow with the number of lines: memory after a quarter of the session
 * is compared with memory at the end.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { panels } from "../page/shell/panels.ts";
import { openFolder } from "./helpers/openFolder.ts";
import { goTo } from "./helpers/openPage.ts";
import { writeRunningSession } from "./helpers/writeRunningSession.ts";

const hourMs = 3_600_000;
const megabyte = 1_000_000;
/** The growth allowed from the first quarter to the end; leaking every line would take far more. */
const mostGrowthMegabytes = 8;

longTest(
  {
    claim: `A session of eight hours, played at speed with every panel in turn, lets the page grow by less than ${mostGrowthMegabytes} MB after its first quarter.`,
    size: { check: 1, full: 8, of: "hours of play" },
    alone: true,
  },
  async ({ size, seed, report }) => {
    const folder = await temporaryFolder();
    const { page, problems } = await openFolder(folder);
    const samples = await playAndMeasure(folder, page, size, seed);
    for (const { hours, lines, heapMegabytes, nodes } of samples) {
      report(`${hours.toFixed(2)} h: ${lines} lines, heap ${heapMegabytes} MB, ${nodes} nodes`);
    }
    const last = samples.at(-1);
    const growth = (last?.heapMegabytes ?? Infinity) - (samples[0]?.heapMegabytes ?? 0);
    expect(growth).toBeLessThan(mostGrowthMegabytes);
    expect(problems).toEqual([]);
    return `${last?.lines} lines, ${last?.heapMegabytes} MB at the end, grown by ${growth.toFixed(2)} MB`;
  },
);

interface Sample {
  readonly hours: number;
  readonly lines: string;
  readonly heapMegabytes: number;
  readonly nodes: number;
}

/** Plays the session while switching panels, and measures the page after each quarter. */
async function playAndMeasure(folder: string, page: Page, hours: number, seed: number): Promise<readonly Sample[]> {
  const session = await page.context().newCDPSession(page);
  const writing = writeRunningSession({
    folder,
    seed,
    durationMs: hours * hourMs,
    speed: (hours * hourMs) / playMs(hours),
  });
  const samples: Sample[] = [];
  const play = { isOver: false };
  const over = writing.finally(() => (play.isOver = true));
  let quarter = 1;
  const startMs = Date.now();
  while (!play.isOver) {
    for (const { id } of panels) await goTo(page, id);
    await sleep(200);
    if (Date.now() - startMs > (quarter * playMs(hours)) / 4) {
      samples.push(await measure(page, session, (hours * quarter) / 4));
      quarter += 1;
    }
  }
  await over;
  return [...samples, await measure(page, session, hours)];
}

/** The real time of the playback. */
function playMs(hours: number): number {
  return hours * 10_000;
}

async function measure(page: Page, session: CDPSession, hours: number): Promise<Sample> {
  await goTo(page, "health");
  const lines = /([\d,]+) lines/.exec(await page.locator("main").innerText())?.[1] ?? "";
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes } = await session.send("Memory.getDOMCounters");
  return { hours, lines, heapMegabytes: Number((usedSize / megabyte).toFixed(2)), nodes };
}
