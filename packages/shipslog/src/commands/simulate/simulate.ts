import { defaultDialect, dialects } from "@shipslog/contract";
import { formatCount } from "@shipslog/contract/internal";
import { languages, RefusedScriptError, scenarioNames, type Language } from "@shipslog/simulator";
import type { Arguments, Command } from "../../Command.ts";
import { exitCodes } from "../../exitCodes.ts";
import type { Host } from "../../Host.ts";
import { ProgressBar } from "../../ProgressBar.ts";
import { faultNames, faultsInFiles, parseFaults, writeAnswers, type FaultRates } from "./faults.ts";
import { findScenario } from "./findScenario.ts";
import { addToMark, removeSimulated } from "./folderMark.ts";
import { LineOutput } from "./LineOutput.ts";
import { readScript } from "./readScript.ts";
import { simulateFolder, type SimulatedFolder, type SimulateFolderOptions } from "./simulateFolder.ts";
import { describeDuration } from "../../text/describeDuration.ts";
import { UsageError } from "../../UsageError.ts";

const fileNameForms = ["new", "old"] as const;
const channels = ["live", "beta", "alpha"] as const;
const statusChoices = ["every", "last"] as const;

/** `shipslog simulate`: simulates a session and writes the folder that the game would have written. */
export const simulateCommand: Command = {
  name: "simulate",
  summary: "Simulates a session and writes its journal and companion files.",
  usage: "[SCENARIO] --out DIR [options]",
  arguments: {
    SCENARIO: `${scenarioNames.join(", ")}, or your own JSON file (default: explorer)`,
    LIST: `names of faults, each with the share of places to damage: ${faultNames.join(", ")}`,
  },
  words: scenarioNames,
  options: {
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
    seed: { type: "integer", value: "N", description: "whole number; the same seed gives the same bytes" },
    for: { type: "duration", value: "TIME", description: "time to play: 90s, 45m, 2h, 1d", default: "1h" },
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
        "live for what the game writes today, with the lines that tools need; spec for the specification to the letter",
      default: defaultDialect,
    },
    language: {
      type: "string",
      choices: languages,
      description: "language of texts; dialect spec has English only",
      default: "english",
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
      description: "form of journal names; old is the one before March 2022",
      default: "new",
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
        "start of the session, as 2026-05-01T12:00:00Z (default: now; at speed max, early enough to end before now)",
    },
  },
  examples: [
    ["shipslog simulate --out journal", "an hour of exploring, written at once"],
    ["shipslog simulate --out journal --force", "the same folder again, with another session"],
    ["shipslog simulate --out - --quiet | your-tool", "the lines alone, without a folder"],
    ["shipslog simulate trader --out journal --for 8h --seed 42", "the same eight hours of trading every time"],
    ["shipslog simulate grand-tour --out journal --speed 60", "all sixteen kinds, a minute of play per second"],
    ["shipslog simulate courier.json --out journal", "your own scenario"],
    ["shipslog simulate --script landing.json --out journal", "exactly what the steps of a script say"],
    ["shipslog simulate --out journal --speed 1", "a session in real time, for other tools to follow"],
    ["shipslog simulate --out journal --dialect spec", "the specification to the letter, without other lines"],
    [
      "shipslog simulate --out journal --faults torn-status:0.01 --answers answers.jsonl",
      "a folder with faults, and the list of what to find in it",
    ],
  ],
  async run(args, host) {
    const isQuiet = args.has("quiet");
    const { answersFile, ...options } = await optionsOf(args, host);
    if (args.has("force")) await removeSimulated(options.folder);
    const simulated = await simulateWithProgress(options, host, isQuiet);
    const { isAborted, answers } = simulated;
    // The key of an interrupted session may name faults that were not written any more.
    if (answersFile !== undefined && !isAborted) {
      await addToMark(options.folder, answersFile);
      await writeAnswers(answersFile, answers, host);
    }
    const closing = options.lineOutput === undefined ? host.out : host.err;
    if (!isQuiet && !isUnread(options, host)) closing.write(summary(options, simulated));
    // A reader that has closed the output wants no more lines: the work is done.
    return isAborted && host.interrupted.aborted ? exitCodes.interrupted : exitCodes.fine;
  },
};

/** Whether the lines went to a reader that has closed the output. */
const isUnread = ({ lineOutput }: SimulateFolderOptions, { out }: Host) =>
  lineOutput !== undefined && out.ended.aborted;

async function simulateWithProgress(
  options: SimulateFolderOptions,
  host: Host,
  isQuiet: boolean,
): Promise<SimulatedFolder> {
  const progress = new ProgressBar(host.err, host.clock);
  const onProgress = (fraction: number, lines: number) => progress.show(fraction, `${lines} lines`);
  try {
    return await simulateFolder(isQuiet || options.lineOutput !== undefined ? options : { ...options, onProgress });
  } catch (error) {
    if (error instanceof RefusedScriptError) throw new UsageError(error.message);
    throw error;
  } finally {
    progress.clear();
  }
}

interface Simulation extends SimulateFolderOptions {
  readonly commanders: number;
  readonly answersFile: string | undefined;
  /** What was played, for the closing line. */
  readonly title: string;
}

async function optionsOf(args: Arguments, host: Host): Promise<Simulation> {
  const [, ...more] = args.positionals;
  if (more.length > 0) throw new UsageError(`expected one scenario, got ${args.positionals.join(", ")}`);
  const dialect = args.choice("dialect", dialects);
  const language = args.choice("language", languages);
  const commanders = args.integer("commanders");
  if (dialect === "spec") refuseWhatSpecLacks(language, commanders);
  const folder = args.required("out");
  const toOutput = folder === "-";
  const faults = faultsOf(args);
  if (args.has("no-status") && args.text("status") !== undefined) {
    throw new UsageError("--status and --no-status exclude each other");
  }
  if (toOutput) refuseForOutput(args, faults.faults);
  return {
    folder,
    lineOutput: toOutput ? new LineOutput(host.out) : undefined,
    ...(await playOf(args, args.positionals[0])),
    seed: args.optionalInteger("seed") ?? host.drawSeed(),
    speed: args.speed("speed"),
    startMs: args.timeMs("start"),
    ...{ dialect, language, commanders },
    names: { form: args.choice("file-names", fileNameForms), channel: args.choice("channel", channels) },
    companions: args.optionalChoice("status", statusChoices),
    status: !args.has("no-status"),
    ...faults,
    clock: host.clock,
    signal: toOutput ? AbortSignal.any([host.interrupted, host.out.ended]) : host.interrupted,
  };
}

/** What is played and for how long: a script until its end, or a scenario for a time. */
async function playOf(
  args: Arguments,
  word: string | undefined,
): Promise<Pick<Simulation, "scenario" | "durationMs" | "title">> {
  const file = args.text("script");
  if (file === undefined) {
    const scenario = await findScenario(word ?? "explorer");
    return { scenario, durationMs: args.durationMs("for"), title: scenario.name };
  }
  if (word !== undefined) throw new UsageError(`expected a scenario or --script, got both: ${word}, ${file}`);
  return { scenario: await readScript(file), durationMs: Number.POSITIVE_INFINITY, title: file };
}

/** Standard output takes lines only. */
function refuseForOutput(args: Arguments, faults: FaultRates = {}): void {
  if (args.has("force")) throw new UsageError("--force needs --out DIR; standard output is not a folder");
  const inFiles = faultsInFiles(faults);
  if (inFiles.length > 0) throw new UsageError(`${inFiles.join(", ")} damages files and needs --out DIR`);
}

function refuseWhatSpecLacks(language: Language, commanders: number): void {
  if (language !== "english") {
    throw new UsageError(`--language ${language} needs --dialect live; the specification has English texts only`);
  }
  if (commanders > 1) {
    throw new UsageError("--commanders needs --dialect live; in the specification no line names its commander");
  }
}

function faultsOf(args: Arguments): { faults: FaultRates | undefined; answersFile: string | undefined } {
  const [faults, answersFile] = [args.text("faults"), args.text("answers")];
  if (faults === undefined && answersFile !== undefined) throw new UsageError("--answers needs --faults NAME:RATE");
  return { faults: faults === undefined ? undefined : parseFaults(faults), answersFile };
}

function summary(
  {
    folder,
    scenario,
    title,
    seed,
    durationMs,
    commanders,
    faults,
  }: Pick<Simulation, "folder" | "scenario" | "title" | "seed" | "durationMs" | "commanders" | "faults">,
  { lines, journals, isAborted, answers }: SimulatedFolder,
): string {
  const each = commanders === 1 ? "" : ` for each of ${commanders} commanders`;
  const how = isAborted
    ? "stopped on request, every line is complete"
    : `${"script" in scenario ? formatCount(scenario.script.length, "step") : `${describeDuration(durationMs)} of play`}${each}`;
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
