import { defaultDialect, type Moment } from "@shipslog/contract";
import { millisecondsOf } from "@shipslog/contract/options";
import { activities, activityNames } from "./activities/activities.ts";
import type { Activity } from "./activities/Activity.ts";
import { exit, startUp } from "./activities/startUp.ts";
import type { Weighted } from "./chance/Chance.ts";
import { eventTable } from "./events/eventTable.ts";
import { requireSimulateOptions } from "./requireSimulateOptions.ts";
import type { SimulateOptions } from "./SimulateOptions.ts";
import type { Scenario } from "./scenarios/Scenario.ts";
import { scenarios } from "./scenarios/scenarios.ts";
import { createSession } from "./session/createSession.ts";
import { beginJournal } from "./session/beginJournal.ts";
import { defaultStart } from "./session/defaultStart.ts";
import type { LoggedMoment } from "./session/LoggedMoment.ts";
import type { GameState } from "./session/gameStates.ts";
import { wait } from "./session/time.ts";
import type { GameSession } from "./session/GameSession.ts";

/** Simulates a session and yields what the game would write, moment by moment. Throws a TypeError for a wrong option. */
export function simulate(options: SimulateOptions = {}): Iterable<Moment> {
  requireSimulateOptions(options);
  return { [Symbol.iterator]: () => play(options, false) };
}

/** Simulates the same session and yields each moment with its transitions and the readings of the model. */
export function simulateWithLog(options: SimulateOptions = {}): Iterable<LoggedMoment> {
  requireSimulateOptions(options);
  return { [Symbol.iterator]: () => play(options, true) as Iterator<LoggedMoment> };
}

function* play(options: SimulateOptions, keepsLog: boolean): Generator<Moment, void, undefined> {
  const { seed = 1, galaxySeed = seed, status = true, dialect = defaultDialect } = options;
  const start = millisecondsOf(options.start ?? defaultStart);
  const { durationMs = Number.POSITIVE_INFINITY, scenario: chosen = "explorer" } = options;
  const language = dialect === "live" ? (options.language ?? "english") : undefined;
  const scenario = typeof chosen === "string" ? scenarios[chosen] : chosen;
  const session = createSession({
    seed,
    galaxySeed,
    scenario,
    startMs: start,
    showsStatus: status,
    keepsLog,
    language,
  });
  const player: Player = { choices: choicesOf(scenario), isCurious: scenario.isCurious ?? false };
  beginJournal(session);
  while (session.state !== "ended") {
    step(session, player, start + durationMs);
    yield* session.outbox;
    session.outbox = [];
  }
}

/** What a player does in each state, with weights. */
interface Player {
  readonly choices: Readonly<Partial<Record<GameState, readonly Weighted<Activity>[]>>>;
  readonly isCurious: boolean;
}

function choicesOf(scenario: Scenario): Player["choices"] {
  const choices: Partial<Record<GameState, Weighted<Activity>[]>> = {};
  for (const name of activityNames) {
    const activity: Activity = activities[name];
    const weight = scenario.activities?.[name] ?? activity.weight;
    if (weight > 0) for (const state of activity.from) (choices[state] ??= []).push([activity, weight]);
  }
  return choices;
}

/** Does one thing: enters the game, leaves it, or runs a possible activity. */
function step(session: GameSession, player: Player, endMs: number): void {
  if (session.timeMs >= endMs) exit(session);
  else if (session.state === "mainMenu") startUp(session);
  else act(session, player);
}

function act(session: GameSession, { choices, isCurious }: Player): void {
  const before = session.timeMs;
  const possible = (choices[session.state] ?? []).filter(([activity]) => activity.can?.(session) ?? true);
  const isSeeking = isCurious && session.written.size < eventTable.length;
  const table = isSeeking ? possible.map((choice) => preferNew(choice, session)) : possible;
  if (table.length > 0) session.chance.weighted(table).run(session);
  // Time always passes, also when an activity changed nothing.
  if (session.timeMs === before) wait(session, 5000);
}

/** How much a curious player prefers activities that lead to a new kind. */
const curiosity = 10;

function preferNew([activity, weight]: Weighted<Activity>, { written }: GameSession): Weighted<Activity> {
  const isNew = activity.leadsTo?.some((kind) => !written.has(kind)) ?? false;
  return [activity, isNew ? weight * curiosity : weight];
}
