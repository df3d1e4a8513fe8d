import type { CockpitState } from "../../src/state/CockpitState.ts";
import { incomeSources, type IncomeSource } from "@shipslog/contract/evening";

/** What the session has brought so far. */
export interface SessionPace {
  /** From the first line of the session to now; undefined before the first line. */
  readonly playedMs: number | undefined;
  /** Credits earned; bounties and bonds count when they are awarded. */
  readonly credits: number;
  /** Undefined in the first five minutes, when it would say nothing. */
  readonly creditsPerHour: number | undefined;
  /** The sources that paid something, the largest first. */
  readonly sources: readonly { readonly source: IncomeSource; readonly credits: number }[];
}

const hourMs = 3_600_000;
const leastMs = 5 * 60_000;

/** Adds up what the session has earned, and how fast. */
export function sessionPaceOf(
  { session, earnings }: Pick<CockpitState, "session" | "earnings">,
  gameTimeMs: number | undefined,
): SessionPace {
  const { startedAtMs, timeMs } = session;
  const endMs = Math.max(timeMs ?? -Infinity, session.isOver ? -Infinity : (gameTimeMs ?? -Infinity));
  const playedMs = startedAtMs === undefined || !Number.isFinite(endMs) ? undefined : Math.max(0, endMs - startedAtMs);
  const sources = incomeSources
    .map((source) => ({ source, credits: earnings[source]?.credits ?? 0 }))
    .filter(({ credits }) => credits !== 0)
    .toSorted((a, b) => b.credits - a.credits);
  const credits = sources.reduce((sum, each) => sum + each.credits, 0);
  const isLong = playedMs !== undefined && playedMs >= leastMs;
  return { playedMs, credits, creditsPerHour: isLong ? (credits / playedMs) * hourMs : undefined, sources };
}
