/**
 * A real folder, dropped on the page, that another process writes, while the page is opened again or its worker is killed at random
 * moments. What the page shows is compared with the numbers that the writer has written, and its count with that of wc.
 */
import { execFileSync, fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { goTo } from "../../cockpit/tests/helpers/openPage.ts";
import { temporaryFolder } from "../../cockpit/tests/helpers/cockpit.ts";
import { dropOn } from "../../../tests/helpers/browser/dropOn.ts";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { randomOf } from "../../../tests/helpers/randomOf.ts";
import { hostPage, openStatic } from "./helpers/openStatic.ts";

/** What the writer has written so far: lines 0 to `written`, and those among them that it has removed again. */
interface Written {
  readonly written: number;
  readonly removed: readonly number[];
}

longTest(
  {
    claim:
      "A dropped folder is written by another process, with rotation, crashes, truncation, half lines and a torn Status.json; however often the page is opened again or its worker killed, every line is shown once and in order.",
    size: { check: 3, full: 100, of: "reloads and kills" },
    alone: true,
  },
  async ({ size, seed, report }) => {
    const random = randomOf(seed);
    const folder = await temporaryFolder();
    const writer = startWriter(folder, seed);
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const { url } = await hostPage();
    const { page, problems } = await openStatic(browser, url);
    await open(page, folder);
    const counts = { reloads: 0, kills: 0, exact: 0 };
    let known = await rest(writer);
    await compare(page, folder, known, []);
    for (let round = 0; round < size; round += 1) {
      goOn(writer);
      await sleep(random() * 1200);
      const isReload = random() < 0.5;
      if (isReload) {
        await page.reload();
        await open(page, folder);
      } else await killWorker(page);
      counts[isReload ? "reloads" : "kills"] += 1;
      await sleep(random() * 800);
      const before = known;
      known = await rest(writer);
      // Only lines that were removed after the worker had begun may still be shown.
      const maybe = known.removed.slice(before.removed.length);
      counts.exact += await compare(page, folder, known, maybe);
      if (round % 10 === 9) report(`${round + 1} rounds, ${known.written} lines`);
    }
    expect(problems).toEqual([]);
    return `${counts.reloads} reloads, ${counts.kills} kills, ${known.written} lines, of which ${known.removed.length} were truncated again; every other line once and in order, the whole count equal to that of wc in ${counts.exact} of ${size} rounds`;
  },
);

function startWriter(folder: string, seed: number): ChildProcess {
  const writer = fork(join(import.meta.dirname, "helpers/livingFolder/writer.ts"), [folder, `${seed}`], {
    execArgv: ["--conditions=@shipslog/source", "--no-warnings"],
  });
  onTestFinished(() => void writer.kill("SIGKILL"));
  return writer;
}

async function rest(writer: ChildProcess): Promise<Written> {
  const answered = once(writer, "message") as Promise<[Written]>;
  writer.send("rest");
  const [written] = await answered;
  return written;
}

function goOn(writer: ChildProcess): void {
  writer.send("go on");
}

async function open(page: Page, folder: string): Promise<void> {
  await page.getByText("Drop the folder").waitFor();
  await dropOn(page, [folder]);
  await page.locator(".tabs").waitFor();
  await goTo(page, "journal");
}

/** Ends the worker as a crash does: it says nothing more. */
async function killWorker(page: Page): Promise<void> {
  const worker = page.workers()[0] ?? (await page.waitForEvent("worker"));
  await worker.evaluate("close()").catch(() => undefined);
}

/** Waits until the last line is shown, and compares the shown lines; 1 where the count of all lines was compared too. */
async function compare(page: Page, folder: string, { written, removed }: Written, maybe: readonly number[]) {
  const gone = new Set(removed);
  const optional = new Set(maybe);
  const last = Array.from({ length: written }, (_, at) => at).findLast((at) => !gone.has(at));
  if (last !== undefined) await expect.poll(() => shownNumbers(page).then((all) => all.includes(last))).toBe(true);
  const shown = await shownNumbers(page);
  const first = Math.min(...shown);
  const wanted = Array.from({ length: written - first }, (_, at) => first + at).filter((at) => !gone.has(at));
  expect(shown.filter((at) => !(gone.has(at) && optional.has(at)))).toEqual(wanted);
  // In order, and none twice, those that were removed among them.
  expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other));
  if (maybe.length > 0) return 0;
  await expect.poll(() => shownCount(page)).toBe(countByWc(folder));
  return 1;
}

/** The numbers of the shown lines, the oldest first. */
async function shownNumbers(page: Page): Promise<readonly number[]> {
  const kinds = await page.locator(".lines .kind").allTextContents();
  const numbered = kinds.filter((kind) => /^Line\d+$/.test(kind));
  return numbered.map((kind) => Number(kind.slice("Line".length))).toReversed();
}

/** How many lines the page says that it has read. */
async function shownCount(page: Page): Promise<number> {
  const text =
    (await page
      .locator("#panel-journal")
      .getByText(/^\d+ of [\d,]+$/)
      .textContent()) ?? "";
  return Number(/of ([\d,]+)/.exec(text)?.[1]?.replaceAll(",", ""));
}

/** All complete lines of the journals: half a line that a crash has left is none. */
function countByWc(folder: string): number {
  const files = readdirSync(folder).filter((name) => name.endsWith(".log"));
  const counts = execFileSync("wc", ["-l", "--", ...files], { cwd: folder, encoding: "utf8" });
  // The last line is the sum of several files, or the only one.
  return Number(/(\d+) \S+\s*$/.exec(counts)?.[1]);
}
