import { createHash } from "node:crypto";
import type { Dialect, Moment } from "@shipslog/contract";
import { createChecker } from "@shipslog/check";
import { direct, type StepOutcome } from "@shipslog/simulator";
import { entriesOfPieces, recordMoments } from "../../check/recording.ts";
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
  readonly speechless: readonly string[];
  readonly findings: readonly string[];
  /** A hash of everything that was written. */
  readonly digest: string;
}

/** Plays a drawn script in a dialect and checks what was written. */
export function playDrawn(number: number, dialect: Dialect): PlayedScript {
  const seed = 1 + (number % seeds);
  const game = direct({ seed, dialect, start: judgedStartMs });
  const script = drawScript(number, stepsEach);
  const moments: Moment[] = [];
  const outcomes = script.map((step) => {
    const outcome = game.do(step);
    moments.push(...outcome.moments);
    return outcome;
  });
  const pieces = recordMoments(moments, dialect);
  const checker = createChecker({ dialect });
  const found = [...entriesOfPieces(pieces).flatMap((entry) => checker.push(entry)), ...checker.end()];
  const isSpeechless = (outcome: StepOutcome): boolean =>
    outcome.outcome === "refused" && (outcome.reason === "" || outcome.possible === "");
  return {
    done: outcomes.filter(({ outcome }) => outcome === "done").length,
    refused: outcomes.filter(({ outcome }) => outcome === "refused").length,
    speechless: outcomes.flatMap((outcome, at) => (isSpeechless(outcome) ? [JSON.stringify(script[at])] : [])),
    findings: found.map(({ rule, pointer, received }) => `${number} ${dialect}: ${rule} ${pointer} ${received}`),
    digest: createHash("sha256")
      .update(pieces.map(({ file, raw }) => `${file} ${raw}\n`).join(""))
      .digest("hex")
      .slice(0, 16),
  };
}
