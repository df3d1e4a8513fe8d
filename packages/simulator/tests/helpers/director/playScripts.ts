import { createHash } from "node:crypto";
import type { Dialect, Moment } from "@shipslog/contract";
import { createChecker } from "@shipslog/check";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { direct, type Step, type StepOutcome } from "@shipslog/simulator";
import { entriesOfPieces, recordMoments, type Piece } from "../../../../check/tests/helpers/recording.ts";
import { judgedStartMs } from "../sessions.ts";
import { drawScript } from "./drawScript.ts";

/** How many steps a drawn script has. */
const stepsEach = 10;

/** How many seeds the scripts are played with. */
const seeds = 200;

/** What a drawn script led to. */
export interface PlayedScript {
  readonly done: number;
  readonly refused: number;
  /** Refused steps without a reason or without what would make them possible. */
  readonly unexplained: readonly string[];
  readonly findings: readonly string[];
  /** A hash of everything that was written. */
  readonly digest: string;
}

interface WrittenScript {
  readonly script: readonly Step[];
  readonly outcomes: readonly StepOutcome[];
  readonly pieces: readonly Piece[];
}

function writeDrawn(number: number, dialect: Dialect): WrittenScript {
  const game = direct({ seed: 1 + (number % seeds), dialect, start: judgedStartMs });
  const script = drawScript(number, stepsEach);
  const outcomes = script.map((step) => game.do(step, { observed: observedDeclarations }));
  const moments = outcomes.flatMap((outcome): readonly Moment[] => outcome.moments);
  return { script, outcomes, pieces: recordMoments(moments, dialect) };
}

function digestOf({ pieces }: WrittenScript): string {
  const hash = createHash("sha256");
  for (const { file, raw } of pieces) hash.update(`${file} ${raw}\n`);
  return hash.digest("hex").slice(0, 16);
}

/** The digest of what a drawn script writes, without checking it. */
export function digestDrawn(number: number, dialect: Dialect): string {
  return digestOf(writeDrawn(number, dialect));
}

/** Plays a drawn script in a dialect and checks what was written. */
export function playDrawn(number: number, dialect: Dialect): PlayedScript {
  const written = writeDrawn(number, dialect);
  const { script, outcomes, pieces } = written;
  const checker = createChecker({ dialect, observed: observedDeclarations });
  const found = [...entriesOfPieces(pieces).flatMap((entry) => checker.push(entry)), ...checker.end()];
  const isUnexplained = (outcome: StepOutcome): boolean =>
    outcome.outcome === "refused" && (outcome.reason === "" || outcome.possible === "");
  return {
    done: outcomes.filter(({ outcome }) => outcome === "done").length,
    refused: outcomes.filter(({ outcome }) => outcome === "refused").length,
    unexplained: outcomes.flatMap((outcome, at) => (isUnexplained(outcome) ? [JSON.stringify(script[at])] : [])),
    findings: found.map(({ rule, pointer, received }) => `${number} ${dialect}: ${rule} ${pointer} ${received}`),
    digest: digestOf(written),
  };
}
