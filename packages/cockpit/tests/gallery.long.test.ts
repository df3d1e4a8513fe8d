/**
 * Every panel in every state it knows, dark and light, at five widths. What a program can judge is judged: everything fits, and nothing
 * went wrong. Pictures to look at are under `node_modules/.cache/shipslog/gallery`, with one sheet for each panel.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchGame } from "@shipslog/testing";
import type { Browser } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { cacheFolder } from "../../../tools/workspace.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { drawContactSheet, type Shot } from "./helpers/gallery/contactSheet.ts";
import { layoutProblems } from "./helpers/gallery/layoutProblems.ts";
import { panelScenes, type PanelScene } from "./helpers/gallery/panelScenes.ts";
import type { PanelId } from "../page/shell/panels.ts";
import { goTo, openPage } from "./helpers/openPage.ts";
import { showFolder } from "./helpers/showFolder.ts";

const themes = ["dark", "light"] as const;

/** Each width is pictured in one theme: to draw a large window takes a second, to judge it a twentieth of that. */
const sizes = [
  { width: 390, height: 844, pictured: "dark" },
  { width: 820, height: 1180, pictured: "light" },
  { width: 1280, height: 800, pictured: "dark" },
  { width: 1920, height: 1080, pictured: "light" },
  { width: 2560, height: 1440, pictured: "dark" },
] as const;

/** With another seed, a step of a scene may be impossible. */
const seed = 7;

/** What was judged in all scenes, and what is wrong. */
class Gallery {
  readonly shots = new Map<PanelId, Shot[]>();
  readonly problems: string[] = [];
  judged = 0;
}

longTest(
  {
    claim:
      "Every panel in every state it knows fits its window, dark and light, at 390, 820, 1280, 1920 and 2560 pixels: nothing is wider than the window, no text is cut without a sign, and the page reports no error.",
    size: { check: 2, full: panelScenes.length, of: "scenes" },
  },
  async ({ size, report }) => {
    const gallery = new Gallery();
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    for (const scene of panelScenes.slice(0, size)) {
      await visit(browser, scene, gallery).catch((error: unknown) => {
        gallery.problems.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
      report(`${scene.name}: ${gallery.problems.length} problems so far`);
    }
    await saveSheets(browser, gallery.shots);
    expect(gallery.problems).toEqual([]);
    expect(gallery.judged).toBeGreaterThanOrEqual(size * sizes.length * themes.length);
    return `${size} scenes, ${gallery.judged} views, nothing cut`;
  },
);

/** Plays a scene and judges each panel that looks different in it. */
async function visit(browser: Browser, scene: PanelScene, gallery: Gallery): Promise<void> {
  const folder = await temporaryFolder();
  const start = Math.floor((Date.now() - (scene.hoursAgo ?? 1) * 3_600_000) / 1000) * 1000;
  if (scene.play !== undefined) {
    await using game = await launchGame({ folder, seed, start, dialect: "live", keep: true });
    await scene.play(game);
    await judge(browser, scene, folder, gallery);
  } else await judge(browser, scene, folder, gallery);
}

async function judge(browser: Browser, scene: PanelScene, folder: string, gallery: Gallery): Promise<void> {
  await using cockpit = await showFolder(folder);
  const { page, problems, close } = await openPage(browser, cockpit.urls[0] ?? "", { reducedMotion: "reduce" });
  await scene.act?.(page);
  for (const panel of scene.panels) {
    const shots = gallery.shots.get(panel) ?? [];
    gallery.shots.set(panel, shots);
    // The list of keys lies over a panel and keeps the focus.
    if (scene.name !== "keys") await goTo(page, panel);
    for (const { pictured, ...viewport } of sizes) {
      await page.setViewportSize(viewport);
      // Columns and the map are laid out after the window has its new size.
      await page.waitForTimeout(150);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const column = `${colorScheme} ${viewport.width}`;
        const about = `${panel}, ${scene.name}, ${column}`;
        gallery.problems.push(...(await layoutProblems(page)).map((problem) => `${about}: ${problem}`));
        gallery.judged += 1;
        if (colorScheme !== pictured) continue;
        shots.push({ row: scene.name, column, jpeg: await page.screenshot({ type: "jpeg", quality: 80 }) });
      }
    }
  }
  gallery.problems.push(...problems.map((problem) => `${scene.name}: ${problem}`));
  await close();
}

async function saveSheets(browser: Browser, shots: ReadonlyMap<PanelId, readonly Shot[]>): Promise<void> {
  const folder = join(cacheFolder, "gallery");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, all] of shots) {
    await writeFile(join(folder, `cockpit-${name}-states.jpg`), await drawContactSheet(browser, name, all));
    for (const { row, column, jpeg } of all) {
      await writeFile(join(folder, `${name} ${row} ${column}.jpg`.replaceAll(" ", "-")), jpeg);
    }
  }
}
