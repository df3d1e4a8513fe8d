import { type Moment, defaultDialect } from "@shipslog/contract";
import { millisecondsOf, type HabitCounts } from "@shipslog/contract/internal";
import { type Player, act, createPlayer } from "./activities/play.ts";
import { exit, startUp } from "./activities/startUp.ts";
import { setupScenario } from "./director/GameSetup.ts";
import { KindPlan } from "./director/KindPlan.ts";
import { type SimulateOptions, requireSimulateOptions } from "./director/SimulateOptions.ts";
import { playScript } from "./director/playScript.ts";
import { liveActivities } from "./director/stepActivities.ts";
import { playEvenings } from "./evenings/playEvenings.ts";
import { restrictScenario } from "./games/features.ts";
import { games, startOf } from "./games/games.ts";
import { beginWith } from "./director/missionOffers.ts";
import type { Scenario } from "./scenarios/Scenario.ts";
import { habits as realHabits } from "./observed/habits.ts";
import { scenarios } from "./scenarios/scenarios.ts";
import type { GameSession, SessionObserver } from "./session/GameSession.ts";
import { createSession } from "./session/createSession.ts";
import { inRealOrder } from "./session/inRealOrder.ts";
import { beginJournal } from "./session/journal.ts";
import { dwell } from "./session/time.ts";

/** Simulates a session and yields what the game would write, moment by moment. Throws a TypeError for a wrong option. */
export function simulate(options: SimulateOptions = {}): Iterable<Moment> {
  requireSimulateOptions(options);
  return { [Symbol.iterator]: () => playObserved(options) };
}

/** Plays a session; an observer sees the transitions and the world behind the moments, and a test may give other habits. */
export function* playObserved(
  options: SimulateOptions,
  observer?: SessionObserver,
  habits: HabitCounts = realHabits,
): Generator<Moment, void, undefined> {
  const { seed = 1, galaxySeed = seed, status = true, dialect = defaultDialect } = options;
  const game = options.game && games[options.game];
  const start = millisecondsOf(options.start ?? startOf(options.game));
  const { durationMs = Number.POSITIVE_INFINITY, scenario: chosen = "explorer" } = options;
  const language = dialect === "live" ? (options.language ?? "english") : undefined;
  const scripted = typeof chosen === "object" && "script" in chosen ? chosen : undefined;
  const script = scripted?.script;
  const scenario = restrictScenario(scenarioOf(chosen), game);
  const session = createSession({
    seed,
    galaxySeed,
    scenario,
    startMs: start,
    game,
    showsStatus: status,
    showsIdleStatus: options.idleStatus ?? true,
    showsUnchangedStatus: language === undefined || script !== undefined,
    observer,
    language,
    habits,
    isRare: options.rare,
    isMortal: language !== undefined && script === undefined,
  });
  const isPlayedInEvenings = options.evenings === true && script === undefined;
  const played = isPlayedInEvenings ? withoutRelogs(scenario) : scenario;
  const player = createPlayer(played, language === undefined ? {} : liveActivities);
  const plan = new KindPlan(player, start);
  if (scripted?.missions !== undefined) beginWith(session, scripted.missions);
  if (script !== undefined) {
    beginJournal(session);
    yield* playScript(session, script, { endMs: start + durationMs, observed: options.observed });
    return;
  }
  const moments = isPlayedInEvenings
    ? playEvenings(session, { player, plan }, { ...options, seed, startMs: start, durationMs })
    : playOn(session, player, plan, start + durationMs);
  // An observer compares the moments with the model, in the order of the model.
  if (language === undefined || observer !== undefined) yield* moments;
  else yield* inRealOrder(moments, session.world.chance.fork("orders"), habits.orders);
}

/** Plays until the player leaves the game. */
function* playOn(
  session: GameSession,
  player: Player,
  plan: KindPlan,
  endMs: number,
): Generator<Moment, void, undefined> {
  beginJournal(session);
  while (session.world.state !== "ended") {
    step(session, player, plan, endMs);
    yield* session.output.moments;
    session.output.moments = [];
  }
}

/** In evenings, the calendar says when a player enters the game again. */
function withoutRelogs(scenario: Scenario): Scenario {
  return { ...scenario, activities: { ...scenario.activities, relog: 0 } };
}

/** Returns the scenario of a name, and the one that a script is played in. */
function scenarioOf(chosen: NonNullable<SimulateOptions["scenario"]>): Scenario {
  if (typeof chosen === "string") return scenarios[chosen];
  return "script" in chosen ? setupScenario(chosen) : chosen;
}

/** Does one thing: enters the game, leaves it, follows the plan, or runs a possible activity. */
function step(session: GameSession, player: Player, plan: KindPlan, endMs: number): void {
  if (session.world.timeMs >= endMs) {
    exit(session);
    return;
  }
  if (session.world.state === "mainMenu") {
    startUp(session);
    return;
  }
  dwell(session);
  if (!plan.follow(session)) act(session, player);
}

/** The break between two players. */
const breakMs = 60_000;

/**
 * Simulates sessions one after the other on one machine, so that one folder holds several commanders. Each begins at its
 * start, or a minute after the previous one has ended if that is later.
 */
export function* simulateInTurn(sessions: Iterable<SimulateOptions>): Generator<Moment, void, undefined> {
  let freeMs = Number.NEGATIVE_INFINITY;
  for (const session of sessions) {
    let lastMs = Math.max(millisecondsOf(session.start ?? startOf(session.game)), freeMs);
    for (const moment of simulate({ ...session, start: lastMs })) {
      lastMs = moment.timeMs;
      yield moment;
    }
    freeMs = lastMs + breakMs;
  }
}
