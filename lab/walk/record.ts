/** Tries every command and records how it ends: node --conditions=@shipslog/source lab/walk/record.ts [COMMAND] */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.ts";
import { pagePath, printExitCodesPage } from "./page.ts";
import { makePlace } from "./place.ts";
import { readOutcomes, recordPath } from "./readOutcomes.ts";
import { walkTrials } from "./trials.ts";
import { tryInSituation, type CommandOutcome } from "./tryInSituation.ts";

const [, , wanted] = process.argv;
const recorded = readOutcomes();
const found: Record<string, Record<string, CommandOutcome>> = {};
const place = await makePlace();
try {
  for (const { walk, situation } of walkTrials) {
    const { command } = walk;
    const before = recorded[command]?.[situation.name];
    const isTried = wanted === undefined || command === wanted || before === undefined;
    const outcome = isTried ? await tryInSituation(walk, situation, place.path) : before;
    (found[command] ??= {})[situation.name] = outcome;
    if (isTried) console.log(`${command}, ${situation.name}: ${outcome.code} ${outcome.message}`);
  }
} finally {
  place.remove();
}
writeFileSync(join(root, recordPath), `${JSON.stringify(found, null, 2)}\n`);
writeFileSync(join(root, pagePath), printExitCodesPage(found));
