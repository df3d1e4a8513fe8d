import { writeFile } from "node:fs/promises";
import { defaultDialect, type Moment } from "@shipslog/contract";
import { damageSession, faults, type DamagedSession, type FaultAnswer } from "@shipslog/faults";
import { plan, type PlanOptions } from "@shipslog/journal";
import { createChance } from "@shipslog/simulator";
import type { Host } from "../../Host.ts";
import { replaceFile } from "../../replaceFile.ts";
import { suggest } from "../../text/suggest.ts";
import { UsageError } from "../../UsageError.ts";

/** The share of candidates to damage, by name of fault. */
export type FaultRates = Readonly<Record<string, number>>;

/** The name of every fault. */
export const faultNames: readonly string[] = faults.map(({ name }) => name);

/** Whether one of these faults damages companion files, so that every content of them must be written. */
export function damageCompanions(rates: FaultRates): boolean {
  return faults.some(({ name, damagesCompanions }) => damagesCompanions === true && name in rates);
}

/** The names of those faults that damage files, not lines. */
export function faultsInFiles(rates: FaultRates): readonly string[] {
  return faults.flatMap(({ name, sort }) => (sort === "file" && name in rates ? [name] : []));
}

/** Parses `NAME:RATE,…`; throws a UsageError for an unknown name or a wrong rate. */
export function parseFaults(text: string): FaultRates {
  return Object.fromEntries(text.split(",").map((each) => parseFault(each.trim())));
}

function parseFault(text: string): readonly [string, number] {
  const [name = "", rate = ""] = text.split(":");
  if (!faultNames.includes(name)) {
    throw new UsageError(
      `unknown fault ${name}; ${suggest(name, faultNames, `expected one of ${faultNames.join(", ")}`)}`,
    );
  }
  const share = Number(rate);
  if (rate !== "" && share > 0 && share <= 1) return [name, share];
  throw new UsageError(`${text}: expected a rate above 0 and up to 1, as ${name}:0.01`);
}

/** Plans a session with faults; the same seed gives the same damage. */
export function planDamaged(
  moments: Iterable<Moment>,
  files: PlanOptions,
  rates: FaultRates,
  seed: number,
): DamagedSession {
  const { dialect = defaultDialect } = files;
  return damageSession(moments, {
    rates,
    dialect,
    plan: (each) => plan(each, files),
    randomFor(stream) {
      const chance = createChance(seed).fork("faults", stream);
      return () => chance.next();
    },
  });
}

/** Writes the answer key: one JSON line for each damage, in the order of writing. */
export async function writeAnswers(file: string, answers: readonly FaultAnswer[], host: Host): Promise<void> {
  const lines = answers.map((answer) => `${JSON.stringify(answer)}\n`);
  await replaceFile(file, host, (path) => writeFile(path, lines.join("")));
}
