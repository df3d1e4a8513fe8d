import { drawGoal, isForgotten } from "../commander/communityGoals.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { Activity } from "./Activity.ts";
import { pause } from "./pause.ts";
import { openScreen, closeScreen } from "./screens.ts";

/** Removes a goal that expired long ago and joins another, up to the number the player wants. */
export function renewGoals(world: GameWorld): void {
  const { commander, chance, timeMs } = world;
  const forgotten = commander.goals.findIndex((goal) => isForgotten(goal, timeMs));
  if (forgotten >= 0) commander.goals.splice(forgotten, 1);
  if (commander.goals.length < commander.goalsWanted) {
    const isFirst = commander.goals.length === 0;
    commander.goals.push(drawGoal(chance, timeMs, commander.nextGoalId, commander.home, isFirst));
    commander.nextGoalId += 1;
  }
}

/** Contributes to a community goal in its system. */
export const contribute: Activity = {
  from: ["docked"],
  weight: 1,
  can: ({ commander, system, aboard }) =>
    aboard === "own" && commander.goals.some((goal) => goal.system === system.name),
  run(session) {
    openScreen(session, "StationServices", 15, 60);
    const goal = session.world.commander.goals.find(({ system }) => system === session.world.system.name);
    if (goal !== undefined && session.world.timeMs < goal.expiryMs) {
      const given = Math.floor(goal.bandSize * session.world.chance.between(0.3, 5));
      goal.contribution += given;
      goal.total += given;
    }
    closeScreen(session);
    pause(session, 5, 20);
  },
};
