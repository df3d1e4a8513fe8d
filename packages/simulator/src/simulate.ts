import { type Moment, defaultDialect } from "@shipslog/contract";
import { millisecondsOf, type HabitCounts } from "@shipslog/contract/internal";
import { type Player, act, createPlayer } from "./activities/play.ts";
import { exit, startUp } from "./activities/startUp.ts";
import { setupScenario } from "./director/GameSetup.ts";
import { KindPlan } from "./director/KindPlan.ts";
import { type SimulateOptions, requireSimulateOptions } from "./director/SimulateOptions.ts";
import { playScript } from "./director/playScript.ts";
import { liveActivities } from "./director/stepActivities.ts";
import { playEvenings, type EveningAhead } from "./evenings/playEvenings.ts";
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
  for (const { play } of eveningsOf(options, observer, habits)) yield* play(Number.NEGATIVE_INFINITY);
}

/** Returns the evenings of a session, one after the other; a session without evenings is one. */
function* eveningsOf(
  options: SimulateOptions,
  observer?: SessionObserver,
  habits: HabitCounts = realHabits,
): Generator<EveningAhead, void, undefined> {
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
    const limits = { endMs: start + durationMs, observed: options.observed };
    yield { readyMs: start, play: () => playScript(session, script, limits) };
    return;
  }
  const chance = session.world.chance.fork("orders");
  // An observer compares the moments with the model, in the order of the model.
  const ordered = (moments: Iterable<Moment>): Iterable<Moment> =>
    language === undefined || observer !== undefined ? moments : inRealOrder(moments, chance, habits.orders);
  if (!isPlayedInEvenings) {
    yield { readyMs: start, play: () => ordered(playOn(session, player, plan, start + durationMs)) };
    return;
  }
  const calendar = { ...options, seed, startMs: start, durationMs };
  for (const { readyMs, play } of playEvenings(session, { player, plan }, calendar)) {
    yield { readyMs, play: (freeMs) => ordered(play(freeMs)) };
  }
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

/** A player at a machine that several share. */
interface SharingPlayer {
  readonly options: SimulateOptions;
  /** When the player wants to begin next. */
  readyMs: number;
  /** The evenings after the next one; undefined before the first. */
  evenings: Iterator<EveningAhead, void> | undefined;
  next: EveningAhead | undefined;
}

/**
 * Simulates sessions on one machine, so that one folder holds several commanders. Whoever wants to play first does, and the others a
 * minute after the end of that session or evening at the earliest: evenings of several players alternate, other sessions follow each other
 * as they are given.
 */
export function* simulateInTurn(sessions: Iterable<SimulateOptions>): Generator<Moment, void, undefined> {
  const players: SharingPlayer[] = [...sessions].map((options) => ({
    options,
    readyMs: millisecondsOf(options.start ?? startOf(options.game)),
    evenings: undefined,
    next: undefined,
  }));
  let freeMs = Number.NEGATIVE_INFINITY;
  while (players.length > 0) {
    const newcomer = players.find(({ evenings }) => evenings === undefined);
    const waiting = players.filter((player) => player.evenings !== undefined || player === newcomer);
    const player = waiting.reduce((first, other) => (other.readyMs < first.readyMs ? other : first));
    if (player.evenings === undefined) {
      const options = { ...player.options, start: Math.max(player.readyMs, freeMs) };
      requireSimulateOptions(options);
      player.evenings = eveningsOf(options);
      player.next = player.evenings.next().value ?? undefined;
    }
    let lastMs = player.readyMs;
    for (const moment of player.next?.play(freeMs) ?? []) {
      lastMs = moment.timeMs;
      yield moment;
    }
    freeMs = Math.max(freeMs, lastMs + breakMs);
    player.next = player.evenings.next().value ?? undefined;
    if (player.next === undefined) players.splice(players.indexOf(player), 1);
    else player.readyMs = player.next.readyMs;
  }
}
