import { writeFile } from "node:fs/promises";
import type { Answer, Moment } from "@shipslog/contract";
import { AnswerKey, damageSteps, planScarred, stepFaults, type PlanOptions, type WriteStep } from "@shipslog/journal";
import { createChance, damageMoments, momentFaults } from "@shipslog/simulator";
import { EnvironmentError } from "./EnvironmentError.ts";
import { nearest } from "./text/nearest.ts";
import { UsageError } from "./UsageError.ts";

/** How likely each place that offers itself is damaged, by name of fault. */
export type FaultRates = Readonly<Record<string, number>>;

/** Every fault that can be asked for. */
export const faultNames: readonly string[] = [...momentFaults, ...stepFaults].map(({ name }) => name);

/** Reads `NAME:RATE,…`; a UsageError says what is wrong. */
export function parseFaults(text: string): FaultRates {
  return Object.fromEntries(text.split(",").map((each) => parseFault(each.trim())));
}

function parseFault(text: string): readonly [string, number] {
  const [name = "", rate = ""] = text.split(":");
  if (!faultNames.includes(name)) {
    const near = nearest(name, faultNames);
    const hint = near === undefined ? `there are ${faultNames.join(", ")}` : `did you mean ${near}?`;
    throw new UsageError(`there is no fault ${name}; ${hint}`);
  }
  const share = Number(rate);
  if (rate !== "" && share > 0 && share <= 1) return [name, share];
  throw new UsageError(`${text} has no rate; write ${name}:0.01, a share above 0 and up to 1`);
}

/** What is written with faults, and the answers so far. */
export interface Damaged {
  readonly steps: Iterable<WriteStep>;
  answers(): readonly Answer[];
}

/** Plans a session with faults; the same seed gives the same damage. */
export function planDamaged(moments: Iterable<Moment>, files: PlanOptions, rates: FaultRates, seed: number): Damaged {
  const { dialect = "spec" } = files;
  const key = new AnswerKey();
  const chance = createChance(seed).fork("faults", "steps");
  const planned = planScarred(damageMoments(moments, { rates, seed, dialect }), files);
  const steps = key.follow(damageSteps(planned, { rates, draw: () => chance.next(), dialect }));
  return { steps, answers: () => key.answers() };
}

/** Writes the answer key: one line for each damage, in the order it was done. */
export async function writeAnswers(file: string, answers: readonly Answer[]): Promise<void> {
  const lines = answers.map((answer) => `${JSON.stringify(answer)}\n`);
  try {
    await writeFile(file, lines.join(""));
  } catch (cause) {
    throw new EnvironmentError(`the answers cannot be written to ${file}`, { cause });
  }
}
