import type { Kind } from "@shipslog/contract";
import type { Weighted } from "../chance/Chance.ts";
import {
  activityNames,
  stepActivityNames,
  type ActivityName,
  type Scenario,
  type StepActivityName,
} from "../scenarios/Scenario.ts";
import type { GameSession } from "../session/GameSession.ts";
import { wait } from "../session/time.ts";
import type { GameState } from "../world/gameStates.ts";
import type { Activity } from "./Activity.ts";
import { activities } from "./activities.ts";
import { inclined } from "./inclination.ts";

/** What a player does in each state, with weights, and what they want to see. */
export interface Player {
  readonly choices: Readonly<Partial<Record<GameState, readonly Weighted<Activity>[]>>>;
  /** The kinds of event that a curious player wants to see; empty for others. */
  readonly seeks: ReadonlySet<Kind>;
}

/** Activities by name, which a scenario may weigh. */
type Activities = Readonly<Partial<Record<ActivityName | StepActivityName, Activity>>>;

function choicesOf(scenario: Scenario, others: Activities): Player["choices"] {
  const choices: Partial<Record<GameState, Weighted<Activity>[]>> = {};
  const all: Activities = { ...activities, ...others };
  for (const name of [...activityNames, ...stepActivityNames]) {
    const activity = all[name];
    if (activity === undefined) continue;
    const weight = (scenario.activities?.[name] ?? activity.weight) * (activity.share ?? 1);
    if (weight > 0) for (const state of activity.from) (choices[state] ??= []).push([activity, weight]);
  }
  return choices;
}

/** Creates the player of a scenario; `others` are activities beside those of every session, or in place of them. */
export function createPlayer(scenario: Scenario, others: Activities = {}): Player {
  const choices = choicesOf(scenario, others);
  const chosen = scenario.isCurious === true ? Object.values(choices).flat() : [];
  return { choices, seeks: new Set(chosen.flatMap(([{ leadsTo = [] }]) => leadsTo)) };
}

/** Runs one activity that is possible now, drawn by weight. */
export function act(session: GameSession, { choices, seeks }: Player): void {
  const before = session.world.timeMs;
  const { live } = session.written;
  const able = (choices[session.world.state] ?? []).filter(([activity]) => activity.can?.(session.world) ?? true);
  const possible = live === undefined ? able : inclined(able, session.world, live);
  const isSeeking = [...seeks].some((kind) => !session.written.kinds.has(kind));
  const table = isSeeking ? possible.map((choice) => preferNew(choice, session)) : possible;
  if (table.length > 0) session.world.chance.weighted(table).run(session);
  // Time always passes, also when an activity changed nothing.
  if (session.world.timeMs === before) wait(session, 5000);
}

/** How much a curious player prefers activities that lead to a new kind. */
const curiosity = 10;

function preferNew(
  [activity, weight]: Weighted<Activity>,
  { written: { kinds: written } }: GameSession,
): Weighted<Activity> {
  const isNew = activity.leadsTo?.some((kind) => !written.has(kind)) ?? false;
  return [activity, isNew ? weight * curiosity : weight];
}
