/**
 * The star map with a route of a thousand stars, rotated by its keys in a browser that renders in software. Frames per second depend on
 * the machine and are reported; script time per frame is what the page adds to them.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { openFolder } from "./helpers/openFolder.ts";
import { goTo } from "./helpers/openPage.ts";

const stars = 1000;
const mostScriptMs = 8;
/** The current star, forty ahead and the destination. */
const mostLabels = 42;

function writeRoute(folder: string): void {
  const timestamp = "2026-05-01T12:00:00Z";
  const Route = Array.from({ length: stars }, (_, at) => ({
    StarSystem: `Star ${at}`,
    SystemAddress: at + 1,
    StarPos: [at * 30, 40 * Math.sin(at / 9), 300 * Math.cos(at / 40)],
    StarClass: "KGFM"[at % 4],
  }));
  writeFileSync(
    join(folder, "Journal.2026-05-01T120000.01.log"),
    `${JSON.stringify({ timestamp, event: "Fileheader" })}\r\n${JSON.stringify({ timestamp, event: "NavRoute" })}\r\n`,
  );
  writeFileSync(join(folder, "NavRoute.json"), JSON.stringify({ timestamp, event: "NavRoute", Route }));
}

interface Rotation {
  readonly frames: number;
  readonly framesPerSecond: number;
  /** Script time of a frame, the median. */
  readonly scriptMs: number;
  readonly labels: number;
}

/** Rotates the map in every frame; runs in the page. */
const rotation = (seconds: number): string => `new Promise((done) => {
  const canvas = document.querySelector(".space-map canvas");
  const key = () => new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, cancelable: true });
  const times = [];
  const scripts = [];
  const frame = (time) => {
    times.push(time);
    const beganMs = performance.now();
    canvas.dispatchEvent(key());
    scripts.push(performance.now() - beganMs);
    if (time - times[0] < ${seconds * 1000}) return requestAnimationFrame(frame);
    done({
      frames: times.length,
      framesPerSecond: Math.round((10_000 * (times.length - 1)) / (time - times[0])) / 10,
      scriptMs: Math.round(10 * scripts.toSorted((a, b) => a - b)[Math.floor(scripts.length / 2)]) / 10,
      labels: document.querySelectorAll(".space-map .labels span").length,
    });
  };
  requestAnimationFrame(frame);
})`;

async function rotate(page: Page, seconds: number): Promise<Rotation> {
  await goTo(page, "route");
  await page.locator(".space-map .labels span:not(.off)").first().waitFor({ state: "attached" });
  await page.locator(".space-map canvas").focus();
  return page.evaluate<Rotation>(rotation(seconds));
}

longTest(
  {
    claim: `Rotating a star map with a route of ${stars} stars takes less than ${mostScriptMs} ms of script per frame (median), and lays out at most ${mostLabels} names.`,
    size: { check: 2, full: 10, of: "seconds" },
    alone: true,
  },
  async ({ size, isLong }) => {
    const folder = await temporaryFolder();
    writeRoute(folder);
    const { page, problems } = await openFolder(folder);
    const { frames, framesPerSecond, scriptMs, labels } = await rotate(page, size);
    expect(frames).toBeGreaterThan(1);
    expect(labels).toBeGreaterThan(2);
    expect(labels).toBeLessThanOrEqual(mostLabels);
    if (isLong) expect(scriptMs).toBeLessThan(mostScriptMs);
    expect(problems).toEqual([]);
    return `${frames} frames, ${framesPerSecond} a second, ${scriptMs} ms of script in each, ${labels} names`;
  },
);
