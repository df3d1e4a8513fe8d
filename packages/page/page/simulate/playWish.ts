import { writePlay, type PlayedSession, type SessionToPlay } from "../../src/simulate/index.ts";
import { parseScript, scenarios, type Scenario, type ScriptedScenario } from "@shipslog/simulator";
import type { SessionWish } from "./SessionWish.ts";

/** A wish that cannot be played, with the reason in words. */
export class WishError extends Error {
  override readonly name = "WishError";
}

/** Plays a session as `shipslog simulate` does with the same options: the same bytes. */
export async function playWish(
  wish: SessionWish,
  playing: Pick<SessionToPlay, "writer" | "clock" | "signal" | "onProgress">,
): Promise<PlayedSession> {
  const { seed, durationMs, dialect, startMs, speed, faults } = wish;
  return await writePlay({
    ...playing,
    scenario: playedIn(wish),
    seed,
    dialect,
    speed,
    startMs,
    durationMs: wish.script === undefined ? durationMs : Number.POSITIVE_INFINITY,
    ...(Object.keys(faults).length > 0 && { faults }),
  });
}

function playedIn({ title, script }: SessionWish): Scenario | ScriptedScenario {
  if (script === undefined) {
    const found = Object.entries(scenarios).find(([name]) => name === title)?.[1];
    if (found === undefined) throw new WishError(`There is no scenario ${title}.`);
    return found;
  }
  const parsed = parseScript(script);
  if (parsed.ok) return parsed.scenario;
  const problems = parsed.problems.map(({ pointer, message }) => `${pointer || "/"}: ${message}`);
  throw new WishError(`The script is not valid. ${problems.join("; ")}`);
}
