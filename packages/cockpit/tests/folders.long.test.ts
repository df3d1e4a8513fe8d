/**
 * Every panel over folders of real journals, each cut in the middle of what its player did most, and over simulated situations. Pictures
 * to look at are under `node_modules/.cache/shipslog/folders`.
 */
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { launchGame } from "@shipslog/testing";
import { peekEventName } from "@shipslog/contract/text";
import { expect, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { corpusFiles, corpusFolder, type CorpusArchive } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { panels } from "../page/shell/panels.ts";
import { temporaryFolder } from "./helpers/cockpit.ts";
import { Gallery, type GallerySize } from "./helpers/gallery/Gallery.ts";
import { panelScenes } from "./helpers/gallery/panelScenes.ts";
import { linesOf } from "./helpers/playedEvenings.ts";

const sizes: readonly GallerySize[] = [
  { width: 390, height: 844, pictured: "dark" },
  { width: 820, height: 1180, pictured: "light" },
  { width: 1280, height: 800, pictured: "dark" },
  { width: 1920, height: 1080, pictured: "light" },
];

/** A real journal: the one with the most lines of a kind. It ends at one of them, two thirds through. */
interface RealFolder {
  readonly name: string;
  readonly most: string;
  readonly archive?: CorpusArchive;
  /** Words of the header, such as the language of the game. */
  readonly header?: string;
}

const realFolders: readonly RealFolder[] = [
  { name: "a French player who samples life", most: "ScanOrganic", header: "French" },
  { name: "a stack of missions", most: "MissionAccepted" },
  { name: "a French miner", most: "MiningRefined", header: "French" },
  { name: "an explorer", most: "FSDJump" },
  { name: "a scanner of bodies", most: "Scan" },
  { name: "a player who samples life", most: "ScanOrganic" },
  { name: "a miner", most: "ProspectedAsteroid" },
  { name: "a bounty hunter", most: "Bounty" },
  { name: "a French bounty hunter", most: "Bounty", header: "French" },
  { name: "a soldier", most: "FactionKillBond" },
  { name: "a trader", most: "MarketSell" },
  { name: "a builder", most: "ColonisationConstructionDepot" },
  { name: "an engineer", most: "EngineerCraft" },
  { name: "aboard a carrier", most: "CarrierJump" },
  { name: "an explorer of an earlier game", most: "FSDJump", archive: "old" },
];

/** Situations with Status.json, which no folder of real journals has. */
const situations = ["trading", "a plotted route", "in the SRV", "on foot", "in a fight", "sampling life"];

const seed = 7;
const allPanels = panels.map(({ id }) => id);

longTest(
  {
    claim:
      "Over real journals, in English and in French, and in simulated situations every panel fits its window, dark and light, at 390, 820, 1280 and 1920 pixels: nothing is cut, empty or over something else, and no name or value that is meant for programs is shown.",
    size: { check: 1, full: realFolders.length + situations.length, of: "folders" },
    needs: [corpusFolder],
  },
  async ({ size, report }) => {
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const gallery = new Gallery(browser, sizes);
    for (const real of realFolders.slice(0, size)) {
      await gallery.judge({ name: real.name, panels: allPanels }, await folderOf(real));
      report(`${real.name}: ${gallery.problems.length} problems so far`);
    }
    for (const name of situations.slice(0, Math.max(0, size - realFolders.length))) {
      await judgeSituation(name, gallery);
      report(`${name}: ${gallery.problems.length} problems so far`);
    }
    await gallery.save("folders");
    for (const problem of gallery.problems) report(problem);
    expect(gallery.problems).toEqual([]);
    expect(gallery.judged).toBe(size * allPanels.length * gallery.viewsPerPanel);
    return `${size} folders, ${gallery.judged} views, nothing wrong`;
  },
);

/** Writes a part of a real journal into a folder of its own. */
async function folderOf({ most, archive, header = "" }: RealFolder): Promise<string> {
  const files = corpusFiles({ archives: archive === undefined ? ["journals", "more"] : [archive], everyNthFile: 1 });
  const played = files
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines[0]?.includes(header) === true)
    .map(({ file, lines }) => ({
      file,
      lines,
      at: [...lines.keys()].filter((at) => peekEventName(lines[at] ?? "") === most),
    }))
    .toSorted((a, b) => b.at.length - a.at.length)[0];
  const last = played?.at[Math.floor((played.at.length * 2) / 3)];
  if (played === undefined || last === undefined) throw new Error(`no journal has ${most}`);
  const folder = await temporaryFolder();
  await writeFile(join(folder, basename(played.file.path)), `${played.lines.slice(0, last + 1).join("\r\n")}\r\n`);
  return folder;
}

async function judgeSituation(name: string, gallery: Gallery): Promise<void> {
  const scene = panelScenes.find((each) => each.name === name);
  if (scene?.play === undefined) throw new Error(`no scene is named ${name}`);
  const folder = await temporaryFolder();
  const start = Math.floor((Date.now() - 3_600_000) / 1000) * 1000;
  await using game = await launchGame({ folder, seed, start, dialect: "live", keep: true });
  await scene.play(game);
  await gallery.judge({ name, panels: allPanels }, folder);
}
