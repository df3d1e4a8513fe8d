/**
 * Every panel in every state it knows, dark and light, at five widths. What a program can judge is judged: everything fits, and nothing
 * went wrong. Pictures to look at are under `node_modules/.cache/shipslog/gallery`, with one sheet for each panel.
 */
import { launchGame } from "@shipslog/testing";
import { expect, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { Gallery, type GallerySize } from "./helpers/gallery/Gallery.ts";
import { panelScenes, type PanelScene } from "./helpers/gallery/panelScenes.ts";

const sizes: readonly GallerySize[] = [
  { width: 390, height: 844, pictured: "dark" },
  { width: 820, height: 1180, pictured: "light" },
  { width: 1280, height: 800, pictured: "dark" },
  { width: 1920, height: 1080, pictured: "light" },
  { width: 2560, height: 1440, pictured: "dark" },
];

/** With another seed, a step of a scene may be impossible. */
const seed = 7;

longTest(
  {
    claim:
      "Every panel in every state it knows fits its window, dark and light, at 390, 820, 1280, 1920 and 2560 pixels: nothing is wider than the window, no text is cut without a sign or lies over another one, and the page reports no error.",
    size: { check: 2, full: panelScenes.length, of: "scenes" },
  },
  async ({ size, report }) => {
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const gallery = new Gallery(browser, sizes);
    for (const scene of panelScenes.slice(0, size)) {
      await visit(scene, gallery).catch((error: unknown) => {
        gallery.problems.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
      report(`${scene.name}: ${gallery.problems.length} problems so far`);
    }
    await gallery.save("gallery");
    for (const problem of gallery.problems) report(problem);
    expect(gallery.problems).toEqual([]);
    expect(gallery.judged).toBeGreaterThanOrEqual(size * gallery.viewsPerPanel);
    return `${size} scenes, ${gallery.judged} views, nothing cut`;
  },
);

/** Plays a scene and judges each panel that looks different in it. */
async function visit(scene: PanelScene, gallery: Gallery): Promise<void> {
  const folder = await temporaryFolder();
  const start = Math.floor((Date.now() - (scene.hoursAgo ?? 1) * 3_600_000) / 1000) * 1000;
  if (scene.play === undefined) {
    await gallery.judge(scene, folder);
    return;
  }
  await using game = await launchGame({ folder, seed, start, dialect: "live", keep: true });
  await scene.play(game);
  await gallery.judge(scene, folder);
}
