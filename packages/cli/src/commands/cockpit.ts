import { rm } from "node:fs/promises";
import { CockpitError, qrCode, startCockpit, type Cockpit, type CockpitOptions } from "@shipslog/cockpit";
import type { Dialect } from "@shipslog/contract";
import { scenarioNames } from "@shipslog/simulator";
import { lastSession } from "../cockpit/lastSession.ts";
import { observeFolder } from "../cockpit/observeFolder.ts";
import type { Command, Arguments } from "../Command.ts";
import { EnvironmentError } from "../EnvironmentError.ts";
import { exitCodes } from "../exitCodes.ts";
import { journalFolderOf } from "../journalFolder.ts";
import { parseCommandLine } from "../parseCommandLine.ts";
import { scenarioOf } from "../scenario.ts";
import { parseSpeed } from "../speed.ts";
import { UsageError } from "../UsageError.ts";
import type { Host } from "../Host.ts";
import { simulateCommand } from "./simulate.ts";

/** Where the cockpit is found unless someone else is there already; any free port then. */
const usualPort = 4747;

/** `shipslog cockpit`: shows a journal, live, in a browser. */
export const cockpitCommand: Command = {
  name: "cockpit",
  summary: "Shows a journal, live, in a browser: the ship, its route, and how well the data fares.",
  usage: "[DIR] [options], or --simulate [SCENARIO] [options]",
  words: scenarioNames,
  options: {
    from: {
      type: "string",
      value: "session|start",
      description: "begin with the newest session, or with the first line there is",
      default: "session",
    },
    dialect: {
      type: "string",
      value: "NAME",
      description: "what lines are held against: spec or live",
      default: "live",
    },
    port: { type: "string", value: "N", description: `where to listen; ${usualPort} unless taken` },
    lan: { type: "boolean", description: "let other devices in, with the token that is shown" },
    "no-open": { type: "boolean", description: "open no browser" },
    simulate: { type: "boolean", description: "show a session that is made up while you look" },
    seed: { type: "string", value: "N", description: "of the simulated session" },
    speed: { type: "string", value: "N", description: "of the simulated session, times real time", default: "20" },
    for: { type: "string", value: "TIME", description: "how long the simulated session lasts", default: "8h" },
  },
  examples: [
    ["shipslog cockpit", "the game on this machine, in your browser"],
    ["shipslog cockpit --simulate", "a session without the game, twenty times as fast"],
    ["shipslog cockpit journal --from start", "look back at a folder from its first line"],
    ["shipslog cockpit --lan", "on a tablet too: scan the picture it shows"],
  ],
  async run(args, host) {
    const folders: string[] = [];
    const makeTemporaryFolder = async () => {
      const folder = await host.makeTemporaryFolder();
      folders.push(folder);
      return folder;
    };
    try {
      await show(args, { ...host, makeTemporaryFolder });
    } finally {
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    }
    return exitCodes.fine;
  },
};

/** Shows a folder until Ctrl-C; what it makes on the way ends with it. */
async function show(args: Arguments, host: Host): Promise<void> {
  const [isFromStart, dialect, port] = [isFromStartOf(args), dialectOf(args), portOf(args.text("port"))];
  const { folder, session } = await placeOf(args, host);
  const from = isFromStart ? undefined : await lastSession(folder);
  const recording = await host.makeTemporaryFolder();
  const ending = new AbortController();
  const signal = AbortSignal.any([host.interrupted, ending.signal]);
  const streams = observeFolder({ folder, from, dialect, clock: host.clock, signal });
  const cockpit = await start(port, { streams, folder: recording, ...settingsOf(args, host) });
  const simulating = session?.(signal);
  try {
    greet(cockpit, folder, args, host);
    await Promise.race([interrupted(signal), cockpit.observed, ...(simulating ? [failureOf(simulating)] : [])]);
  } finally {
    ending.abort();
    await simulating?.catch(() => undefined);
    await cockpit.close();
  }
}

/** The folder to look at, and the session that is to be played into it. */
interface Place {
  readonly folder: string;
  readonly session?: (signal: AbortSignal) => Promise<unknown>;
}

async function placeOf(args: Arguments, host: Host): Promise<Place> {
  if (!args.has("simulate")) return { folder: await journalFolderOf(args, host) };
  const [scenario = "grand-tour", ...more] = args.positionals;
  if (more.length > 0) throw new UsageError("one scenario at a time");
  // What cannot be played is said before a browser opens.
  await scenarioOf(scenario);
  parseSpeed(args.required("speed"));
  const folder = await host.makeTemporaryFolder();
  const seed = args.text("seed") ?? String(host.drawSeed());
  const words = [scenario, "--out", folder, "--quiet", "--seed", seed, "--dialect", dialectOf(args)];
  const played = [...words, "--speed", args.required("speed"), "--for", args.required("for")];
  const session = (signal: AbortSignal) =>
    simulateCommand.run(parseCommandLine(simulateCommand, played), { ...host, interrupted: signal });
  return { folder, session };
}

function isFromStartOf(args: Arguments): boolean {
  const from = args.required("from");
  if (from === "session" || from === "start") return from === "start";
  throw new UsageError(`${from} is no place to begin; write session or start`);
}

function dialectOf(args: Arguments): Dialect {
  const dialect = args.required("dialect");
  if (dialect === "spec" || dialect === "live") return dialect;
  throw new UsageError(`${dialect} is no dialect; write spec or live`);
}

function settingsOf(args: Arguments, host: Host): Pick<CockpitOptions, "nowMs" | "run" | "lan"> {
  const nowMs = () => host.clock.nowMs();
  const lan = args.has("lan") ? { addresses: host.networkAddresses(), token: host.drawKey() } : undefined;
  return { nowMs, run: host.drawKey(), lan };
}

async function start(wanted: number | undefined, options: Omit<CockpitOptions, "port">): Promise<Cockpit> {
  try {
    return await startCockpit({ ...options, port: wanted ?? usualPort });
  } catch (error) {
    if (!(error instanceof CockpitError) || error.code !== "cannot-listen") throw error;
    if (wanted !== undefined) throw new EnvironmentError(`${error.message}; name another`, { cause: error });
    return await startCockpit({ ...options, port: 0 });
  }
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`${text} is no port; write 0 to 65535`);
}

function greet({ urls }: Cockpit, folder: string, args: Arguments, host: Host): void {
  const [own = "", ...others] = urls;
  host.out.write(`${own}\n`);
  if (!args.has("quiet")) host.err.write(`the cockpit of ${folder}, Ctrl-C ends\n`);
  if (args.has("lan")) host.out.write(lanWords(others));
  if (!args.has("no-open")) host.openBrowser(own);
}

function lanWords(urls: readonly string[]): string {
  const [first] = urls;
  if (first === undefined) return "This machine has no address in a network.\n";
  return `\nOn another device of your network:\n${urls.join("\n")}\n\n${qrCode(first)}\nWhoever has this address sees what you see.\n`;
}

function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Settles only when something goes wrong: a session that is over is still worth looking at. */
function failureOf(work: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    work.catch(reject);
  });
}
