/** Every command in every situation that a user can bring about ends as docs/exit-codes.md says. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commandTable } from "../packages/cli/src/commandTable.ts";
import { pagePath, printExitCodesPage } from "../lab/walk/page.ts";
import { makePlace, type Place } from "../lab/walk/place.ts";
import { readOutcomes } from "../lab/walk/readOutcomes.ts";
import { walkTrials } from "../lab/walk/trials.ts";
import { tryInSituation } from "../lab/walk/tryInSituation.ts";
import { walks } from "../lab/walk/walks.ts";
import { root } from "../lab/workspace.ts";

// After an intended change: node --conditions=@shipslog/source lab/walk/record.ts
const recorded = readOutcomes();

let place: Place;
beforeAll(async () => {
  place = await makePlace();
});
afterAll(() => place.remove());

it("tries every command", () => {
  const tried = new Set(walks.map(({ command }) => command.split(" ")[0]));
  expect([...commandTable.keys()].filter((name) => !tried.has(name))).toEqual([]);
});

const trials = walkTrials.map((trial) => [trial.walk.command, trial.situation.name, trial] as const);
it.each(trials)("%s: %s", async (command, name, { walk, situation }) => {
  const expected = recorded[command]?.[name];
  expect(expected).toBeDefined();
  // A container may refuse to mount a disk.
  const canTry = situation.how !== "full disk" || !walk.writes || place.hasFullDisk;
  expect(canTry ? await tryInSituation(walk, situation, place.path) : expected).toEqual(expected);
});

it("has its outcomes on the page", () => {
  expect(readFileSync(join(root, pagePath), "utf8")).toBe(printExitCodesPage(recorded));
});
