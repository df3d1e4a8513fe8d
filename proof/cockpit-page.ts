import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { axeViolations } from "../lab/browser/axeViolations.ts";
import { launchBrowser } from "../lab/browser/launchBrowser.ts";
import { builtPage } from "../lab/cockpit/builtPage.ts";
import { goTo, openPage } from "../lab/cockpit/openPage.ts";
import { showFolder } from "../lab/cockpit/showFolder.ts";
import { writeRunningSession } from "../lab/cockpit/writeRunningSession.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const mostSentBytes = 80_000;
const mostPaintMs = 1000;
const keys = [1, 2, 3, 4, 5, 6, 7] as const;
const hourMs = 3_600_000;

const devices = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

type Look = readonly [theme: "dark" | "light", device: keyof typeof devices];

/** Both themes, each on one device. */
const fewLooks: readonly Look[] = [
  ["dark", "desk"],
  ["light", "phone"],
];
const allLooks: readonly Look[] = [...fewLooks, ["light", "desk"], ["dark", "phone"]];

/** The page is accessible and loads fast. */
export const proof: Proof = {
  name: "cockpit-page",
  claim:
    "No panel of the cockpit breaks a rule of axe-core in light or dark, on a desk or a phone, live or looking back; it paints within a second after less than 80 KB.",
  fullSize: 20,
  reducedSize: 3,
  isAlone: true,
  async run({ size, seed, isReduced, report }) {
    const folder = mkdtempSync(join(tmpdir(), "cockpit-proof-"));
    try {
      await writeRunningSession({ folder, seed, durationMs: hourMs });
      await using cockpit = await showFolder(folder);
      const url = cockpit.urls[0] ?? "";
      const browser = await launchBrowser();
      try {
        const paintsMs = await firstPaints(browser, url, size);
        const looks = size === proof.fullSize ? allLooks : fewLooks;
        const violations = await everyLook(browser, url, looks);
        const sent = sentBytes(await builtPage());
        report(`first paint ${paintsMs.join(", ")} ms; ${sent.page} bytes are sent, with the map ${sent.map} more`);
        for (const violation of violations) report(violation);
        const passed =
          violations.length === 0 && (isReduced || Math.max(...paintsMs) < mostPaintMs) && sent.page < mostSentBytes;
        return {
          passed,
          result: {
            looks: keys.length * looks.length + 2,
            violations,
            firstPaintMs: paintsMs,
            sentBytes: sent,
          },
        };
      } finally {
        await browser.close();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The time of the first contentful paint, past or future; runs in the page. */
const paintTime = `new Promise((resolve) => {
  const look = (list) => list.getEntriesByName("first-contentful-paint").forEach(({ startTime }) => resolve(startTime));
  new PerformanceObserver(look).observe({ type: "paint", buffered: true });
})`;

/** Loads the page several times without a cache and returns the first paint times. */
async function firstPaints(browser: Browser, url: string, loads: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const { page, close } = await openPage(browser, url);
    const ms = await page.evaluate<number>(paintTime);
    times.push(Math.round(ms));
    await close();
  }
  return times;
}

async function everyLook(browser: Browser, url: string, looks: readonly Look[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, device] of looks) {
    const options = { ...devices[device], colorScheme, reducedMotion: "reduce" } as const;
    const { page, problems, close } = await openPage(browser, url, options);
    for (const key of keys) found.push(...(await judge(page, key, `panel ${key}, ${colorScheme}, ${device}`)));
    found.push(...problems);
    await close();
  }
  return [...found, ...(await lookBack(browser, url))];
}

/** Checks the playback bar and the help dialog. */
async function lookBack(browser: Browser, url: string): Promise<readonly string[]> {
  const { page, close } = await openPage(browser, url);
  await page.getByRole("button", { name: "Look back" }).click();
  await page.getByLabel("Position in the journal").waitFor();
  const found = [...(await judge(page, 1, "looking back"))];
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  found.push(...(await axeViolations(page, "the help")));
  await close();
  return found;
}

async function judge(page: Page, key: (typeof keys)[number], where: string): Promise<readonly string[]> {
  await goTo(page, key);
  if (key === 2) await page.locator(".space-map .labels span").first().waitFor({ state: "attached" });
  return axeViolations(page, where);
}

/** Bytes of the compressed files that the browser loads at once, and of what only the star map loads. */
function sentBytes(folder: string): { readonly page: number; readonly map: number } {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(?:html|js|css)\.br$/.test(name) && !name.includes(".schema-"),
  );
  const sizeOf = (each: readonly string[]): number =>
    each.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const isMap = (name: string): boolean => name.includes("spaceMap-");
  return { page: sizeOf(names.filter((name) => !isMap(name))), map: sizeOf(names.filter(isMap)) };
}
