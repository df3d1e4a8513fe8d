import { currentGoals } from "../events/CommunityGoal.ts";
import { progressGoal } from "../commander/communityGoals.ts";
import { burnFuel } from "../ship/fuel.ts";
import { happen, record } from "./happen.ts";
import { breathe } from "./breathe.ts";
import type { State } from "./states.ts";
import { moveOver } from "./Surface.ts";
import { vesselOf, type World } from "./World.ts";

/** The model's step, and the longest time Status stays as it is ("every few seconds"). */
const stepMs = 5000;
/** The step near the ground, where a second's way may exceed the threshold of an update. */
const fineStepMs = 1000;

/** Degrees of latitude or longitude that bring about an update (specification, Limits). */
const updateDeg = { flying: 0.02, srv: 0.0005 };

const finelyStepped: readonly State[] = ["orbitalCruise", "glide", "planetFlight", "srv"];
const burning: readonly State[] = ["normalSpace", "supercruise", "orbitalCruise", "glide", "planetFlight", "fighter"];
const inWorld = (state: State): boolean => state !== "mainMenu" && state !== "startUp" && state !== "ended";

/** How often the game asks the server about community goals. */
const goalsEveryMs = 600_000;

/** Lets time pass: the model moves in steps, Status follows it. */
export function wait(world: World, durationMs: number): void {
  const endMs = world.timeMs + Math.round(durationMs);
  while (world.timeMs < endMs) {
    const step = finelyStepped.includes(world.state) ? fineStepMs : stepMs;
    const elapsedMs = Math.min(step, endMs - world.timeMs);
    world.timeMs += elapsedMs;
    evolve(world, elapsedMs / 1000);
    if (isStatusDue(world)) record(world, undefined);
    if (world.timeMs >= world.nextGoalsMs && inWorld(world.state)) retrieveGoals(world);
  }
}

function isStatusDue({ lastStatus, timeMs, surface, state }: World): boolean {
  if (timeMs - lastStatus.timeMs >= stepMs) return true;
  if (surface === undefined) return false;
  const threshold = state === "srv" ? updateDeg.srv : updateDeg.flying;
  return (
    Math.abs(surface.latitude - lastStatus.latitude) >= threshold ||
    Math.abs(surface.longitude - lastStatus.longitude) >= threshold
  );
}

function evolve(world: World, seconds: number): void {
  const { state, surface, controls } = world;
  if (!inWorld(state)) return;
  const vessel = vesselOf(world);
  // Heat goes to where it is drawn, a tenth of the way each second.
  vessel.heatPercent += (controls.heatTargetPercent - vessel.heatPercent) * Math.min(1, seconds * 0.1);
  if (burning.includes(state) && burnFuel(vessel, seconds)) {
    happen(world, "replenishReservoir", { fuelMainT: vessel.fuelMainT });
  }
  if (surface !== undefined) moveOver(surface, seconds);
  if (state === "srv") world.srv.fuelT = Math.max(0, world.srv.fuelT - seconds * 0.00012);
  if (state === "onFoot") breathe(world, seconds);
}

/** Asks the server about community goals; only an answer that differs is written. */
export function retrieveGoals(world: World): void {
  const { commander, chance, timeMs } = world;
  world.nextGoalsMs = timeMs + goalsEveryMs;
  if (commander.goals.length === 0) return;
  for (const goal of commander.goals) progressGoal(goal, chance, timeMs, goalsEveryMs);
  const text = JSON.stringify(currentGoals(commander.goals, timeMs));
  const hasChanged = text !== world.goalsWritten;
  world.goalsWritten = text;
  happen(world, "retrieveGoals", { text, hasChanged });
}
