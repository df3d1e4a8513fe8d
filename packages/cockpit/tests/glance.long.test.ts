/**
 * The six questions of a pilot on the first screen of Now: what now, where to, what is it worth, what can go wrong, what did I earn, what
 * is left. Pictures are under `node_modules/.cache/shipslog/glance`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launchGame, type Game } from "@shipslog/testing";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { launchBrowser } from "../../../tests/helpers/browser/launchBrowser.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { cacheFolder } from "../../../tools/workspace.ts";
import { openPage, waitForPlace } from "./helpers/openPage.ts";
import { showFolder } from "./helpers/showFolder.ts";

/** Where a question is answered: the name of a card, and the text that must be seen in it. */
type Answer = readonly [card: string, words: string | RegExp];

/** An activity, and what the first screen must say of it. */
interface Glance {
  readonly activity: string;
  readonly ship?: "miner";
  readonly play: (game: Game) => Promise<unknown>;
  /** The answers that depend on the activity, from what the game wrote. */
  readonly answers: (
    game: Game,
  ) => Readonly<Record<"what now" | "where to" | "what is it worth" | "what is left", Answer>>;
}

const windows = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const seed = 7;
const credits = /\d[\d.,]* (?:k |M |B )?Cr/;
const destination = (game: Game) => game.written("MissionAccepted").at(-1)?.DestinationStation ?? "no mission";
const capacity = (game: Game) => game.written("Loadout").at(-1)?.CargoCapacity ?? 0;

const endOfRoute = (game: Game) =>
  game
    .written("NavRoute")
    .findLast(({ Route }) => Route !== undefined)
    ?.Route?.at(-1)?.StarSystem ?? "";

/** A mission that pays 2.5 million. */
const mission = {
  event: "MissionAccepted",
  Faction: "Sol Workers' Party",
  Name: "Mission_Courier",
  LocalisedName: "Courier Job Available",
  TargetFaction: "Mother Gaia",
  DestinationStation: "Galileo",
  Expiry: "2040-01-01T00:00:00Z",
  Wing: false,
  Influence: "++",
  Reputation: "++",
  Reward: 2_500_000,
  MissionID: 1_043_936_000,
} as const;

const glances: readonly Glance[] = [
  {
    activity: "jump",
    play: async (game) => {
      await game.do("plotRoute", { jumps: 4 });
      await game.write({ ...mission, DestinationSystem: endOfRoute(game) });
      await game.do("jump", { to: "next" });
    },
    answers: (game) => ({
      "what now": ["What now", "Supercruise"],
      "where to": ["Where to", endOfRoute(game)],
      "what is it worth": ["Where to", "1 mission, 2.5 M Cr"],
      "what is left": ["Left", /\b3 jumps/],
    }),
  },
  {
    activity: "scan",
    play: async (game) => {
      await game.do("takeMission", { kind: "courier" });
      await game.do("scan");
    },
    answers: () => ({
      "what now": ["What now", "Surveying"],
      "where to": ["Where to", /\+\d.* Cr, [\d,]+ ls/],
      "what is it worth": ["Worth a visit", credits],
      "what is left": ["What now", /(\d+) of \d+ bodies/],
    }),
  },
  {
    activity: "sample",
    play: async (game) => {
      await game.do("takeMission", { kind: "courier" });
      await game.do("sampleOrganism", { count: 2 });
    },
    answers: (game) => ({
      "what now": ["What now", "Sampling life"],
      // How far the other samples are is known to a cockpit that was open when they were taken (exobiology.test.ts).
      "where to": ["Where to", "Sample 3 of 3"],
      "what is it worth": ["Life here", /\d k|\d M/],
      "what is left": ["Life here", game.written("ScanOrganic").at(-1)?.Species_Localised ?? ""],
    }),
  },
  {
    activity: "fight",
    play: async (game) => {
      await game.do("takeMission", { kind: "massacre", count: 9 });
      // A fight that is won ends in supercruise. This one goes on.
      await game.do("fight", { at: "resourceSite" });
      await game.do("takeDamage", { to: "shields" });
    },
    answers: (game) => ({
      "what now": ["What now", "Fighting"],
      "where to": ["Where to", destination(game)],
      "what is it worth": ["Pirates", /k Cr to earn/],
      "what is left": ["Pirates", /\d kills to the next payout/],
    }),
  },
  {
    activity: "mine",
    ship: "miner",
    play: async (game) => {
      await game.do("takeMission", { kind: "courier" });
      await game.do("buyCargo", { count: 1 });
      await game.do("mine", { count: 3 });
    },
    answers: (game) => ({
      "what now": ["What now", "Mining"],
      "where to": ["Where to", destination(game)],
      "what is it worth": ["Hold", /about .* Cr at prices you saw/],
      "what is left": ["What now", `${capacity(game) - (game.written("Cargo").at(-1)?.Count ?? 0)}`],
    }),
  },
  {
    activity: "trade",
    play: async (game) => {
      await game.do("takeMission", { kind: "delivery" });
      await game.do("buyCargo", { count: 4 });
    },
    answers: (game) => ({
      "what now": ["What now", "Trading"],
      "where to": ["Where to", destination(game)],
      "what is it worth": ["Hold", /about .* Cr at prices you saw/],
      "what is left": ["What now", `of ${capacity(game)} t`],
    }),
  },
];

/** The answers that stay. */
const steady: Readonly<Record<string, Answer>> = {
  "what can go wrong": ["Next alarm", /Nothing in sight|A mission ends in|at \d|down|Very hot/],
  "what did I earn": ["This session", /\d/],
};

longTest(
  {
    claim:
      "In six activities the first screen of Now answers the six questions of a pilot without scrolling, in windows of 1280 x 800 and 1920 x 1080: what now, where to, what is it worth, what can go wrong, what did I earn, what is left.",
    size: { check: glances.length, full: glances.length, of: "activities" },
  },
  async ({ size, report }) => {
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const pictures = join(cacheFolder, "glance");
    await mkdir(pictures, { recursive: true });
    const unanswered: string[] = [];
    for (const { activity, ship, play, answers } of glances.slice(0, size)) {
      const start = Math.floor((Date.now() - 3_600_000) / 1000) * 1000;
      const setup = ship === undefined ? {} : { ship };
      await using game = await launchGame({ seed, start, dialect: "live", ...setup });
      await play(game);
      await using cockpit = await showFolder(game.folder);
      const { page, problems, close } = await openPage(browser, cockpit.urls[0] ?? "", { reducedMotion: "reduce" });
      await waitForPlace(page);
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(150);
        for (const [question, answer] of Object.entries({ ...answers(game), ...steady })) {
          const seen = await seenIn(page, answer[0]);
          const isAnswered = typeof answer[1] === "string" ? seen.includes(answer[1]) : answer[1].test(seen);
          if (!isAnswered) unanswered.push(`${activity}, ${viewport.width}: ${question}: ${answer.join(" ")}: ${seen}`);
        }
        await writeFile(join(pictures, `${activity}-${viewport.width}.png`), await page.screenshot());
      }
      expect(problems).toEqual([]);
      await close();
      report(`${activity}: ${unanswered.length} questions without an answer so far`);
    }
    expect(unanswered.join("\n")).toBe("");
    return `${size} activities, ${windows.length} windows, 6 questions each, every answer in the window`;
  },
);

/** The text of a card of Now, as far as it lies in the window. */
function seenIn(page: Page, card: string): Promise<string> {
  return page.evaluate((name) => {
    const region = [...document.querySelectorAll("#panel-now section")].find((each) => each.ariaLabel === name);
    if (region === undefined) return "";
    const panel = document.querySelector("#panel-now")?.getBoundingClientRect();
    const bottom = Math.min(innerHeight, panel?.bottom ?? 0);
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.height > 0 && box.top >= 0 && box.bottom <= bottom) seen.push(node.textContent ?? "");
    }
    return seen.join(" ").replaceAll(/\s+/g, " ");
  }, card);
}
