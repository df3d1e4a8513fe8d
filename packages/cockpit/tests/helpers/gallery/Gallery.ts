import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { cacheFolder } from "../../../../../tools/workspace.ts";
import type { PanelId } from "../../../page/shell/panels.ts";
import { goTo, openPage, waitForPlace } from "../openPage.ts";
import { showFolder } from "../showFolder.ts";
import { drawContactSheet, type Shot } from "./contactSheet.ts";
import { layoutProblems } from "./layoutProblems.ts";

const themes = ["dark", "light"] as const;

/** A window in which panels are judged. */
export interface GallerySize {
  readonly width: number;
  readonly height: number;
  /** Each width is pictured in one theme: to draw a large window takes a second, to judge it a twentieth of that. */
  readonly pictured: (typeof themes)[number];
}

/** A folder to look at, and the panels that are looked at in it. */
export interface GalleryScene {
  readonly name: string;
  readonly panels: readonly PanelId[];
  /** What the reader of the page does first. */
  readonly act?: (page: Page) => Promise<void>;
}

/** How often a layout with problems is looked at again, and how soon. */
const looks = 10;
const pauseMs = 200;

/** The problems of a layout that has settled: on a busy machine, text is cut for a moment while columns change. */
async function lastingProblems(page: Page): Promise<readonly string[]> {
  let problems = await layoutProblems(page);
  for (let look = 1; look < looks && problems.length > 0; look += 1) {
    await page.waitForTimeout(pauseMs);
    problems = await layoutProblems(page);
  }
  return problems;
}

/** Judges panels in all sizes and both themes, and keeps pictures of them to look at. */
export class Gallery {
  readonly problems: string[] = [];
  readonly #shots = new Map<PanelId, Shot[]>();
  readonly #browser: Browser;
  readonly #sizes: readonly GallerySize[];
  judged = 0;

  constructor(browser: Browser, sizes: readonly GallerySize[]) {
    this.#browser = browser;
    this.#sizes = sizes;
  }

  /** How many views a panel of a scene has. */
  get viewsPerPanel(): number {
    return this.#sizes.length * themes.length;
  }

  /** Shows a folder and judges each panel of the scene. */
  async judge(scene: GalleryScene, folder: string): Promise<void> {
    await using cockpit = await showFolder(folder);
    const options = { reducedMotion: "reduce" } as const;
    const { page, problems, close } = await openPage(this.#browser, cockpit.urls[0] ?? "", options);
    if ((await readdir(folder)).length > 0) await waitForPlace(page);
    await scene.act?.(page);
    for (const panel of scene.panels) {
      // The list of keys lies over a panel and keeps the focus.
      if ((await page.locator("dialog[open]").count()) === 0) await goTo(page, panel);
      for (const size of this.#sizes) await this.#view(page, scene.name, panel, size);
    }
    this.problems.push(...problems.map((problem) => `${scene.name}: ${problem}`));
    await close();
  }

  async #view(page: Page, scene: string, panel: PanelId, { pictured, ...viewport }: GallerySize): Promise<void> {
    const shots = this.#shots.get(panel) ?? [];
    this.#shots.set(panel, shots);
    await page.setViewportSize(viewport);
    // Columns and the map are laid out after the window has its new size.
    await page.waitForTimeout(150);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const column = `${colorScheme} ${viewport.width}`;
      const found = await lastingProblems(page);
      this.problems.push(...found.map((problem) => `${panel}, ${scene}, ${column}: ${problem}`));
      this.judged += 1;
      if (colorScheme !== pictured) continue;
      shots.push({ row: scene, column, jpeg: await page.screenshot({ type: "jpeg", quality: 80 }) });
    }
  }

  /** Writes each picture, and one sheet for each panel, into a folder of the cache. */
  async save(name: string): Promise<void> {
    const folder = join(cacheFolder, name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const [panel, all] of this.#shots) {
      await writeFile(join(folder, `cockpit-${panel}.jpg`), await drawContactSheet(this.#browser, panel, all));
      for (const { row, column, jpeg } of all) {
        await writeFile(join(folder, `${panel} ${row} ${column}.jpg`.replaceAll(" ", "-")), jpeg);
      }
    }
  }
}
