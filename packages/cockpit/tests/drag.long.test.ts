/**
 * The slider of the past, dragged with the mouse in a real browser: quickly answered, and by a server that needs most of a second for
 * each answer. A drag takes about a second; on a busy machine it takes longer, so the check allows more requests.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { openFolder } from "./helpers/openFolder.ts";
import { writeRunningSession } from "./helpers/writeRunningSession.ts";

const mostRequests = 10;
const hourMs = 3_600_000;
const moves = 98;
const dragMs = 1000;
/** How long a slow server takes; the page gives up on an answer sooner when the slider has moved on. */
const slowMs = 800;
const states = "**/api/snapshot?at=*";
/** Marks what the test itself asks for. */
const ownRequest = "&again";

type Answer = "quick" | "slow";

interface Drag {
  readonly requests: number;
  readonly aborted: number;
  readonly tookMs: number;
}

longTest(
  {
    claim: `A drag of the slider over the whole recording sends at most ${mostRequests} requests, of which a slow server gets those aborted that nobody waits for, and ends where the slider was released.`,
    size: { check: 1, full: 10, of: "drags at each speed of the server" },
    alone: true,
  },
  async ({ size, seed, isLong, report }) => {
    const folder = await temporaryFolder();
    await writeRunningSession({ folder, seed, durationMs: hourMs });
    const { page, problems } = await openFolder(folder);
    await page.getByRole("button", { name: "Look back" }).click();
    await page.locator(".playback").waitFor();
    const requestsOf: Record<Answer, number> = { quick: 0, slow: 0 };
    for (const answer of Array.from({ length: size }, () => ["quick", "slow"] as const).flat()) {
      const { requests, aborted, tookMs } = await drag(page, answer);
      report(`${answer} server: ${requests} requests, ${aborted} of them aborted, in ${tookMs} ms`);
      expect(requests).toBeLessThanOrEqual(isLong ? mostRequests : mostRequests * Math.max(1, tookMs / dragMs));
      if (answer === "slow") expect(aborted).toBeGreaterThan(0);
      requestsOf[answer] = Math.max(requestsOf[answer], requests);
    }
    expect(problems).toEqual([]);
    return `${2 * size} drags, at most ${requestsOf.quick} requests, to a slow server ${requestsOf.slow}`;
  },
);

/** Drags the slider from its end to a tenth, and counts what the page asks for until it shows the place where it was released. */
async function drag(page: Page, answer: Answer): Promise<Drag> {
  const slider = page.getByLabel("Position in the journal");
  await page.keyboard.press("n");
  await page.getByRole("button", { name: "Look back" }).click();
  await page.route(states, async (route) => {
    if (answer === "slow") await sleep(slowMs);
    await route.continue().catch(() => undefined);
  });
  let requests = 0;
  let aborted = 0;
  const isState = (url: string) => url.includes("/api/snapshot?at=") && !url.endsWith(ownRequest);
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
  await arrive(page, Number(wanted));
  page.off("request", count);
  page.off("requestfailed", countFailed);
  await page.unroute(states);
  return { requests, aborted, tookMs };
}

/** Waits until the page shows the time of a record. */
async function arrive(page: Page, seq: number): Promise<void> {
  const answer = await page.evaluate<string>(
    `fetch("/api/snapshot?at=${seq}${ownRequest}").then((response) => response.text())`,
  );
  const timeMs = (JSON.parse(answer) as { timeMs: number }).timeMs;
  const time = new Date(timeMs).toISOString().slice(11, 19);
  await page.locator(".playback output", { hasText: time }).waitFor();
}
