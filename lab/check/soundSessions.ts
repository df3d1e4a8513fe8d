/** Sound simulated sessions for proofs that damage them, with where each rule decides in them. */
import type { Dialect } from "@shipslog/contract";
import { rules, type Checkable } from "@shipslog/check";
import { simulate, scenarioNames } from "@shipslog/simulator";
import { SessionPass } from "../../packages/check/src/engine/SessionPass.ts";
import { resolveRules } from "../../packages/check/src/configuration/resolveRules.ts";
import { entriesOfPieces, recordMoments, type Piece } from "./recording.ts";

/** How a rule answered to one entry. */
export interface Answers {
  held: number;
  undecided: number;
}

/** A sound session: what was written, the entries of it, and the answers of each rule by index of the entry. */
export interface Base {
  readonly pieces: readonly Piece[];
  readonly entries: readonly Checkable[];
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, Answers>>;
}

const startMs = Date.UTC(2026, 4, 1);
const hourMs = 3_600_000;
/** Status.json is looked at this seldom, so that a session has about as many looks as lines. */
const everyNthStatus = 40;

function thinned(pieces: readonly Piece[]): readonly Piece[] {
  let looks = 0;
  return pieces.filter(({ file }) => file !== "Status.json" || looks++ % everyNthStatus === 0);
}

/** Answers of each rule to each entry of a sound session. */
function answersOf(entries: readonly Checkable[], dialect: Dialect): Base["answers"] {
  const indexes = new Map(entries.map((entry, index) => [entry, index]));
  const answers = new Map<string, Map<number, Answers>>();
  const pass = new SessionPass(resolveRules(rules, { dialect }), (rule, entry, verdict) => {
    const index = indexes.get(entry) ?? -1;
    const byIndex = answers.get(rule) ?? new Map<number, Answers>();
    const answer = byIndex.get(index) ?? { held: 0, undecided: 0 };
    if (verdict === "undecided") answer.undecided++;
    else answer.held++;
    answers.set(rule, byIndex.set(index, answer));
  });
  for (const entry of entries) pass.push(entry);
  pass.end();
  return answers;
}

/** Plays every scenario under each seed; every second session is short of lines per file, so that it has parts. */
export function simulateBases(seeds: readonly number[], hours: number, dialect: Dialect): readonly Base[] {
  return seeds.flatMap((seed) =>
    scenarioNames.map((scenario, index): Base => {
      const moments = simulate({ seed, scenario, dialect, start: startMs, durationMs: hours * hourMs });
      const pieces = thinned(recordMoments(moments, dialect, (seed + index) % 2 === 0 ? 25 : undefined));
      const entries = entriesOfPieces(pieces);
      return { pieces, entries, answers: answersOf(entries, dialect) };
    }),
  );
}
