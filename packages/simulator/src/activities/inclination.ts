import { habitStates, type HabitState } from "@shipslog/contract/internal";
import type { Weighted } from "../chance/Chance.ts";
import { drawDurationMs } from "../chance/drawDurationMs.ts";
import type { LivePlayer } from "../live/LiveInput.ts";
import type { GameWorld } from "../world/GameWorld.ts";
import type { GameState } from "../world/gameStates.ts";
import type { Activity } from "./Activity.ts";

/** Where a player is in the table of stays; other states pass by themselves. */
const habitStateOf: Readonly<Partial<Record<GameState, HabitState>>> = {
  docked: "docked",
  normalSpace: "flight",
  planetFlight: "flight",
  supercruise: "supercruise",
  orbitalCruise: "supercruise",
  landed: "landed",
  srv: "srv",
  onFoot: "onFoot",
};

/** How much less a player leaves a place before the time for it, and how much more to the drawn next one afterwards. */
const factors = { tooEarly: 0.4, staysTooLong: 0.6, toNext: 2.5 };

/**
 * Weighs what a player does next by how long real players stay where they are and where they go then (a semi-Markov table): the weights
 * of a scenario say what its player likes, the table when it is time to leave.
 */
export function inclined(
  choices: readonly Weighted<Activity>[],
  world: GameWorld,
  live: LivePlayer,
): readonly Weighted<Activity>[] {
  const state = habitStateOf[world.state];
  if (state === undefined) return choices;
  const { next, untilMs } = stayIn(state, world, live);
  const isDue = world.timeMs >= untilMs;
  return choices.map(([activity, weight]) => {
    const { endsIn } = activity;
    if (endsIn === undefined) return [activity, isDue ? weight * factors.staysTooLong : weight];
    if (!isDue) return [activity, weight * factors.tooEarly];
    return [activity, endsIn === next || state === "onFoot" ? weight * factors.toNext : weight];
  });
}

/** Returns how long the player stays and where next; drawn when a place is new. */
function stayIn(state: HabitState, { timeMs }: GameWorld, { memory: { play }, habits: { stays } }: LivePlayer) {
  if (play.stay?.state === state) return play.stay;
  const chance = play.chance.fork("stay", state, timeMs);
  const ways = habitStates
    .map((next) => ({ next, counts: stays[`${state} ${next}`] ?? [] }))
    .filter(({ counts }) => counts.length > 0);
  const total = (counts: readonly number[]): number => counts.reduce((sum, times) => sum + times, 0);
  if (ways.length === 0) return { state, next: undefined, untilMs: timeMs };
  const way = chance.weighted(ways.map((each) => [each, total(each.counts)] as const));
  play.stay = { state, next: way.next, untilMs: timeMs + drawDurationMs(chance, way.counts) };
  return play.stay;
}
