import type { JsonObject, Moment } from "@shipslog/contract";
import { createChecker } from "@shipslog/check";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { direct } from "@shipslog/simulator";
import { entriesOfPieces, recordMoments } from "../../../../check/tests/helpers/recording.ts";
import { judgedStartMs } from "../sessions.ts";
import { findLines } from "./findLines.ts";
import type { Situation } from "./Situation.ts";

/** What became of a situation that was asked for. */
export interface PlayedSituation {
  /** What is wrong: refused steps, lines that are missing or out of order, and findings of the check. */
  readonly problems: readonly string[];
  readonly events: readonly JsonObject[];
  /** The companion files at the end. */
  readonly companions: Moment["companions"];
}

/** Plays a situation in dialect live, looks for its lines, and checks everything that was written. */
export function playSituation(situation: Pick<Situation, "setup" | "steps" | "writes">, seed: number): PlayedSituation {
  const game = direct({ ...situation.setup, seed, dialect: "live", start: judgedStartMs });
  const outcomes = situation.steps.map((step) => game.do(step));
  const moments = outcomes.flatMap((outcome) => outcome.moments);
  const events = moments.flatMap(({ event }) => (event === undefined ? [] : [event]));
  const refused = outcomes.flatMap((outcome) =>
    outcome.outcome === "refused" ? [`refused: ${outcome.reason} ${outcome.possible}`] : [],
  );
  const { found } = findLines(events, situation.writes, events.length);
  const missing = found === situation.writes.length ? [] : [`not written: ${JSON.stringify(situation.writes[found])}`];
  const checker = createChecker({ dialect: "live", observed: observedDeclarations });
  const entries = entriesOfPieces(recordMoments(moments, "live"));
  const findings = [...entries.flatMap((entry) => checker.push(entry)), ...checker.end()];
  const complaints = findings.map(({ rule, kind = "", pointer, message }) => `${rule} ${kind}${pointer}: ${message}`);
  return { problems: [...refused, ...missing, ...complaints], events, companions: moments.at(-1)?.companions ?? {} };
}

/** The pause between two situations of one folder: long enough that no situation reaches into the next. */
const pauseMs = 7 * 24 * 3_600_000;

/** Plays situations of seed 1 one after the other, each from its own beginning; the game is left at the end of each. */
export function* playInTurn(played: readonly Situation[]): Generator<Moment> {
  for (const [at, { setup, steps }] of played.entries()) {
    const game = direct({ ...setup, seed: 1, dialect: "live", start: judgedStartMs + at * pauseMs });
    for (const step of steps) yield* game.do(step).moments;
    if (game.state.place !== "ended") yield* game.do({ do: "quit" }).moments;
  }
}
