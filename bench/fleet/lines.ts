import type { Entry } from "@shipslog/contract";
import { pseudonymOf } from "@shipslog/fleet";
import { simulateLines } from "../../packages/cli/src/fleet/simulateLines.ts";

/** Commanders who all send the same session: what is measured does not look at who sends. */
export interface Load {
  readonly commanders: readonly string[];
  readonly entries: readonly Entry[];
}

/** Lines of about 1 KB, as those of the sixteen kinds are on average. */
export function makeLoad(commanders: number, linesEach: number): Load {
  const session = { seed: 1, scenario: "grand-tour", dialect: "spec", start: Date.UTC(2026, 0, 1) } as const;
  const lines = simulateLines({ ...session, durationMs: linesEach * 150_000 });
  if (lines.length < linesEach) throw new Error(`${lines.length} lines are too few`);
  return {
    commanders: Array.from({ length: commanders }, (_, at) => pseudonymOf(`commander ${at}`, "bench")),
    entries: lines.slice(0, linesEach).map(({ entry }) => entry),
  };
}
