/**
 * The slider of the past, dragged with the mouse in a real browser: quickly answered, and by a server that needs most of a second for
 * each answer. A drag takes about a second; on a busy machine it takes longer, so the reduced run allows more requests.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { launchBrowser } from "../lab/browser/launchBrowser.ts";
import { openPage } from "../lab/cockpit/openPage.ts";
import { showFolder } from "../lab/cockpit/showFolder.ts";
import { writeRunningSession } from "../lab/cockpit/writeRunningSession.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const mostRequests = 10;
const hourMs = 3_600_000;
const moves = 98;
const dragMs = 1000;
/** How long a slow server takes; the page gives up on an answer sooner when the slider has moved on. */
const slowMs = 800;
const states = "**/api/snapshot?at=*";

interface Drag {
  readonly answerMs: number;
  readonly requests: number;
  readonly aborted: number;
  readonly dragMs: number;
  /** Whether the page shows the place where the slider was released. */
  readonly isThere: boolean;
}

/** Dragging the slider costs few requests. */
export const proof: Proof = {
  name: "cockpit-drag",
  claim: `A drag of the slider over the whole recording sends at most ${mostRequests} requests, of which a slow server gets those aborted that nobody waits for, and ends where the slider was released.`,
  fullSize: 10,
  reducedSize: 1,
  isAlone: true,
  async run({ size, seed, isReduced, report }) {
    const folder = mkdtempSync(join(tmpdir(), "cockpit-proof-"));
    try {
      await writeRunningSession({ folder, seed, durationMs: hourMs });
      await using cockpit = await showFolder(folder);
      const browser = await launchBrowser();
      try {
        const { page, problems } = await openPage(browser, cockpit.urls[0] ?? "");
        await page.getByRole("button", { name: "Look back" }).click();
        await page.locator(".playback").waitFor();
        const drags: Drag[] = [];
        for (const answerMs of Array.from({ length: size }, () => [0, slowMs]).flat()) {
          drags.push(await drag(page, answerMs));
          report(JSON.stringify(drags.at(-1)));
        }
        const isFew = ({ requests, dragMs: tookMs }: Drag) =>
          requests <= (isReduced ? mostRequests * Math.max(1, tookMs / dragMs) : mostRequests);
        const isAborted = ({ answerMs, aborted }: Drag) => answerMs === 0 || aborted > 0;
        const passed = drags.every((each) => isFew(each) && isAborted(each) && each.isThere) && problems.length === 0;
        return { passed, result: { moves, drags, problems } };
      } finally {
        await browser.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Drags the slider from its end to a tenth, and counts what the page asks for until it shows that place. */
async function drag(page: Page, answerMs: number): Promise<Drag> {
  const slider = page.getByLabel("Position in the journal");
  await page.keyboard.press("n");
  await page.getByRole("button", { name: "Look back" }).click();
  await page.route(states, async (route) => {
    await sleep(answerMs);
    await route.continue().catch(() => undefined);
  });
  let [requests, aborted] = [0, 0];
  const isState = (url: string) => url.includes("/api/snapshot?at=");
  const count = (request: { url(): string }): void => void (requests += isState(request.url()) ? 1 : 0);
  const countFailed = (request: { url(): string }): void => void (aborted += isState(request.url()) ? 1 : 0);
  page.on("request", count);
  page.on("requestfailed", countFailed);
  const box = await slider.boundingBox();
  if (box === null) throw new Error("The slider is not shown");
  const startMs = performance.now();
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 8, y);
  await page.mouse.down();
  for (let move = 1; move <= moves; move += 1) {
    await page.mouse.move(box.x + box.width - 8 - (move / moves) * 0.9 * (box.width - 16), y);
    await sleep(Math.max(0, startMs + (move / moves) * dragMs - performance.now()));
  }
  await page.mouse.up();
  const tookMs = Math.round(performance.now() - startMs);
  const wanted = await slider.inputValue();
  const isThere = await arrives(page, Number(wanted));
  page.off("request", count);
  page.off("requestfailed", countFailed);
  await page.unroute(states);
  return { answerMs, requests, aborted, dragMs: tookMs, isThere };
}

/** Waits until the page shows the time of a record. */
async function arrives(page: Page, seq: number): Promise<boolean> {
  const answer = await page.evaluate<string>(
    `fetch("/api/snapshot?at=${seq}&again").then((response) => response.text())`,
  );
  const timeMs = (JSON.parse(answer) as { timeMs: number }).timeMs;
  const time = new Date(timeMs).toISOString().slice(11, 19);
  await page.locator(".playback output", { hasText: time }).waitFor();
  return true;
}
