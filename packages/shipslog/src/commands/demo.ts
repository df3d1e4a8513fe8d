import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { readJournal } from "@shipslog/journal";
import { checkPaths } from "./check/checkPaths.ts";
import { defineCommand, type Arguments, type Command, type Options } from "../command/Command.ts";
import type { ExitCode } from "../failure/exitCodes.ts";
import { stopIfInterrupted, UsageError } from "../failure/errors.ts";
import type { Host } from "../command/Host.ts";
import { simulateFolder, type SimulateFolderOptions } from "../simulateFolder/simulateFolder.ts";
import { paletteFor } from "../text/palette.ts";
import { follow } from "./watch/follow.ts";
import { TextView } from "./watch/TextView.ts";

const playMs = 2 * 3_600_000;
const pollMs = 50;
/** A terminal shows no more states than this in a second. */
const statesPerSecond = 25;
/** How long to wait for the last lines to be shown. */
const patienceMs = 5000;

const options = {
  seed: { type: "integer", value: "N", description: "whole number; the same seed gives the same session" },
  start: {
    type: "time",
    value: "TIME",
    description: "start of the session, as 2026-05-01T12:00:00Z (default: two hours ago)",
  },
  speed: { type: "speed", value: "N", description: "multiple of real time, or max", default: "2000" },
} as const satisfies Options;

/** `shipslog demo`: simulates, watches and checks a session in the terminal. */
export const demoCommand: Command = defineCommand({
  name: "demo",
  summary: "Simulates two hours of play in about five seconds, follows the journal and checks it.",
  usage: "[options]",
  options,
  examples: [
    ["shipslog demo", "needs no game, no network and no configuration"],
    ["shipslog demo --seed 42", "the same session for everyone"],
  ],
  async run(args, host) {
    const [unexpected] = args.positionals;
    if (unexpected !== undefined) throw new UsageError(`unexpected ${unexpected}; usage: shipslog demo [options]`);
    const folder = await host.makeTemporaryFolder();
    try {
      return await showDemo(folder, args, host);
    } catch (error) {
      // A whole demo keeps the folder: the next steps name it.
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  },
});

async function showDemo(folder: string, args: Arguments<typeof options>, host: Host): Promise<ExitCode> {
  const paint = paletteFor(host.out);
  const seed = args.optionalInteger("seed") ?? host.drawSeed();
  const speed = args.speed("speed");
  const showCommand = (line: string) => host.out.write(`${paint.good("$")} ${paint.strong(`shipslog ${line}`)}\n`);
  host.out.write("Two hours of a simulated session:\n\n");
  showCommand(`simulate grand-tour --out ${folder} --seed ${seed} --for 2h --speed ${speed}`);
  showCommand(`watch ${folder}`);
  // The session ends now, so that no tool reads timestamps from the future.
  const startMs = args.timeMs("start") ?? host.clock.nowMs() - playMs;
  const statusApartMs = speed === "max" ? 0 : (speed * 1000) / statesPerSecond;
  const session = { scenario: "grand-tour", seed, speed, start: startMs, durationMs: playMs, statusApartMs };
  await playAndWatch(folder, { ...session, clock: host.clock, signal: host.interrupted }, host);
  stopIfInterrupted(host, "the simulated journal is removed");
  host.out.write("\n");
  showCommand(`check ${folder}`);
  const code = await check(folder, host);
  host.out.write(`\nThat was seed ${seed}. Try next${inClone(host)}:\n\n`);
  for (const [line, does] of nextSteps(folder, seed)) {
    host.out.write(`  ${paint.strong(line)}\n      ${paint.dim(does)}\n`);
  }
  return code;
}

/** Simulates a session and shows it as `shipslog watch` does, until every line is shown. */
async function playAndWatch(folder: string, session: SimulateFolderOptions, host: Host): Promise<void> {
  const over = new AbortController();
  const interrupted = AbortSignal.any([host.interrupted, over.signal]);
  const view = new TextView(host.out, host.clock);
  const watching = follow(folder, view, { from: "start", clock: host.clock, signal: interrupted });
  try {
    await simulateFolder(folder, session);
    const lines = await countLines(folder);
    for (let waitedMs = 0; view.events < lines && waitedMs < patienceMs && !interrupted.aborted; waitedMs += pollMs) {
      await host.clock.sleep(pollMs);
    }
  } finally {
    over.abort();
    await watching;
  }
}

function check(folder: string, host: Host) {
  const threads = availableParallelism();
  const report = { format: "text", failOn: "error", isComplete: false, isQuiet: false } as const;
  return checkPaths({ paths: [folder], dialect: undefined, check: {}, threads, ...report }, host);
}

async function countLines(folder: string): Promise<number> {
  let lines = 0;
  for await (const _ of readJournal(folder)) lines++;
  return lines;
}

/** In a clone, `npm run demo` works before a command `shipslog` is on the PATH. */
const inClone = ({ env }: Host) =>
  env["npm_lifecycle_event"] === "demo" ? ", in this clone with `npm run -s shipslog --` for `shipslog`" : "";

function nextSteps(folder: string, seed: number): readonly (readonly [line: string, does: string])[] {
  const again = `shipslog simulate grand-tour --out journal --seed ${seed} --for 2h --speed 1`;
  return [
    [`shipslog doctor ${folder}`, "what is in a journal folder; without a name, the game's own on this machine"],
    [again, "such a session in real time, for your own tool to read"],
    ["shipslog explain FSDJump", "every field of a kind, and how the live game differs"],
  ];
}
