import { readJournal } from "@shipslog/journal";
import type { Command } from "../Command.ts";
import { exitCodes, type ExitCode } from "../exitCodes.ts";
import { parseCommandLine } from "../parseCommandLine.ts";
import { paletteFor } from "../text/palette.ts";
import { follow } from "../watch/follow.ts";
import { TextView } from "../watch/TextView.ts";
import type { Host } from "../Host.ts";
import { checkCommand } from "./check.ts";
import { simulateCommand } from "./simulate.ts";

const playMs = 2 * 3_600_000;
const lookMs = 50;
/** How long the last lines may take to be seen before the demo goes on without them. */
const patienceMs = 5000;

/** `shipslog demo`: simulates, watches and checks a session before one's eyes. */
export const demoCommand: Command = {
  name: "demo",
  summary: "Plays two hours of a session in eight seconds, follows its journal and checks it.",
  usage: "[options]",
  options: {
    seed: { type: "string", value: "N", description: "whole number; the same seed gives the same session" },
    start: {
      type: "string",
      value: "TIME",
      description: "when the session begins, as 2026-05-01T12:00:00Z; so that it ends now unless given",
    },
    speed: { type: "string", value: "N", description: "times real time, or max", default: "900" },
  },
  examples: [
    ["shipslog demo", "needs no game, no network and no configuration"],
    ["shipslog demo --seed 42", "the same session for everyone"],
  ],
  async run(args, host) {
    const paint = paletteFor(host.out);
    const folder = await host.makeTemporaryFolder();
    const seed = args.text("seed") ?? String(host.drawSeed());
    const session = ["grand-tour", "--out", folder, "--seed", seed, "--for", "2h", "--speed", args.required("speed")];
    const type = (words: readonly string[]) =>
      host.out.write(`${paint.good("$")} ${paint.strong(`shipslog ${words.join(" ")}`)}\n`);
    host.out.write("Two hours of a session that never happened:\n\n");
    type(["simulate", ...session]);
    type(["watch", folder]);
    // Unless told otherwise it ends now, so that no tool takes it for the future.
    const start = args.text("start") ?? new Date(host.clock.nowMs() - playMs).toISOString();
    await playAndWatch(folder, [...session, "--start", start, "--quiet"], host);
    if (host.interrupted.aborted) return exitCodes.interrupted;
    host.out.write("\n");
    const judged = [folder, "--dialect", "spec"];
    type(["check", ...judged]);
    const code = await runCommand(checkCommand, judged, host);
    host.out.write(`\nThat was seed ${seed}. Try next${inClone(host)}:\n\n`);
    for (const [line, does] of nextSteps(folder, seed)) {
      host.out.write(`  ${paint.strong(line)}\n      ${paint.dim(does)}\n`);
    }
    return code;
  },
};

function runCommand(command: Command, words: readonly string[], host: Host): Promise<ExitCode> {
  return command.run(parseCommandLine(command, words), host);
}

/** Plays a session and shows it as a watcher sees it, until every line was seen. */
async function playAndWatch(folder: string, session: readonly string[], host: Host): Promise<void> {
  const over = new AbortController();
  const interrupted = AbortSignal.any([host.interrupted, over.signal]);
  const view = new TextView(host.out, host.clock);
  const watching = follow(folder, "start", view, { clock: host.clock, interrupted });
  try {
    await runCommand(simulateCommand, session, host);
    const lines = await countLines(folder);
    for (let waitedMs = 0; view.events < lines && waitedMs < patienceMs && !interrupted.aborted; waitedMs += lookMs) {
      await host.clock.sleep(lookMs);
    }
  } finally {
    over.abort();
    await watching;
  }
}

async function countLines(folder: string): Promise<number> {
  let lines = 0;
  for await (const _ of readJournal(folder)) lines++;
  return lines;
}

/** Run by `npm run demo` there is no command of that name yet. */
const inClone = ({ env }: Host) =>
  env["npm_lifecycle_event"] === "demo" ? ", in this clone with `npm run -s shipslog --` for `shipslog`" : "";

function nextSteps(folder: string, seed: string): readonly (readonly [line: string, does: string])[] {
  const again = `shipslog simulate grand-tour --out journal --seed ${seed} --for 2h --speed 1`;
  return [
    [`shipslog doctor ${folder}`, "what lies in a journal folder; without a name, the game's own on this machine"],
    [again, "such a session in real time, for your own tool to read"],
    ["shipslog explain FSDJump", "every field of a kind, and where the live game differs"],
  ];
}
