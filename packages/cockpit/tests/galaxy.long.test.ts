/**
 * The galaxy of all travels with many jumps, while the time is brushed in every frame in a browser that renders in software. Script time per
 * frame is what the page needs to draw it again; how many bytes the server sends is measured once.
 */
import { setImmediate } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import type { CockpitObservation } from "../src/state/CockpitObservation.ts";
import { builtPage } from "./helpers/builtPage.ts";
import { lines, PushStream, startTestCockpit } from "./helpers/cockpit.ts";
import { goTo, openPage } from "./helpers/openPage.ts";

const mostScriptMs = 25;
const mostBytesPerJump = 8;

/** Jumps around the galaxy and back to where the commander was before, two minutes each. */
async function* jumps(count: number): AsyncGenerator<CockpitObservation, void, undefined> {
  const startMs = Date.parse("2020-01-01T12:00:00Z");
  for (let at = 0; at < count; at += 1) {
    const timestamp = new Date(startMs + at * 120_000).toISOString().replace(".000", "");
    const angle = at / 900;
    const distance = 20_000 * Math.abs(Math.sin(at / 7000));
    const StarPos = [Math.cos(angle) * distance, 0, Math.sin(angle) * distance + 15_000 * Math.sin(at / 40_000)];
    const jump = { timestamp, event: "FSDJump", StarSystem: `S${at}`, SystemAddress: at + 1, StarPos };
    yield* lines([JSON.stringify(jump)]);
    if (at % 1000 === 0) await setImmediate();
  }
}

/** Moves the start of the time in every frame; runs in the page. */
const brushing = `new Promise((done) => {
  const slider = document.querySelector(".brush input");
  const scripts = [];
  const frame = () => {
    slider.value = String((scripts.length * 17) % 900);
    const beganMs = performance.now();
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    scripts.push(performance.now() - beganMs);
    if (scripts.length < 60) return requestAnimationFrame(frame);
    done(Math.round(10 * scripts.toSorted((a, b) => a - b)[30]) / 10);
  };
  requestAnimationFrame(frame);
})`;

async function openGalaxy(page: Page): Promise<void> {
  await goTo(page, "route");
  await page.getByRole("button", { name: "Galaxy", exact: true }).click();
  await page.locator(".brush").waitFor();
}

/** How many pixels of the picture are of the colour of travels, which is warm; runs in the page. */
const warmPixels = `(() => {
  const canvas = document.querySelector(".galaxy canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] > 80 && data[at] > data[at + 2] + 40) count += 1;
  return count;
})()`;

longTest(
  {
    claim: `The galaxy with 100,000 jumps is drawn again in less than ${mostScriptMs} ms of script per frame (median), and the server sends at most ${mostBytesPerJump} bytes for each jump.`,
    size: { check: 2000, full: 100_000, of: "jumps" },
    alone: true,
  },
  async ({ size, isLong }) => {
    const cockpit = await startTestCockpit(new PushStream(), { streams: [jumps(size)], pageFolder: await builtPage() });
    await cockpit.observed;
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const url = cockpit.urls[0] ?? "";
    const { page, problems } = await openPage(browser, url);
    await openGalaxy(page);
    expect(await page.evaluate<number>(warmPixels)).toBeGreaterThan(100);
    const scriptMs = await page.evaluate<number>(brushing);
    const response = await fetch(new URL("api/travels", url), { headers: { "Accept-Encoding": "br" } });
    const bytes = Number(response.headers.get("content-length"));
    const { total } = (await response.json()) as { readonly total: number };
    expect(total).toBe(size);
    expect(bytes / size).toBeLessThan(mostBytesPerJump);
    if (isLong) expect(scriptMs).toBeLessThan(mostScriptMs);
    expect(problems).toEqual([]);
    return `${size} jumps, ${scriptMs} ms of script per frame, ${bytes} bytes`;
  },
);
