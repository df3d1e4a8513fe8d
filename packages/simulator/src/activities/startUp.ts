import { expireMissions } from "../commander/missions.ts";
import { happen } from "../session/happen.ts";
import { wait } from "../session/time.ts";
import type { World } from "../session/World.ts";
import { renewGoals } from "./communityGoals.ts";

/** From the main menu into the world, in the order and with the pauses of real starts (format-facts 2). */
export function startUp(world: World): void {
  const { chance, commander } = world;
  wait(world, chance.integer(19, 60) * 1000);
  renewGoals(world);
  happen(world, "load", null);
  wait(world, chance.integer(1, 2) * 1000);
  happen(world, "joinSquadron", { isMember: commander.squadron !== undefined });
  wait(world, chance.integer(7, 10) * 1000);
  expireMissions(commander.missions, world.timeMs);
  happen(world, "enterWorld", { isOnFoot: world.stateToResume === "onFoot" }, world.stateToResume);
  world.nextGoalsMs = world.timeMs + chance.integer(20, 90) * 1000;
}

/** Back to the main menu; the world waits as it is. */
export function quitToMenu(world: World): void {
  world.stateToResume = world.state;
  world.controls.guiFocus = 0;
  happen(world, "quitToMenu", null);
}

/** Leaves the game for good. */
export function exit(world: World): void {
  if (world.state !== "mainMenu") quitToMenu(world);
  wait(world, world.chance.integer(4, 15) * 1000);
  happen(world, "exit", null);
}
