/** A game of `@shipslog/testing` that is directed, broken and restarted, until its time is over. */
import { writeFileSync } from "node:fs";
import { launchGame, StepRefusedError, type Game } from "@shipslog/testing";
import type { Step } from "@shipslog/simulator";
import { drawSteps, parseWords } from "./writing.ts";

/** The faults of the game, in turn: each strikes one line. */
const faults = ["half-line", "wrong-type", "nul-bytes", "required-field-missing", "nan-number"] as const;

const { out, answers, start, seed, speed, seconds } = parseWords();
const game = await launchGame({ folder: out, start: Date.parse(start), seed, speed, dialect: "spec" });
let asked = 0;
for (const steps of drawSteps(seed, seconds)) {
  // The next fault is asked for when the last has struck.
  if (game.answers.length === asked) await game.break(faults[asked++ % faults.length] ?? faults[0]);
  for (const step of steps) await tryStep(game, step);
  if (game.state.place === "ended") await game.restart();
}
await game.close();
writeFileSync(answers, game.answers.map((answer) => `${JSON.stringify(answer)}\n`).join(""));

/** Carries out a step; the game may refuse it. */
async function tryStep(on: Game, { do: name, ...fields }: Step): Promise<void> {
  try {
    await on.do(name, fields);
  } catch (error) {
    if (!(error instanceof StepRefusedError || error instanceof TypeError)) throw error;
  }
}
