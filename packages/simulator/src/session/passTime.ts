import { isForgotten, progressGoal } from "../commander/communityGoals.ts";
import type { GameSession } from "./GameSession.ts";

/** Lets time pass while nobody plays: the world goes on without the player. */
export function passTime({ world, written: { live } }: GameSession, untilMs: number): void {
  const { timeMs, commander, chance } = world;
  const awayMs = untilMs - timeMs;
  if (awayMs <= 0) return;
  world.timeMs = untilMs;
  if (live !== undefined) live.memory.awayMs += awayMs;
  const kept = commander.goals.filter((goal) => !isForgotten(goal, untilMs));
  commander.goals.splice(0, commander.goals.length, ...kept);
  for (const goal of kept) {
    const lastMs = Math.min(untilMs, goal.expiryMs - 1);
    progressGoal(goal, chance.fork("away", goal.id, untilMs), lastMs, Math.max(0, lastMs - timeMs));
  }
}
