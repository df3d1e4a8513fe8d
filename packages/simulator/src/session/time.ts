import { progressGoal, standingOf } from "../commander/communityGoals.ts";
import { burnFuel } from "../ship/fuel.ts";
import { happen, record } from "./happen.ts";
import { breathe } from "./breathe.ts";
import type { State } from "./states.ts";
import { moveOver } from "./Surface.ts";
import { vesselOf, type World } from "./World.ts";

/** The model steps when the clock reads a whole multiple of this, and Status is then written ("every few seconds"). */
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
    const elapsedMs = nextStepMs(world, endMs) - world.timeMs;
    world.timeMs += elapsedMs;
    burn(world, elapsedMs);
    if (isObserved(world)) {
      evolve(world, elapsedMs / 1000);
      if (isStatusDue(world)) record(world, undefined);
    }
    world.live?.catchUp(world, world.timeMs, record);
    if (world.timeMs === world.nextGoalsMs && inWorld(world.state)) retrieveGoals(world);
  }
}

/** Whether anybody sees how the model moves between events; nothing an event tells depends on it. */
function isObserved({ showsStatus, keepsLog, live }: World): boolean {
  return showsStatus || keepsLog || live !== undefined;
}

function nextStepMs(world: World, endMs: number): number {
  const { timeMs, nextGoalsMs } = world;
  const nearestMs = nextGoalsMs > timeMs && nextGoalsMs < endMs ? nextGoalsMs : endMs;
  if (!isObserved(world)) return nearestMs;
  const step = finelyStepped.includes(world.state) ? fineStepMs : stepMs;
  const dueMs = world.live?.dueMs ?? Number.POSITIVE_INFINITY;
  return Math.min(nearestMs, dueMs, (Math.floor(timeMs / step) + 1) * step);
}

function burn(world: World, elapsedMs: number): void {
  if (!burning.includes(world.state)) return;
  const vessel = vesselOf(world);
  if (!burnFuel(vessel, elapsedMs) || !isObserved(world)) return;
  happen(world, "replenishReservoir", { fuelMainT: vessel.fuelMainT });
  record(world, undefined);
}

function isStatusDue({ lastPosition, timeMs, surface, state }: World): boolean {
  if (timeMs % stepMs === 0) return true;
  if (surface === undefined) return false;
  const threshold = state === "srv" ? updateDeg.srv : updateDeg.flying;
  return (
    Math.abs(surface.latitude - lastPosition.latitude) >= threshold ||
    Math.abs(surface.longitude - lastPosition.longitude) >= threshold
  );
}

/** Moves what only Status and the log show: heat, place, breath. */
function evolve(world: World, seconds: number): void {
  const { state, surface, controls } = world;
  if (!inWorld(state)) return;
  const vessel = vesselOf(world);
  // Heat goes to where it is drawn, a tenth of the way each second.
  vessel.heatPercent += (controls.heatTargetPercent - vessel.heatPercent) * Math.min(1, seconds * 0.1);
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
  const text = commander.goals.map((goal) => standingOf(goal, timeMs)).join("; ");
  const hasChanged = text !== world.goalsWritten;
  world.goalsWritten = text;
  happen(world, "retrieveGoals", { text, hasChanged });
}
