/**
 * What the pilot is doing, as Now derives it: over real journals, where every kind of line that only one activity writes must be told
 * in it, and in situations that the director plays.
 */
import { basename } from "node:path";
import { launchGame, type Game } from "@shipslog/testing";
import { parseLine } from "@shipslog/contract/text";
import { expect, it } from "vitest";
import { corpusFiles, corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { readJournal } from "@shipslog/journal";
import { unknownState, type CockpitState } from "../src/state/CockpitState.ts";
import { pilotActivityOf } from "../src/state/derived/pilotActivity.ts";
import { fold } from "../src/state/fold.ts";
import { pilotActivities, type PilotActivity } from "../src/state/observed/doing.ts";
import { linesOf } from "./helpers/playedEvenings.ts";

/** Lines that are written in one activity only, whatever Status says. */
const proofs: Readonly<Record<string, PilotActivity>> = {
  FSDJump: "jump",
  FSSAllBodiesFound: "scan",
  SAAScanComplete: "scan",
  Bounty: "fight",
  FactionKillBond: "fight",
  ProspectedAsteroid: "mine",
  MiningRefined: "mine",
  MarketBuy: "trade",
  MarketSell: "trade",
  ScanOrganic: "sample",
  DockingGranted: "dock",
  LaunchSRV: "drive",
};

longTest(
  {
    claim:
      "Over real journals every activity occurs, at least 98 % of the lines that only one activity writes are told in it, and the activity changes at most once in ten lines.",
    size: { check: 40, full: 1035, of: "real journals" },
    needs: [corpusFolder],
  },
  ({ size, report }) => {
    const files = corpusFiles({ archives: ["more", "old", "journals"], everyNthFile: 1 });
    const step = Math.max(1, Math.floor(files.length / size));
    const shares = new Map<string, number>();
    const proven = { right: 0, all: 0 };
    const wrong = new Map<string, number>();
    let lines = 0;
    let changes = 0;
    for (const file of files.filter((_, at) => at % step === 0)) {
      let state: CockpitState = unknownState;
      let before: string | undefined;
      for (const [at, raw] of linesOf(file).entries()) {
        const parsed = parseLine(raw);
        if (!parsed.ok) continue;
        const { kind, event } = parsed;
        const position = { file: basename(file.path), offset: at, line: at + 1, generation: 0 };
        state = fold(state, { type: "event", kind, event, raw, byteLength: raw.length, position }, 0);
        const activity = pilotActivityOf(state) ?? "none";
        shares.set(activity, (shares.get(activity) ?? 0) + 1);
        lines += 1;
        changes += activity === before ? 0 : 1;
        before = activity;
        const expected = proofs[kind];
        if (expected === undefined || activity === "none") continue;
        proven.all += 1;
        if (activity === expected) proven.right += 1;
        else wrong.set(`${kind} in ${activity}`, (wrong.get(`${kind} in ${activity}`) ?? 0) + 1);
      }
    }
    for (const [activity, count] of [...shares].toSorted((a, b) => b[1] - a[1])) {
      report(`${activity}: ${((100 * count) / lines).toFixed(1)} % of the lines`);
    }
    for (const [what, count] of [...wrong].toSorted((a, b) => b[1] - a[1])) report(`${what}: ${count}`);
    if (size > 100) expect(pilotActivities.filter((activity) => !shares.has(activity))).toEqual([]);
    expect(proven.right / proven.all).toBeGreaterThan(0.98);
    expect(changes / lines).toBeLessThan(0.1);
    return `${lines} lines, ${changes} changes, ${proven.right} of ${proven.all} lines of one activity told in it`;
  },
);

/** What the player does, and what Now should say of it. */
const situations: readonly (readonly [string, PilotActivity, (game: Game) => Promise<unknown>])[] = [
  ["docked", "dock", (game) => game.do("dock")],
  ["in supercruise", "jump", (game) => game.do("supercruise")],
  ["after a scan", "scan", (game) => game.do("scan")],
  ["over a planet", "land", (game) => game.do("approach")],
  ["landed", "land", (game) => game.do("land")],
  ["in the SRV", "drive", (game) => game.do("deploySrv")],
  ["on foot", "walk", (game) => game.do("disembark", { in: "planet" })],
  ["at a plant", "sample", (game) => game.do("sampleOrganism")],
  ["at a market", "trade", (game) => game.do("buyCargo")],
  ["under fire", "fight", (game) => game.do("takeDamage", { to: "hull" })],
];

it.each(situations)("%s a pilot's activity is %s", async (_name, expected, play) => {
  await using game = await launchGame({ seed: 7, dialect: "live" });
  await play(game);
  let state: CockpitState = unknownState;
  for await (const entry of readJournal(game.folder)) state = fold(state, entry, 0);
  expect(pilotActivityOf(state)).toBe(expected);
  // With Status.json it is the same.
  const flight = { ...state.flight, status: game.status };
  expect(pilotActivityOf({ ...state, flight })).toBe(expected);
});
