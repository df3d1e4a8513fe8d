import type { Dialect, WriteStep } from "@shipslog/contract";
import { gatherSeconds, JournalWriter, plan, play, type PlanOptions, type Speed } from "@shipslog/journal";
import {
  languages,
  scenarioNames,
  simulateInTurn,
  type Language,
  type Scenario,
  type SimulateOptions,
} from "@shipslog/simulator";
import type { Command, Arguments } from "../Command.ts";
import { parseDurationMs, formatDuration } from "../duration.ts";
import { exitCodes } from "../exitCodes.ts";
import { faultNames, parseFaults, planDamaged, writeAnswers, type FaultRates } from "../faults.ts";
import { ProgressBar } from "../ProgressBar.ts";
import { scenarioOf } from "../scenario.ts";
import { parseSpeed } from "../speed.ts";
import { UsageError } from "../UsageError.ts";
import type { Host } from "../Host.ts";

/** `shipslog simulate`: plays a session and writes the folder the game would have written. */
export const simulateCommand: Command = {
  name: "simulate",
  summary: "Plays a session without the game and writes its journal and companion files.",
  usage: "[SCENARIO] --out DIR [options]",
  arguments: {
    SCENARIO: `${scenarioNames.join(", ")}, or a JSON file of your own (explorer unless given)`,
    LIST: `names of faults, each with the share of places it damages: ${faultNames.join(", ")}`,
  },
  words: scenarioNames,
  options: {
    out: { type: "string", value: "DIR", description: "folder to write; made when it is not there" },
    seed: { type: "string", value: "N", description: "whole number; the same seed gives the same bytes" },
    for: { type: "string", value: "TIME", description: "how long to play: 90s, 45m, 2h, 1d", default: "1h" },
    speed: { type: "string", value: "N", description: "times real time, or max to write at once", default: "max" },
    dialect: {
      type: "string",
      value: "NAME",
      description: "spec, or live: as the game writes today, with the lines other tools need",
      default: "spec",
    },
    language: { type: "string", value: "NAME", description: "english or french, in live", default: "english" },
    commanders: { type: "string", value: "N", description: "players who take turns on the machine", default: "1" },
    "file-names": { type: "string", value: "FORM", description: "new, or old as before March 2022", default: "new" },
    channel: { type: "string", value: "NAME", description: "build of the game: live, beta, alpha", default: "live" },
    faults: {
      type: "string",
      value: "LIST",
      description: "damage to do, as half-line:0.01,lost-event:0.1; docs/faults.md says what each does",
    },
    answers: {
      type: "string",
      value: "FILE",
      description: "where to write what each damage must provoke, a line each",
    },
    start: {
      type: "string",
      value: "TIME",
      description:
        "when the session begins, as 2026-05-01T12:00:00Z; now unless given, and at speed max so that it has ended by now",
    },
  },
  examples: [
    ["shipslog simulate --out journal", "an hour of exploring, written at once"],
    ["shipslog simulate trader --out journal --for 8h --seed 42", "the same eight hours of trading every time"],
    ["shipslog simulate grand-tour --out journal --speed 60", "all sixteen kinds, a minute of play each second"],
    ["shipslog simulate courier.json --out journal", "a scenario of your own, as examples/04 writes one"],
    ["shipslog simulate --out journal --dialect live --speed 1", "a session other tools can follow"],
    [
      "shipslog simulate --out journal --faults torn-status:0.01 --answers answers.jsonl",
      "a folder with faults, and what must be found in it",
    ],
  ],
  async run(args, host) {
    const session = await sessionOf(args, host);
    const writer = new JournalWriter(session.folder);
    const tally = { lines: 0, files: 0 };
    const progress = new ProgressBar(host.err, host.clock);
    const moments = simulateInTurn(session.players);
    // Nobody asked for faults: not even the way to them is taken.
    const damaged = session.faults && planDamaged(moments, session.files, session.faults, session.seed);
    const steps = damaged?.steps ?? plan(moments, session.files);
    // Readers of the game's own journal need the lines of a second at once.
    const isFollowed = session.files.dialect === "live" && session.speed !== "max";
    const played = await play(isFollowed ? gatherSeconds(steps) : steps, {
      writer,
      clock: host.clock,
      speed: session.speed,
      signal: host.interrupted,
      onStep(step) {
        count(step, tally);
        if (!args.has("quiet")) progress.show(passed(step, session), `${tally.lines} lines`);
      },
    });
    await writer.close();
    if (damaged !== undefined && session.answers !== undefined) await writeAnswers(session.answers, damaged.answers());
    progress.clear();
    if (!args.has("quiet")) host.out.write(report(session, tally, played.ending));
    return played.ending === "aborted" ? exitCodes.interrupted : exitCodes.fine;
  },
};

interface Session {
  readonly folder: string;
  readonly speed: Speed;
  readonly scenario: Scenario;
  readonly seed: number;
  readonly start: number;
  readonly durationMs: number;
  readonly players: readonly SimulateOptions[];
  readonly files: PlanOptions;
  readonly faults: FaultRates | undefined;
  readonly answers: string | undefined;
}

/** Longer than a player takes to leave the game once the time to play is over. */
const lingerMs = 15 * 60_000;

async function sessionOf(args: Arguments, host: Host): Promise<Session> {
  const [word = "explorer", ...more] = args.positionals;
  if (more.length > 0) throw new UsageError(`one scenario at a time, not ${args.positionals.join(" and ")}`);
  const scenario = await scenarioOf(word);
  const seed = seedOf(args.text("seed")) ?? host.drawSeed();
  const speed = parseSpeed(args.required("speed"));
  const durationMs = parseDurationMs(args.required("for"));
  const commanders = commandersOf(args.required("commanders"));
  // What is written at once has happened already: no tool may take it for the future.
  const passedMs = speed === "max" ? (durationMs + lingerMs) * commanders : 0;
  const start = startOf(args.text("start")) ?? Math.floor((host.clock.nowMs() - passedMs) / 1000) * 1000;
  const dialect = choiceOf<Dialect>(args, "dialect", ["spec", "live"]);
  const language = choiceOf<Language>(args, "language", languages);
  if (dialect === "spec") refuseWhatSpecLacks(language, commanders);
  const player = { scenario, dialect, language, start, durationMs, galaxySeed: seed };
  return {
    folder: args.required("out"),
    speed,
    ...{ scenario, seed, start, durationMs },
    players: Array.from({ length: commanders }, (_, at) => ({
      ...player,
      seed: seed + at,
    })),
    ...faultsOf(args),
    files: {
      dialect,
      form: choiceOf(args, "file-names", ["new", "old"]),
      channel: choiceOf(args, "channel", ["live", "beta", "alpha"]),
    },
  };
}

function refuseWhatSpecLacks(language: Language, commanders: number): void {
  if (language !== "english") {
    throw new UsageError(`the specification's texts are English; for ${language} ask for --dialect live`);
  }
  if (commanders > 1) {
    throw new UsageError("no line of the specification names its commander; for several ask for --dialect live");
  }
}

function faultsOf(args: Arguments): Pick<Session, "faults" | "answers"> {
  const [faults, answers] = [args.text("faults"), args.text("answers")];
  if (faults === undefined && answers !== undefined) throw new UsageError("--answers needs --faults NAME:RATE");
  return { faults: faults === undefined ? undefined : parseFaults(faults), answers };
}

/** The value of an option that has a few. */
function choiceOf<Choice extends string>(args: Arguments, option: string, choices: readonly Choice[]): Choice {
  const text = args.required(option);
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new UsageError(`${text} is no ${option}; write ${choices.join(", ")}`);
  return found;
}

function commandersOf(text: string): number {
  const commanders = Number(text);
  if (Number.isInteger(commanders) && commanders > 0) return commanders;
  throw new UsageError(`${text} is no number of commanders; write 1 or more`);
}

function seedOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seed = Number(text);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new UsageError(`${text} is no seed; write a whole number`);
  return seed;
}

function startOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const startMs = Date.parse(text);
  if (Number.isNaN(startMs)) throw new UsageError(`${text} is no time; write it as 2026-05-01T12:00:00Z`);
  return startMs;
}

const lineFeed = 10;

function count(step: WriteStep, tally: { lines: number; files: number }): void {
  if (step.type === "append") for (const byte of step.bytes) if (byte === lineFeed) tally.lines++;
  if (step.type === "open") tally.files++;
}

const passed = ({ atMs }: WriteStep, { start, durationMs, players }: Session) =>
  (atMs - start) / (durationMs * players.length);

function report(
  { folder, scenario, seed, durationMs, players }: Session,
  { lines, files }: { lines: number; files: number },
  ending: string,
): string {
  const each = players.length === 1 ? "" : ` for each of ${players.length} commanders`;
  const how =
    ending === "aborted" ? "stopped on request, the folder is whole" : `${formatDuration(durationMs)} of play${each}`;
  const parts = files === 1 ? "1 journal" : `${files} journals`;
  return `${folder}: ${scenario.name}, ${how}, ${lines} lines in ${parts}, seed ${seed}\n`;
}
