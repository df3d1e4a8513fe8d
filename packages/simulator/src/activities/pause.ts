import { drawDurationMs } from "../chance/drawDurationMs.ts";
import type { GameSession } from "../session/GameSession.ts";
import { wait } from "../session/time.ts";

/**
 * Waits for a drawn number of seconds, known to `begin` before. Where `next` names the kind of the line after it, dialect `live` draws from
 * how long real players take from the last line to it; otherwise shorter pauses are more likely.
 */
export function pause(
  session: GameSession,
  leastS: number,
  mostS: number,
  begin?: (forMs: number) => void,
  next?: string,
): void {
  const { chance } = session.world;
  const part = chance.next() * chance.next();
  const forMs = learnedMs(session, next) ?? Math.round((leastS + part * (mostS - leastS)) * 1000);
  begin?.(forMs);
  wait(session, forMs);
}

/** Draws how long a player takes to a line of a kind; undefined without a table for it. */
function learnedMs({ world, written }: GameSession, next: string | undefined): number | undefined {
  const { live, lastKind, lastMs } = written;
  const counts = next === undefined ? undefined : live?.habits.gaps[`${lastKind} ${next}`];
  if (live === undefined || counts === undefined) return undefined;
  // Some of it has passed since the last line.
  return Math.max(0, drawDurationMs(live.rhythm, counts) - (world.timeMs - lastMs));
}
