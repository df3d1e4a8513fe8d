import { defaultDialect, type WriteStep } from "@shipslog/contract";
import { damageSession, faults, type FaultAnswer } from "@shipslog/faults";
import { executeSteps, joinAppends, JournalWriter, plan, type PlanOptions } from "@shipslog/journal";
import { createChance } from "@shipslog/simulator";
import { separateFileOptions, type FileOptions } from "./fileOptions.ts";
import { loadObserved } from "./loadObserved.ts";
import { momentsOf, type EventsOptions } from "./simulateEvents.ts";

/** A session to write: simulated by a scenario, or directed by steps, with or without faults. */
export interface SessionOptions extends EventsOptions, FileOptions {
  /** The share of places to damage, by name of fault, from 0 to 1. */
  readonly faults?: Readonly<Record<string, number>>;
  /** Which contents of companion files to write; by default only the last, unless a fault damages them. */
  readonly companions?: PlanOptions["companions"];
}

/** What was written. */
export interface WrittenFiles {
  /** The names of the journals, the newest last. */
  readonly journals: readonly string[];
  readonly lines: number;
  /** The faults that have struck, with the findings that a check must report. */
  readonly answers: readonly FaultAnswer[];
}

const lineFeed = 10;

/** Simulates a whole session and writes its folder at once. The same options write the same bytes. */
export async function writeSession(folder: string, options: SessionOptions = {}): Promise<WrittenFiles> {
  const { files, others } = separateFileOptions(options);
  const { faults: rates = {}, companions = damageCompanions(rates) ? "every" : "last", ...given } = others;
  const session = { ...(await loadObserved(given.steps ?? [])), ...given };
  const { dialect = defaultDialect, seed = 1 } = session;
  const damaged = damageSession(momentsOf(session), {
    rates,
    dialect,
    plan: (moments) => plan(moments, { ...files, dialect, companions }),
    randomFor(stream) {
      const chance = createChance(seed).fork("faults", stream);
      return () => chance.next();
    },
  });
  const writer = new JournalWriter(folder);
  const written: { journals: string[]; lines: number } = { journals: [], lines: 0 };
  try {
    await executeSteps(joinAppends(damaged.steps), { writer, speed: "max", onStep: (step) => count(step, written) });
  } finally {
    await writer.close();
  }
  return { ...written, answers: damaged.answers() };
}

function damageCompanions(rates: Readonly<Record<string, number>>): boolean {
  return faults.some(({ name, damagesCompanions }) => damagesCompanions === true && name in rates);
}

function count(step: WriteStep, written: { readonly journals: string[]; lines: number }): void {
  if (step.type === "open") written.journals.push(step.file);
  if (step.type !== "append") return;
  for (let at = step.bytes.indexOf(lineFeed); at !== -1; at = step.bytes.indexOf(lineFeed, at + 1)) written.lines++;
}
