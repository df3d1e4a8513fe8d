import { goalProgressText, progressGoal } from "../commander/communityGoals.ts";
import { burnFuel } from "../ship/fuel.ts";
import { type GameWorld, currentShip } from "../world/GameWorld.ts";
import { moveOver } from "../world/SurfacePosition.ts";
import type { GameState } from "../world/gameStates.ts";
import type { GameSession } from "./GameSession.ts";
import { applyTransition } from "./applyTransition.ts";
import { catchUp, dueMs } from "./journal.ts";
import { record } from "./record.ts";

/** The model advances and Status is written at whole multiples of this ("every few seconds"). */
const stepMs = 5000;
/** The step near the ground, where one second of travel may exceed the update threshold. */
const fineStepMs = 1000;

/** Degrees of latitude or longitude that trigger an update (specification, Limits). */
const updateDeg = { flying: 0.02, srv: 0.0005 };

const finelyStepped: ReadonlySet<GameState> = new Set(["orbitalCruise", "glide", "planetFlight", "srv"]);
const burning: ReadonlySet<GameState> = new Set([
  "normalSpace",
  "supercruise",
  "orbitalCruise",
  "glide",
  "planetFlight",
  "fighter",
]);
const inWorld = (state: GameState): boolean => state !== "mainMenu" && state !== "startUp" && state !== "ended";

/** How often the game retrieves community goals from the server. */
const goalsEveryMs = 600_000;
/** In dialect `live`, where 35 real lines in 100 hours tell them. */
const liveGoalsEveryMs = 3 * goalsEveryMs;

/** Lets time pass: the model advances in steps and Status follows. Lines that are due in between do not change its steps. */
export function wait(session: GameSession, durationMs: number): void {
  const { world, output } = session;
  const endMs = world.timeMs + Math.round(durationMs);
  const isShown = isObserved(session);
  const showsSteps = output.showsIdleStatus && (output.showsStatus || output.observer !== undefined);
  let burntMs = world.timeMs;
  while (world.timeMs < endMs) {
    const modelMs = nextStepMs(world, endMs, isShown);
    const nextMs = Math.min(modelMs, dueMs(session));
    const elapsedMs = nextMs - world.timeMs;
    world.timeMs = nextMs;
    if (nextMs === modelMs) {
      burn(session, nextMs - burntMs);
      burntMs = nextMs;
    }
    if (isShown) {
      evolve(world, elapsedMs / 1000);
      if (showsSteps && isStatusDue(session)) record(session);
    }
    catchUp(session, world.timeMs);
    failExpired(session);
    if (areGoalsDue(session)) retrieveGoals(session);
  }
}

/** The longest that a player waits for lines. */
const settleMs = 180_000;

/** Waits until the lines that were planned are written, so that the next thing does not come between them; `spec` plans none. */
export function settleLines(session: GameSession): void {
  const endMs = session.world.timeMs + settleMs;
  while (dueMs(session) <= endMs) wait(session, Math.max(1000, dueMs(session) - session.world.timeMs));
}

/** Fails missions with known terms whose deadline has passed; the next start fails the others. */
function failExpired(session: GameSession): void {
  const { commander, timeMs, state } = session.world;
  if (!inWorld(state)) return;
  for (const mission of commander.missions) {
    if (mission.deadlineMs > timeMs || mission.terms === undefined || mission.status !== "Active") continue;
    mission.status = "Failed";
    applyTransition(session, "failMission", { mission: { ...mission } });
    mission.isTold = true;
  }
}

/** In flight, when the ship has just come to a place: real lines about goals stand 5 or 6 s after the music of supercruise or of normal space (134 of 353). */
const goalsAfterMs = { least: 5000, most: 10_000 };
const goalStates: readonly GameState[] = ["supercruise", "normalSpace"];

/** Whether the game asks for the goals now: at the time for it, and in dialect `live` in flight only. */
function areGoalsDue({ world, written }: GameSession): boolean {
  const { timeMs, nextGoalsMs, state, stateSinceMs } = world;
  if (written.live === undefined) return timeMs === nextGoalsMs && inWorld(state);
  const sinceMs = timeMs - stateSinceMs;
  const isNear = sinceMs >= goalsAfterMs.least && sinceMs < goalsAfterMs.most;
  return timeMs >= nextGoalsMs && goalStates.includes(state) && isNear;
}

/** How long a player stays in a place at least: docked, in a new system, on foot. */
const dwellMs = 5000;

/** Waits until the player has been in the current place for a moment, so that Status.json shows it. */
export function dwell(session: GameSession): void {
  const { timeMs, stateSinceMs } = session.world;
  wait(session, Math.max(0, stateSinceMs + dwellMs - timeMs));
}

/** Whether anything shows the model between events; events themselves do not depend on it. */
function isObserved({ written, output }: GameSession): boolean {
  return output.showsStatus || output.observer !== undefined || written.live !== undefined;
}

function nextStepMs({ timeMs, nextGoalsMs, state }: GameWorld, endMs: number, isShown: boolean): number {
  const nearestMs = nextGoalsMs > timeMs && nextGoalsMs < endMs ? nextGoalsMs : endMs;
  if (!isShown) return nearestMs;
  const step = finelyStepped.has(state) ? fineStepMs : stepMs;
  return Math.min(nearestMs, (Math.floor(timeMs / step) + 1) * step);
}

function burn(session: GameSession, elapsedMs: number): void {
  if (!burning.has(session.world.state)) return;
  const vessel = currentShip(session.world);
  if (!burnFuel(vessel, elapsedMs) || !isObserved(session)) return;
  applyTransition(session, "replenishReservoir", { fuelMainT: vessel.fuelMainT });
  record(session);
}

function isStatusDue({ world, written: { position } }: GameSession): boolean {
  const { timeMs, surface, state } = world;
  if (timeMs % stepMs === 0) return true;
  if (surface === undefined) return false;
  const threshold = state === "srv" ? updateDeg.srv : updateDeg.flying;
  return (
    Math.abs(surface.latitude - position.latitude) >= threshold ||
    Math.abs(surface.longitude - position.longitude) >= threshold
  );
}

/** Advances what only Status shows: heat, position, vitals. */
function evolve(world: GameWorld, seconds: number): void {
  const { state, surface, controls } = world;
  if (!inWorld(state)) return;
  const vessel = currentShip(world);
  // Heat approaches its target by a tenth of the difference each second.
  vessel.heatPercent += (controls.heatTargetPercent - vessel.heatPercent) * Math.min(1, seconds * 0.1);
  if (surface !== undefined) moveOver(surface, seconds);
  if (state === "srv") world.srv.fuelT = Math.max(0, world.srv.fuelT - seconds * 0.00012);
  if (state === "onFoot") updateVitals(world, seconds);
}

/** Retrieves community goals from the server; an event is written only when the answer changed. */
export function retrieveGoals(session: GameSession): void {
  const { commander, chance, timeMs } = session.world;
  const everyMs = session.written.live === undefined ? goalsEveryMs : liveGoalsEveryMs;
  session.world.nextGoalsMs = timeMs + everyMs;
  if (commander.goals.length === 0) return;
  for (const goal of commander.goals) progressGoal(goal, chance, timeMs, everyMs);
  const text = commander.goals.map((goal) => goalProgressText(goal, timeMs)).join("; ");
  const hasChanged = text !== session.written.goals;
  session.written.goals = text;
  applyTransition(session, "retrieveGoals", { text, hasChanged });
}

/** Oxygen lasts about eight minutes outside. */
const oxygenPerS = 1 / 480;

/** Updates oxygen, health and temperature of a player on foot. */
function updateVitals({ foot, surface }: GameWorld, seconds: number): void {
  const isOutside = foot.place === "planet";
  if (isOutside && !foot.hasBreathableAir) {
    foot.oxygen -= oxygenPerS * seconds;
    // The player refills some time after the warning.
    if (foot.oxygen < 0.1) foot.oxygen = 1;
  } else foot.oxygen = 1;
  if (foot.health < 1) foot.health = Math.min(1, foot.health + 0.004 * seconds);
  const ambientK = isOutside && surface !== undefined ? surface.planet.temperatureK : 293;
  foot.temperatureK += (ambientK - foot.temperatureK) * Math.min(1, seconds * 0.05);
}
