import type { Dialect, WriteStep } from "@shipslog/contract";
import type { FaultAnswer } from "@shipslog/faults";
import {
  executeSteps,
  joinAppends,
  joinLinesBySecond,
  plan,
  type Clock,
  type PlanOptions,
  type Speed,
} from "@shipslog/journal/browser";
import { MomentsUntilAbort } from "./MomentsUntilAbort.ts";
import {
  calendarMs,
  games,
  simulateInTurn,
  type GameName,
  type Language,
  type Scenario,
  type ScriptedScenario,
  type SimulateOptions,
} from "@shipslog/simulator";
import { damageCompanions, planDamaged, type FaultRates } from "./faults.ts";
import { thinStatus } from "./thinStatus.ts";

/** What executes write steps: a writer of a folder, or something in its place. */
export interface StepWriter {
  write(step: WriteStep): Promise<void>;
}

/** How the files of a session are marked. */
export interface SessionMark {
  readonly file: string;
  /** Adds the steps that write the mark. */
  readonly add: (steps: Iterable<WriteStep>) => Iterable<WriteStep>;
}

/** A session to simulate, and what writes it. */
export interface SessionToPlay {
  readonly writer: StepWriter;
  /** Marks the files of the session in a file of its own, which is not counted. */
  readonly mark?: SessionMark | undefined;
  readonly scenario: Scenario | ScriptedScenario;
  readonly seed: number;
  /** How long to play; infinite for a script, which ends by itself. */
  readonly durationMs: number;
  readonly speed: Speed;
  readonly dialect: Dialect;
  /** The version of the game; by default the newest form of every line. */
  readonly game?: GameName | undefined;
  /** When the session begins. By default it begins now; at speed `max` early enough to have ended by now, or when `game` was played. */
  readonly startMs?: number | undefined;
  readonly language?: Language | undefined;
  readonly rare?: boolean | undefined;
  /** How many players take turns; 1 by default. */
  readonly commanders?: number | undefined;
  /** Whether everything goes into one journal; by default more than an evening is played in several. */
  readonly oneFile?: boolean | undefined;
  /** The form of the journal names, the build of the game and the clock of the player. */
  readonly names?: Pick<PlanOptions, "form" | "channel" | "utcOffsetMinutes">;
  readonly faults?: FaultRates | undefined;
  /** Which contents of companion files are written; by default only the last at speed `max`, unless a fault damages them. */
  readonly companions?: PlanOptions["companions"] | undefined;
  /** False leaves out Status.json; true by default. */
  readonly status?: boolean | undefined;
  /** The least simulated time between two writes of Status.json; by default each is written. */
  readonly statusApartMs?: number | undefined;
  readonly clock: Clock;
  /** Ends the session early; the files stay whole. */
  readonly signal: AbortSignal;
  readonly onProgress?: ((fraction: number, lines: number) => void) | undefined;
}

/** What a simulated session has written. */
export interface PlayedSession {
  readonly lines: number;
  readonly journals: number;
  readonly isAborted: boolean;
  /** One answer per fault; empty without faults. */
  readonly answers: readonly FaultAnswer[];
}

/** A player needs less than this to leave the game once the time to play is over. */
const leaveMs = 15 * 60_000;

/** How long ago a script without an end of its own begins: longer than most take. */
const scriptMs = 24 * 3_600_000;

const lineFeed = 10;

/** Simulates a session and writes its journals and companion files, at the given speed. Throws a RefusedScriptError for a script that cannot be played. */
export async function writePlay(options: SessionToPlay): Promise<PlayedSession> {
  const { dialect, speed, clock, signal, writer } = options;
  const startMs = options.startMs ?? defaultStartMs(options);
  const { companions = defaultCompanions(options) } = options;
  const knowledge = await loadObserved(options);
  const players = playersOf(options, startMs, companions).map((player) => ({ ...player, ...knowledge }));
  const form = options.game === undefined ? {} : { form: games[options.game].form };
  const files = { dialect, companions, ...form, ...options.names };
  const moments = new MomentsUntilAbort(simulateInTurn(players), signal);
  const damaged = options.faults && planDamaged(moments, files, options.faults, options.seed);
  const planned = damaged?.steps ?? plan(moments, files);
  const steps = options.statusApartMs === undefined ? planned : thinStatus(planned, options.statusApartMs);
  const tally = { lines: 0, journals: 0 };
  const totalMs = passingMs(options, startMs);
  // Where only the last contents are written, the moments end early instead of the steps, so that these are written too.
  const session = joinLines(steps, options);
  const { ending } = await executeSteps(options.mark?.add(session) ?? session, {
    writer,
    clock,
    speed,
    ...(companions === "every" && { signal }),
    onStep(step) {
      if (step.file !== options.mark?.file) count(step, tally);
      options.onProgress?.((step.atMs - startMs) / totalMs, tally.lines);
    },
  });
  return { ...tally, isAborted: ending === "aborted" || moments.isAborted, answers: damaged?.answers() ?? [] };
}

/** Loads what events of one's own are judged by, for a script that writes some. */
async function loadObserved({ scenario }: SessionToPlay): Promise<Pick<SimulateOptions, "observed">> {
  const writesOwn = "script" in scenario && scenario.script.some((step) => step.do === "write");
  if (!writesOwn) return {};
  return { observed: (await import("@shipslog/contract/observed/declarations")).observedDeclarations };
}

function defaultCompanions({ speed, faults = {} }: SessionToPlay): "every" | "last" {
  return speed === "max" && !damageCompanions(faults) ? "last" : "every";
}

/** Tools that follow the game's journal expect the lines of one second in one write. At speed `max` nothing follows it. */
function joinLines(steps: Iterable<WriteStep>, { speed, dialect }: SessionToPlay): Iterable<WriteStep> {
  if (speed === "max") return joinAppends(steps);
  return dialect === "live" ? joinLinesBySecond(steps) : steps;
}

/** At speed `max` the session is in the past, so that no tool reads timestamps from the future. */
function defaultStartMs(options: SessionToPlay): number {
  const { speed, commanders = 1, clock, game } = options;
  if (game !== undefined && speed === "max") return games[game].startMs;
  const passedMs = speed === "max" ? passingMs(options, clock.nowMs()) + leaveMs * commanders : 0;
  return Math.floor((clock.nowMs() - passedMs) / 1000) * 1000;
}

/** How long all players take, with pauses: evenings alternate, and one that has to wait for another begins later. */
function passingMs(options: SessionToPlay, startMs: number): number {
  const { seed, durationMs, commanders = 1, names: { utcOffsetMinutes } = {} } = options;
  if (!Number.isFinite(durationMs)) return scriptMs * commanders;
  if (!isEvenings(options)) return durationMs * commanders;
  const calendar = { startMs, durationMs, utcOffsetMinutes };
  const calendarsMs = Array.from({ length: commanders }, (_, at) => calendarMs({ ...calendar, seed: seed + at }));
  return Math.max(...calendarsMs) + overrunMs * commanders + durationMs * (commanders - 1);
}

/**
 * A player who stays longer than planned makes up for it in the next long pause; the last ones have none. A calendar that begins at another
 * hour of the day ends up to a day later.
 */
const overrunMs = 30 * 3_600_000;

/** One evening: 98 of 100 real journals last no longer. */
const eveningMs = 8 * 3_600_000;

/** A pause takes at most this in real time, so that whoever watches sees the next journal begin. */
const watchedPauseMs = 60_000;

function isEvenings({ durationMs, oneFile = false, scenario }: SessionToPlay): boolean {
  return !oneFile && durationMs > eveningMs && !("script" in scenario);
}

function playersOf(
  options: SessionToPlay,
  start: number,
  companions: PlanOptions["companions"],
): readonly SimulateOptions[] {
  const { scenario, seed, durationMs, dialect, game, language = "english", rare = false, commanders = 1 } = options;
  const { status = true } = options;
  const player = {
    scenario,
    dialect,
    ...(game !== undefined && { game }),
    language,
    rare,
    start,
    durationMs,
    galaxySeed: seed,
    status,
    idleStatus: companions === "every",
    evenings: isEvenings(options),
    ...(options.names?.utcOffsetMinutes !== undefined && { utcOffsetMinutes: options.names.utcOffsetMinutes }),
    ...(options.speed !== "max" && { longestPauseMs: watchedPauseMs * options.speed }),
  };
  return Array.from({ length: commanders }, (_, at) => ({ ...player, seed: seed + at }));
}

function count(step: WriteStep, tally: { lines: number; journals: number }): void {
  if (step.type === "open") tally.journals++;
  if (step.type !== "append") return;
  for (let at = step.bytes.indexOf(lineFeed); at !== -1; at = step.bytes.indexOf(lineFeed, at + 1)) tally.lines++;
}
