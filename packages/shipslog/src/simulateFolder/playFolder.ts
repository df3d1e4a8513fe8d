import type { Dialect, WriteStep } from "@shipslog/contract";
import type { FaultAnswer } from "@shipslog/faults";
import {
  executeSteps,
  joinAppends,
  joinLinesBySecond,
  JournalWriter,
  plan,
  type Clock,
  type PlanOptions,
  type Speed,
} from "@shipslog/journal";
import { UsageError } from "../failure/errors.ts";
import { markFile, markFiles, readMark } from "./folderMark.ts";
import { MomentsUntilAbort } from "./MomentsUntilAbort.ts";
import {
  calendarMs,
  games,
  RefusedScriptError,
  simulateInTurn,
  type GameName,
  type Language,
  type Scenario,
  type ScriptedScenario,
  type SimulateOptions,
} from "@shipslog/simulator";
import { damageCompanions, planDamaged, requireFaultRates, type FaultRates } from "./faults.ts";
import { thinStatus } from "./thinStatus.ts";

export { findScenario } from "./findScenario.ts";
export { removeSimulated } from "./folderMark.ts";

/** What executes write steps in place of a folder. */
export interface StepWriter {
  write(step: WriteStep): Promise<void>;
}

/** A session to simulate, and the folder to write. */
interface SessionToPlay {
  readonly folder: string;
  /** Executes the write steps instead of writing the folder. */
  readonly writer?: StepWriter | undefined;
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

/** Simulates a session and writes its journals and companion files, at the given speed. */
export async function playFolder(options: SessionToPlay): Promise<PlayedSession> {
  const { dialect, speed, clock, signal } = options;
  if (options.faults !== undefined) requireFaultRates(options.faults);
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
  const writer = options.writer ?? new JournalWriter(options.folder);
  const tally = { lines: 0, journals: 0 };
  const totalMs = passingMs(options) * (options.commanders ?? 1);
  // Where only the last contents are written, the moments end early instead of the steps, so that these are written too.
  const executing = executeSteps(await marked(joinLines(steps, options), options), {
    writer,
    clock,
    speed,
    ...(companions === "every" && { signal }),
    onStep(step) {
      count(step, tally);
      options.onProgress?.((step.atMs - startMs) / totalMs, tally.lines);
    },
  });
  const { ending } = await executing.catch((error: unknown) => {
    throw error instanceof RefusedScriptError ? new UsageError(error.message, { cause: error }) : error;
  });
  if (writer instanceof JournalWriter) await writer.close();
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

async function marked(steps: Iterable<WriteStep>, { writer, folder }: SessionToPlay) {
  return writer === undefined ? markFiles(steps, await readMark(folder)) : steps;
}

/** At speed `max` the session is in the past, so that no tool reads timestamps from the future. */
function defaultStartMs(options: SessionToPlay): number {
  const { speed, commanders = 1, clock, game } = options;
  if (game !== undefined && speed === "max") return games[game].startMs;
  const players = Array.from({ length: commanders }, (_, at) => options.seed + at);
  const passedMs =
    speed === "max" ? players.reduce((sum, seed) => sum + passingMs({ ...options, seed }) + leaveMs, 0) : 0;
  return Math.floor((clock.nowMs() - passedMs) / 1000) * 1000;
}

/** How long a player takes, with pauses. */
function passingMs(options: SessionToPlay): number {
  const { seed, durationMs } = options;
  if (!Number.isFinite(durationMs)) return scriptMs;
  return isEvenings(options) ? calendarMs({ seed, durationMs }) + overrunMs : durationMs;
}

/** A player who stays longer than planned makes up for it in the next long pause; the last ones have none. */
const overrunMs = 6 * 3_600_000;

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
  const status = options.status !== false && options.writer === undefined;
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
    ...(options.speed !== "max" && { longestPauseMs: watchedPauseMs * options.speed }),
  };
  return Array.from({ length: commanders }, (_, at) => ({ ...player, seed: seed + at }));
}

function count(step: WriteStep, tally: { lines: number; journals: number }): void {
  if (step.type === "open") tally.journals++;
  if (step.type !== "append" || step.file === markFile) return;
  for (let at = step.bytes.indexOf(lineFeed); at !== -1; at = step.bytes.indexOf(lineFeed, at + 1)) tally.lines++;
}
