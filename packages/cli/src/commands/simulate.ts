import { JournalWriter, plan, play, type Speed, type WriteStep } from "@shipslog/journal";
import { scenarioNames, simulate, type ScenarioName } from "@shipslog/simulator";
import type { Command, Given } from "../Command.ts";
import { parseDurationMs, sayDuration } from "../duration.ts";
import { exitCodes } from "../exitCodes.ts";
import { Progress } from "../Progress.ts";
import { UsageError } from "../UsageError.ts";
import type { World } from "../World.ts";

/** `shipslog simulate`: plays a session and writes the folder the game would have written. */
export const simulateCommand: Command = {
  name: "simulate",
  summary: "Plays a session without the game and writes its journal and companion files.",
  usage: "[SCENARIO] --out DIR [options]",
  options: {
    out: { type: "string", value: "DIR", description: "folder to write; made when it is not there" },
    seed: { type: "string", value: "N", description: "whole number; the same seed gives the same bytes" },
    for: { type: "string", value: "TIME", description: "how long to play: 90s, 45m, 2h, 1d", default: "1h" },
    speed: { type: "string", value: "N", description: "times real time, or max to write at once", default: "max" },
    start: {
      type: "string",
      value: "TIME",
      description: "when the session begins, as 2026-05-01T12:00:00Z; now unless given",
    },
  },
  examples: [
    ["shipslog simulate --out journal", "an hour of exploring, written at once"],
    ["shipslog simulate trader --out journal --for 8h --seed 42", "the same eight hours of trading every time"],
    ["shipslog simulate grand-tour --out journal --speed 60", "all sixteen kinds, a minute of play each second"],
  ],
  async run(given, world) {
    const session = sessionOf(given, world);
    const writer = new JournalWriter(session.folder);
    const tally = { lines: 0, files: 0 };
    const progress = new Progress(world.err, world.clock);
    const played = await play(plan(simulate(session.options)), {
      writer,
      clock: world.clock,
      speed: session.speed,
      signal: world.interrupted,
      onStep(step) {
        count(step, tally);
        if (!given.has("quiet")) progress.show(passed(step, session.options), `${tally.lines} lines`);
      },
    });
    await writer.close();
    progress.clear();
    if (!given.has("quiet")) world.out.write(report(session, tally, played.ending));
    return exitCodes.fine;
  },
};

interface Session {
  readonly folder: string;
  readonly speed: Speed;
  readonly options: { seed: number; scenario: ScenarioName; dialect: "spec"; start: number; durationMs: number };
}

function sessionOf(given: Given, world: World): Session {
  const [scenario = "explorer"] = given.positionals;
  if (!isScenario(scenario)) {
    throw new UsageError(`there is no scenario ${scenario}; there are ${scenarioNames.join(", ")}`);
  }
  return {
    folder: given.required("out"),
    speed: speedOf(given.required("speed")),
    options: {
      seed: seedOf(given.text("seed")) ?? world.drawSeed(),
      scenario,
      dialect: "spec",
      start: startOf(given.text("start")) ?? Math.floor(world.clock.nowMs() / 1000) * 1000,
      durationMs: parseDurationMs(given.required("for")),
    },
  };
}

const isScenario = (name: string): name is ScenarioName => (scenarioNames as readonly string[]).includes(name);

function speedOf(text: string): Speed {
  if (text === "max") return text;
  const speed = Number(text);
  if (!(speed > 0)) throw new UsageError(`${text} is no speed; write 1, 60 or max`);
  return speed;
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

function count(step: WriteStep, tally: { lines: number; files: number }): void {
  if (step.type === "append") tally.lines++;
  if (step.type === "open") tally.files++;
}

const passed = ({ atMs }: WriteStep, { start, durationMs }: Session["options"]) => (atMs - start) / durationMs;

function report(
  { folder, options }: Session,
  { lines, files }: { lines: number; files: number },
  ending: string,
): string {
  const { scenario, seed, durationMs } = options;
  const how = ending === "aborted" ? "stopped on request, the folder is whole" : `${sayDuration(durationMs)} of play`;
  const parts = files === 1 ? "1 journal" : `${files} journals`;
  return `${folder}: ${scenario}, ${how}, ${lines} lines in ${parts}, seed ${seed}\n`;
}
