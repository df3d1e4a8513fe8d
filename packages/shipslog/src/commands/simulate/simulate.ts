import { formatCount } from "@shipslog/contract/internal";
import { setImmediate } from "node:timers/promises";
import { defaultDialect, dialects, type WriteStep } from "@shipslog/contract";
import { gameNames, languages, scenarioNames, type GameName, type Language } from "@shipslog/simulator";
import { defineCommand, type Arguments, type Command, type Options } from "../../command/Command.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import type { Host, OutputStream } from "../../command/Host.ts";
import { ProgressBar } from "../../command/ProgressBar.ts";
import { faultsInFiles } from "../../simulateFolder/faults.ts";
import { faultNames, type FaultRates } from "@shipslog/page/simulate";
import { findScenario, readScript } from "../../simulateFolder/findScenario.ts";
import { addToMark } from "../../simulateFolder/folderMark.ts";
import {
  simulateFolder,
  type SimulatedFolder,
  type SimulateFolderOptions,
} from "../../simulateFolder/simulateFolder.ts";
import { parseFaults, writeAnswers } from "./faultOption.ts";
import { describeDuration } from "../../text/numbers.ts";
import { UsageError } from "../../failure/errors.ts";

const fileNameForms = ["new", "old"] as const;
const channels = ["live", "beta", "alpha"] as const;
const statusChoices = ["every", "last"] as const;

const simulateOptions = {
  out: {
    type: "string",
    value: "DIR",
    description:
      "folder to write; created if missing; after Ctrl-C it has the session so far; - writes the lines of the journal to standard output",
  },
  script: {
    type: "string",
    value: "FILE",
    description: "steps to carry out instead of a scenario, as JSON; the session ends after the last",
  },
  force: { type: "boolean", description: "replace a folder that simulate has written; any other is refused" },
  join: { type: "boolean", description: "add a session to the journals that the folder has" },
  seed: {
    type: "integer",
    value: "N",
    description: "whole number; the same seed and start give the same bytes within a minor version",
  },
  for: {
    type: "duration",
    value: "TIME",
    description:
      "time to play: 90s, 45m, 2h, 1d; more than 8h become evenings with pauses between them, as real players have them",
    default: "1h",
  },
  "one-file": { type: "boolean", description: "play more than 8h in one journal too, without a pause" },
  speed: {
    type: "speed",
    value: "N",
    description: "multiple of real time, or max to write everything at once",
    default: "max",
  },
  dialect: {
    type: "string",
    choices: dialects,
    description:
      "live for what the game writes today, with the lines that tools need; spec for the document Game Journal Event Interface to the letter: its sixteen kinds and three files, and nothing else",
    default: defaultDialect,
  },
  game: {
    type: "string",
    choices: gameNames,
    description:
      "version of the game, with its file names, header, kinds and fields; what it does not have is not played (default: the newest form of every line)",
  },
  language: {
    type: "string",
    choices: languages,
    description: "language of texts; dialect spec has English only",
    default: "english",
  },
  rare: {
    type: "boolean",
    description: "write rare forms of lines too, such as a Loadout without HullValue; dialect spec has none",
  },
  commanders: {
    type: "integer",
    min: 1,
    value: "N",
    description: "number of players who take turns; dialect spec has one only",
    default: "1",
  },
  "file-names": {
    type: "string",
    choices: fileNameForms,
    description: "form of journal names; old is the one before March 2022 (default: that of --game, or new)",
  },
  zone: {
    type: "string",
    value: "ZONE",
    description: "time zone of the player, for journal names: Europe/Berlin or +02:00 (default: UTC)",
  },
  channel: { type: "string", choices: channels, description: "build of the game", default: "live" },
  status: {
    type: "string",
    choices: statusChoices,
    description:
      "contents of companion files to write: every one, as in play, or the last (default: last at speed max, unless a fault damages them)",
  },
  "no-status": { type: "boolean", description: "leave out Status.json" },
  faults: { type: "string", value: "LIST", description: "faults to inject, as half-line:0.01,lost-event:0.1" },
  answers: {
    type: "string",
    value: "FILE",
    description: "write the answer key: one line per fault, with the findings it must cause; not after Ctrl-C",
  },
  start: {
    type: "time",
    value: "TIME",
    description:
      "start of the session, as 2026-05-01T12:00:00Z (default: now; at speed max, early enough to end before now, or when --game was played)",
  },
} as const satisfies Options;

type SimulateArguments = Arguments<typeof simulateOptions>;

/** `shipslog simulate`: simulates a session and writes the folder that the game would have written. */
export const simulateCommand: Command = defineCommand({
  name: "simulate",
  summary: "Simulates a session and writes its journal and companion files.",
  usage: "[SCENARIO] --out DIR [options]",
  arguments: {
    SCENARIO: `${scenarioNames.join(", ")}, or your own JSON file (default: explorer)`,
    LIST: `names of faults, each with the share of places to damage: ${faultNames.join(", ")}`,
  },
  words: scenarioNames,
  options: simulateOptions,
  examples: [
    ["shipslog simulate --out journal", "an hour of exploring, written at once"],
    ["shipslog simulate --out journal --force", "the same folder again, with another session"],
    ["shipslog simulate --out - --quiet | your-tool", "the lines alone, without a folder"],
    ["shipslog simulate trader --out journal --for 8h --seed 42", "the same eight hours of trading every time"],
    ["shipslog simulate --out journal --for 200h --zone Europe/Berlin", "months of evenings, in a journal each"],
    ["shipslog simulate grand-tour --out journal --speed 60", "all sixteen kinds, a minute of play per second"],
    ["shipslog simulate courier.json --out journal", "your own scenario"],
    ["shipslog simulate --script landing.json --out journal", "exactly what the steps of a script say"],
    ["shipslog simulate --out journal --speed 1", "a session in real time, for other tools to follow"],
    ["shipslog simulate trader --out journal --game 3.3", "an hour of 2019, as the game wrote it then"],
    ["shipslog simulate grand-tour --out journal --dialect spec", "the document to the letter, without other lines"],
    [
      "shipslog simulate --out journal --faults torn-status:0.01 --answers answers.jsonl",
      "a folder with faults, and the list of what to find in it",
    ],
  ],
  async run(args, host) {
    const isQuiet = args.has("quiet");
    const simulation = await simulationOf(args, host);
    const { folder, answersFile, options } = simulation;
    const simulated = await simulateWithProgress(simulation, host, isQuiet);
    const { isAborted, answers } = simulated;
    // The key of an interrupted session may name faults that were not written any more.
    if (answersFile !== undefined && !isAborted) {
      await addToMark(folder, answersFile);
      await writeAnswers(answersFile, answers, host);
    }
    const closing = options.writer === undefined ? host.out : host.err;
    // A reader that has closed the output wants no more lines, and no word about them.
    const isUnread = options.writer !== undefined && host.out.ended.aborted;
    if (!isQuiet && !isUnread) closing.write(summary(simulation, simulated));
    // For such a reader the work is done.
    return isAborted && host.interrupted.aborted ? exitCodes.interrupted : exitCodes.fine;
  },
});

async function simulateWithProgress(
  { folder, options }: Simulation,
  host: Host,
  isQuiet: boolean,
): Promise<SimulatedFolder> {
  const progress = new ProgressBar(host.err, host.clock);
  const onProgress = (fraction: number, lines: number) => progress.show(fraction, `${lines} lines`);
  const isShown = !isQuiet && options.writer === undefined;
  try {
    return await simulateFolder(folder, isShown ? { ...options, onProgress } : options);
  } finally {
    progress.clear();
  }
}

/** What the command line asks for. */
interface Simulation {
  readonly folder: string;
  readonly answersFile: string | undefined;
  /** What was played, for the closing line. */
  readonly title: string;
  readonly options: SimulateFolderOptions &
    Required<Pick<SimulateFolderOptions, "scenario" | "durationMs" | "commanders">>;
}

async function simulationOf(args: SimulateArguments, host: Host): Promise<Simulation> {
  const [, ...more] = args.positionals;
  if (more.length > 0) throw new UsageError(`expected one scenario, got ${args.positionals.join(", ")}`);
  const dialect = args.choice("dialect");
  const language = args.choice("language");
  const commanders = args.integer("commanders");
  const game = args.optionalChoice("game");
  if (dialect === "spec") refuseWhatSpecLacks(language, commanders, game);
  if (dialect === "spec" && args.has("rare")) {
    throw new UsageError("--rare needs --dialect live; the specification has no rare forms");
  }
  const folder = args.required("out");
  const toOutput = folder === "-";
  const { faults, answersFile } = faultsOf(args);
  if (args.has("no-status") && args.text("status") !== undefined) {
    throw new UsageError("--status and --no-status exclude each other");
  }
  if (args.has("force") && args.has("join")) throw new UsageError("--force and --join exclude each other");
  if (toOutput) refuseForOutput(args, faults);
  const { title, ...played } = await playOf(args, args.positionals[0]);
  const options = {
    ...played,
    writer: toOutput ? new LineOutput(host.out) : undefined,
    force: args.has("force"),
    join: args.has("join"),
    seed: args.optionalInteger("seed") ?? host.drawSeed(),
    speed: args.speed("speed"),
    start: args.timeMs("start"),
    dialect,
    game,
    language,
    rare: args.has("rare"),
    commanders,
    form: args.optionalChoice("file-names"),
    channel: args.choice("channel"),
    zone: args.text("zone"),
    oneFile: args.has("one-file"),
    companions: args.optionalChoice("status"),
    status: !args.has("no-status"),
    faults,
    clock: host.clock,
    signal: toOutput ? AbortSignal.any([host.interrupted, host.out.ended]) : host.interrupted,
  };
  return { folder, answersFile, title, options };
}

/** What is played and for how long: a script until its end, or a scenario for a time. */
async function playOf(args: SimulateArguments, word: string | undefined) {
  const file = args.text("script");
  if (file === undefined) {
    const scenario = await findScenario(word ?? "explorer");
    return { scenario, durationMs: args.durationMs("for"), title: scenario.name };
  }
  if (word !== undefined) throw new UsageError(`expected a scenario or --script, got both: ${word}, ${file}`);
  return { scenario: await readScript(file), durationMs: Number.POSITIVE_INFINITY, title: file };
}

/** Standard output takes lines only. */
function refuseForOutput(args: SimulateArguments, faults: FaultRates = {}): void {
  for (const name of ["force", "join"] as const) {
    if (args.has(name)) throw new UsageError(`--${name} needs --out DIR; standard output is not a folder`);
  }
  const inFiles = faultsInFiles(faults);
  if (inFiles.length > 0) throw new UsageError(`${inFiles.join(", ")} damages files and needs --out DIR`);
}

function refuseWhatSpecLacks(language: Language, commanders: number, game: GameName | undefined): void {
  if (game !== undefined) {
    throw new UsageError(`--game ${game} needs --dialect live; the specification has no versions`);
  }
  if (language !== "english") {
    throw new UsageError(`--language ${language} needs --dialect live; the specification has English texts only`);
  }
  if (commanders > 1) {
    throw new UsageError("--commanders needs --dialect live; in the specification no line names its commander");
  }
}

function faultsOf(args: SimulateArguments): { faults: FaultRates | undefined; answersFile: string | undefined } {
  const faults = args.text("faults");
  const answersFile = args.text("answers");
  if (faults === undefined && answersFile !== undefined) throw new UsageError("--answers needs --faults NAME:RATE");
  return { faults: faults === undefined ? undefined : parseFaults(faults), answersFile };
}

function summary(
  { folder, title, options: { scenario, durationMs = 0, commanders, faults } }: Simulation,
  { lines, journals, isAborted, answers, seed }: SimulatedFolder,
): string {
  const each = commanders === 1 ? "" : ` for each of ${commanders} commanders`;
  const how = isAborted
    ? "stopped on request, every line is complete"
    : `${typeof scenario === "object" && "script" in scenario ? formatCount(scenario.script.length, "step") : `${describeDuration(durationMs)} of play`}${each}`;
  const struck = faults === undefined || isAborted ? "" : `; faults: ${countFaults(faults, answers)}`;
  const where = folder === "-" ? "standard output" : folder;
  return `${where}: ${title}, ${how}, ${lines} lines in ${formatCount(journals, "journal")}, seed ${seed}${struck}\n`;
}

/** How often each fault struck, also those that found no place to strike. */
function countFaults(faults: FaultRates, answers: SimulatedFolder["answers"]): string {
  const counts = Object.keys(faults).map((name) => {
    return `${answers.filter(({ fault }) => fault === name).length} ${name}`;
  });
  return counts.join(", ");
}

/** Executes write steps on an output: it gets the lines of the journals, and companion files are left out. */
export class LineOutput {
  readonly #out: OutputStream;

  constructor(out: OutputStream) {
    this.#out = out;
  }

  /** Writes the bytes of an append as they are; waits while the reader is slower. */
  async write(step: WriteStep): Promise<void> {
    if (step.type !== "append") return;
    this.#out.write(step.bytes);
    await this.#out.drained();
    // Without this, neither Ctrl-C nor the end of the output would be noticed before all lines are written.
    await setImmediate();
  }
}
