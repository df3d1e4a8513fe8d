import { defaultDialect, type Dialect } from "@shipslog/contract";
import {
  dialectOption,
  either,
  flagOption,
  functionOption,
  millisecondsOf,
  numberOption,
  objectOption,
  oneOf,
  recordOf,
  required,
  requireOption,
  signalOption,
  textOption,
  timeOption,
  type OptionShapes,
  requireOptions,
} from "@shipslog/contract/internal";
import { nodeClock, type Clock, type PlanOptions, type Speed } from "@shipslog/journal";
import type { GameName, Language, Scenario, ScriptedScenario } from "@shipslog/simulator";
import { offsetOfZone } from "./offsetOfZone.ts";
import type { PlayedSession, StepWriter } from "@shipslog/page/simulate";

/** How a folder is simulated. */
export interface SimulateFolderOptions {
  /** What is played: a scenario by name or as a value, a JSON file with one, or a script; `explorer` by default. */
  readonly scenario?: string | Scenario | ScriptedScenario | undefined;
  /** The same seed and start give the same bytes within a minor version; drawn by default, and returned. */
  readonly seed?: number | undefined;
  /** How long to play; an hour by default. A script ends by itself. */
  readonly durationMs?: number | undefined;
  /**
   * Whether everything goes into one journal. By default it does up to eight hours of play, which is one evening; more are spread over evenings,
   * each a journal, with pauses, crashes and updates as those of real players.
   */
  readonly oneFile?: boolean | undefined;
  /** The time zone of the player, for the names of journals: `Europe/Berlin` or `+02:00`; UTC by default. */
  readonly zone?: string | undefined;
  /** A multiple of real time; `max`, which is the default, writes everything at once. */
  readonly speed?: Speed | undefined;
  readonly dialect?: Dialect | undefined;
  /** The version of the game in dialect `live`; by default the newest form of every line. */
  readonly game?: GameName | undefined;
  /**
   * When the session begins. By default it begins now; at speed `max` early enough to have ended by now, or on a day on which `game` was
   * played.
   */
  readonly start?: number | Date | undefined;
  /** The language of texts; dialect `spec` has English only, which is the default. */
  readonly language?: Language | undefined;
  /** True writes rare forms of lines too, such as a Loadout without HullValue; dialect `live` only. */
  readonly rare?: boolean | undefined;
  /** How many players take turns; 1 by default. */
  readonly commanders?: number | undefined;
  /** The form of journal names: `old` is the one before March 2022; by default that of `game`, or `new`. */
  readonly form?: PlanOptions["form"] | undefined;
  /** The build of the game. */
  readonly channel?: PlanOptions["channel"] | undefined;
  /** The share of places to damage, above 0 and up to 1, by name of fault. */
  readonly faults?: Readonly<Record<string, number>> | undefined;
  /** Which contents of companion files are written; by default only the last at speed `max`, unless a fault damages them. */
  readonly companions?: PlanOptions["companions"] | undefined;
  /** False leaves out Status.json; true by default. */
  readonly status?: boolean | undefined;
  /** The least simulated time between two writes of Status.json; by default each is written. */
  readonly statusApartMs?: number | undefined;
  /** Replaces what was simulated into this folder before; a folder with anything else is refused. */
  readonly force?: boolean | undefined;
  /** Adds the session to the journals that the folder has; without this, a folder with journals is refused. */
  readonly join?: boolean | undefined;
  /** Executes the write steps instead of writing the folder. */
  readonly writer?: StepWriter | undefined;
  /** Ends the session early; the files stay whole. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each write. */
  readonly onProgress?: ((fraction: number, lines: number) => void) | undefined;
  readonly clock?: Clock | undefined;
}

/** What was simulated. */
export interface SimulatedFolder extends PlayedSession {
  readonly seed: number;
}

const shapes: OptionShapes<SimulateFolderOptions> = {
  scenario: either(textOption, objectOption),
  seed: numberOption({ isWhole: true, min: 0 }),
  durationMs: numberOption({ min: 0, max: Infinity, unit: "milliseconds" }),
  oneFile: flagOption,
  zone: textOption,
  speed: either(numberOption({ min: Number.MIN_VALUE }), oneOf(["max"])),
  dialect: dialectOption,
  game: textOption,
  start: timeOption,
  language: textOption,
  rare: flagOption,
  commanders: numberOption({ isWhole: true, min: 1 }),
  form: oneOf(["new", "old"]),
  channel: oneOf(["live", "beta", "alpha"]),
  faults: recordOf(numberOption({ min: 0, max: 1 })),
  companions: oneOf(["every", "last"]),
  status: flagOption,
  statusApartMs: numberOption({ min: 0, unit: "milliseconds" }),
  force: flagOption,
  join: flagOption,
  writer: objectOption,
  signal: signalOption,
  onProgress: functionOption,
  clock: objectOption,
};

const hourMs = 3_600_000;

/**
 * Simulates a session and writes the folder that the game would have written, which is created if it is missing. Throws a
 * UsageError for a scenario that does not exist and for a script that cannot be played.
 */
export async function simulateFolder(folder: string, options: SimulateFolderOptions = {}): Promise<SimulatedFolder> {
  requireOptions(options, shapes);
  requireOption("folder", folder, required(textOption));
  const { scenario = "explorer", seed = Math.floor(Math.random() * 2 ** 31), start, form, channel, zone } = options;
  // Loaded on first use: the simulator is large, and an import of the package must stay light.
  const { findScenario, playFolder, refuseSecond, removeSimulated } = await import("./playFolder.ts");
  const played = typeof scenario === "string" ? await findScenario(scenario) : scenario;
  if (options.force === true) await removeSimulated(folder);
  else if (options.join !== true && options.writer === undefined) await refuseSecond(folder);
  const simulated = await playFolder({
    ...options,
    folder,
    scenario: played,
    seed,
    durationMs: "script" in played ? Number.POSITIVE_INFINITY : (options.durationMs ?? hourMs),
    speed: options.speed ?? "max",
    dialect: options.dialect ?? defaultDialect,
    startMs: start === undefined ? undefined : millisecondsOf(start),
    names: {
      ...(form !== undefined && { form }),
      ...(channel !== undefined && { channel }),
      ...(zone !== undefined && { utcOffsetMinutes: offsetOfZone(zone) }),
    },
    clock: options.clock ?? nodeClock,
    signal: options.signal ?? new AbortController().signal,
  });
  return { ...simulated, seed };
}
