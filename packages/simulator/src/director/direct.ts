import { defaultDialect, type Moment } from "@shipslog/contract";
import { millisecondsOf, numberOption, requireOption, required } from "@shipslog/contract/internal";
import { restrictScenario } from "../games/features.ts";
import { games, startOf } from "../games/games.ts";
import type { GameSession } from "../session/GameSession.ts";
import { createSession } from "../session/createSession.ts";
import { beginJournal } from "../session/journal.ts";
import { requireDirectOptions, type DirectOptions } from "./DirectOptions.ts";
import type { SimulateOptions } from "./SimulateOptions.ts";
import { setupScenario } from "./GameSetup.ts";
import { viewOf, type GameView } from "./GameView.ts";
import { carryOut } from "./carryOut.ts";
import { beginWith } from "./missionOffers.ts";
import { letPass } from "./steps/session.ts";
import type { Step } from "./steps/steps.ts";

/** The outcome of a step, with everything the game wrote meanwhile. A refused step may have begun: then it has moments. */
export type StepOutcome =
  | { readonly outcome: "done"; readonly moments: readonly Moment[] }
  | {
      readonly outcome: "refused";
      readonly moments: readonly Moment[];
      /** Why the step is impossible, in one sentence. */
      readonly reason: string;
      /** What would make it possible, in one sentence. */
      readonly possible: string;
    };

/** What a step may need to know that is too large to be built in. */
export type StepKnowledge = Pick<SimulateOptions, "observed">;

/**
 * A game that does what it is told: pure, synchronous and seeded. Nothing is written until the first step; every step
 * starts the game by itself if it is not running.
 */
export interface DirectedGame {
  /** Carries out a step. Throws a TypeError for a value that is not a step; what the game cannot do is refused instead. */
  do(step: Step, knowledge?: StepKnowledge): StepOutcome;
  /** Lets time pass, in milliseconds, and returns what the game wrote meanwhile. */
  pass(durationMs: number): readonly Moment[];
  /** What is true now; a copy that later steps do not change. */
  readonly state: GameView;
}

/** Starts directing a game; it is at the main menu and has written nothing. Throws a TypeError for a wrong option. */
export function direct(options: DirectOptions = {}): DirectedGame {
  requireDirectOptions(options);
  return new Director(createDirected(options));
}

function createDirected(options: DirectOptions): GameSession {
  const { seed = 1, galaxySeed = seed, dialect = defaultDialect, status = true } = options;
  const game = options.game && games[options.game];
  const session = createSession({
    seed,
    galaxySeed,
    scenario: restrictScenario(setupScenario(options), game),
    startMs: millisecondsOf(options.start ?? startOf(options.game)),
    game,
    showsStatus: status,
    language: dialect === "live" ? (options.language ?? "english") : undefined,
    isRare: options.rare,
  });
  if (options.missions !== undefined) beginWith(session, options.missions);
  return session;
}

const timeToPass = required(numberOption({ min: 0, unit: "milliseconds" }));

class Director implements DirectedGame {
  readonly #session: GameSession;

  constructor(session: GameSession) {
    this.#session = session;
  }

  get state(): GameView {
    return viewOf(this.#session);
  }

  do(step: Step, { observed }: StepKnowledge = {}): StepOutcome {
    this.#begin();
    const refused = carryOut(this.#session, step, observed);
    const moments = this.#take();
    if (refused === undefined) return { outcome: "done", moments };
    return { outcome: "refused", moments, reason: refused.message, possible: refused.possible };
  }

  pass(durationMs: number): readonly Moment[] {
    requireOption("durationMs", durationMs, timeToPass);
    this.#begin();
    letPass(this.#session, durationMs);
    return this.#take();
  }

  #begin(): void {
    if (this.#session.written.journals === 0) beginJournal(this.#session);
  }

  #take(): readonly Moment[] {
    const moments = this.#session.output.moments;
    this.#session.output.moments = [];
    return moments;
  }
}
