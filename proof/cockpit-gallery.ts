/**
 * Every panel in every state it knows, dark and light, at five widths. The pictures are under `node_modules/.cache/shipslog/gallery`, with
 * one sheet for each panel, to look at; what a program can judge of them is judged: everything fits, and nothing went wrong.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchGame } from "@shipslog/testing";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../lab/browser/launchBrowser.ts";
import { goTo, openPage } from "../lab/cockpit/openPage.ts";
import { showFolder } from "../lab/cockpit/showFolder.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { cacheFolder } from "../lab/workspace.ts";
import { drawContactSheet, type Shot } from "./cockpit/gallery/contactSheet.ts";
import { layoutProblems } from "./cockpit/gallery/layoutProblems.ts";
import { panelScenes, type PanelKey, type PanelScene } from "./cockpit/gallery/panelScenes.ts";

const panelNames = ["", "flight", "route", "journal", "health", "system", "ship", "commander"] as const;
const themes = ["dark", "light"] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

/** With another seed, a step of a scene may be impossible. */
const seed = 7;

/** The pictures of a panel in a scene, and what is wrong in them. */
interface Gallery {
  readonly shots: Map<PanelKey, Shot[]>;
  readonly problems: string[];
}

/** The pictures of the cockpit. */
export const proof: Proof = {
  name: "cockpit-gallery",
  claim:
    "Every panel in every state it knows fits its window, dark and light, at 390, 820, 1280, 1920 and 2560 pixels: nothing is wider than the window, no text is cut without a sign, and the page reports no error.",
  fullSize: panelScenes.length,
  reducedSize: 2,
  isAlone: true,
  async run({ size, report }) {
    const gallery: Gallery = { shots: new Map(), problems: [] };
    const browser = await launchBrowser();
    try {
      for (const scene of panelScenes.slice(0, size)) {
        await visit(browser, scene, gallery).catch((error: unknown) => {
          gallery.problems.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
        });
        report(`${scene.name}: ${gallery.problems.length} problems so far`);
      }
      await saveSheets(browser, gallery.shots);
    } finally {
      await browser.close();
    }
    const pictures = [...gallery.shots.values()].reduce((sum, shots) => sum + shots.length, 0);
    for (const problem of gallery.problems) report(problem);
    const { problems } = gallery;
    return { passed: pictures > 0 && problems.length === 0, result: { scenes: size, pictures, problems } };
  },
};

/** Plays a scene and takes its pictures. */
async function visit(browser: Browser, scene: PanelScene, gallery: Gallery): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "cockpit-gallery-"));
  try {
    const startMs = Math.floor((Date.now() - (scene.hoursAgo ?? 1) * 3_600_000) / 1000) * 1000;
    if (scene.play !== undefined) {
      await using game = await launchGame({ folder, seed, start: startMs, dialect: "live", keep: true });
      await scene.play(game);
      await picture(browser, scene, folder, gallery);
    } else await picture(browser, scene, folder, gallery);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function picture(browser: Browser, scene: PanelScene, folder: string, gallery: Gallery): Promise<void> {
  await using cockpit = await showFolder(folder);
  const { page, problems, close } = await openPage(browser, cockpit.urls[0] ?? "", { reducedMotion: "reduce" });
  await scene.act?.(page);
  for (const key of scene.panels) {
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await show(page, key, scene);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const column = `${colorScheme} ${viewport.width}`;
        const about = `${panelNames[key]}, ${scene.name}, ${column}`;
        gallery.problems.push(...(await layoutProblems(page)).map((problem) => `${about}: ${problem}`));
        const shots = gallery.shots.get(key) ?? [];
        gallery.shots.set(key, [...shots, { row: scene.name, column, png: await page.screenshot() }]);
      }
    }
  }
  gallery.problems.push(...problems.map((problem) => `${scene.name}: ${problem}`));
  await close();
}

/** Brings a panel to the front; the list of keys lies over it and keeps the focus. */
async function show(page: Page, key: PanelKey, scene: PanelScene): Promise<void> {
  if (scene.name !== "keys") await goTo(page, key);
  // Columns and the map are laid out after the window has its new size.
  await page.waitForTimeout(150);
}

async function saveSheets(browser: Browser, shots: ReadonlyMap<PanelKey, readonly Shot[]>): Promise<void> {
  const folder = join(cacheFolder, "gallery");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [key, all] of shots) {
    const name = panelNames[key];
    await writeFile(join(folder, `cockpit-${name}-states.jpg`), await drawContactSheet(browser, name, all));
    for (const { row, column, png } of all) {
      await writeFile(join(folder, `${name}, ${row}, ${column}.png`.replaceAll(" ", "-").replaceAll(",", "")), png);
    }
  }
}
