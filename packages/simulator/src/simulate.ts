import { type Moment, defaultDialect } from "@shipslog/contract";
import { millisecondsOf } from "@shipslog/contract/options";
import type { SimulateOptions } from "./SimulateOptions.ts";
import { type Player, act, createPlayer } from "./activities/play.ts";
import { exit, startUp } from "./activities/startUp.ts";
import { setupScenario } from "./director/GameSetup.ts";
import { playScript } from "./director/playScript.ts";
import { requireSimulateOptions } from "./requireSimulateOptions.ts";
import type { Scenario } from "./scenarios/Scenario.ts";
import { scenarios } from "./scenarios/scenarios.ts";
import type { GameSession } from "./session/GameSession.ts";
import type { LoggedMoment } from "./session/LoggedMoment.ts";
import { createSession } from "./session/createSession.ts";
import { defaultStart } from "./session/defaultStart.ts";
import { beginJournal } from "./session/journal.ts";

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
  const script = typeof chosen === "object" && "script" in chosen ? chosen.script : undefined;
  const scenario = scenarioOf(chosen);
  const session = createSession({
    seed,
    galaxySeed,
    scenario,
    startMs: start,
    showsStatus: status,
    showsIdleStatus: options.idleStatus ?? true,
    keepsLog,
    language,
    isMortal: script === undefined,
  });
  const player = createPlayer(scenario);
  beginJournal(session);
  if (script !== undefined) {
    yield* playScript(session, script, start + durationMs);
    return;
  }
  while (session.state !== "ended") {
    step(session, player, start + durationMs);
    yield* session.outbox;
    session.outbox = [];
  }
}

/** Returns the scenario of a name, and the one that a script is played in. */
function scenarioOf(chosen: NonNullable<SimulateOptions["scenario"]>): Scenario {
  if (typeof chosen === "string") return scenarios[chosen];
  return "script" in chosen ? setupScenario(chosen) : chosen;
}

/** Does one thing: enters the game, leaves it, or runs a possible activity. */
function step(session: GameSession, player: Player, endMs: number): void {
  if (session.timeMs >= endMs) exit(session);
  else if (session.state === "mainMenu") startUp(session);
  else act(session, player);
}
