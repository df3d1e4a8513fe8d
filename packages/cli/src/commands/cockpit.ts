import { rm } from "node:fs/promises";
import { CockpitError, qrCode, startCockpit, type Cockpit, type CockpitOptions } from "@shipslog/cockpit";
import type { Dialect } from "@shipslog/contract";
import { scenarioNames } from "@shipslog/simulator";
import { lastSession } from "../cockpit/lastSession.ts";
import { observe } from "../cockpit/observe.ts";
import type { Command, Given } from "../Command.ts";
import { EnvironmentError } from "../EnvironmentError.ts";
import { exitCodes } from "../exitCodes.ts";
import { journalFolderOf } from "../journalFolder.ts";
import { parseCommandLine } from "../parseCommandLine.ts";
import { scenarioOf } from "../scenario.ts";
import { parseSpeed } from "../speed.ts";
import { UsageError } from "../UsageError.ts";
import type { World } from "../World.ts";
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
  async run(given, world) {
    const folders: string[] = [];
    const makeTemporaryFolder = async () => {
      const folder = await world.makeTemporaryFolder();
      folders.push(folder);
      return folder;
    };
    try {
      await show(given, { ...world, makeTemporaryFolder });
    } finally {
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    }
    return exitCodes.fine;
  },
};

/** Shows a folder until Ctrl-C; what it makes on the way ends with it. */
async function show(given: Given, world: World): Promise<void> {
  const [isFromStart, dialect, port] = [isFromStartOf(given), dialectOf(given), portOf(given.text("port"))];
  const { folder, session } = await placeOf(given, world);
  const from = isFromStart ? undefined : await lastSession(folder);
  const recording = await world.makeTemporaryFolder();
  const ending = new AbortController();
  const signal = AbortSignal.any([world.interrupted, ending.signal]);
  const streams = observe({ folder, from, dialect, clock: world.clock, signal });
  const cockpit = await start(port, { streams, folder: recording, ...settingsOf(given, world) });
  const simulating = session?.(signal);
  try {
    greet(cockpit, folder, given, world);
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

async function placeOf(given: Given, world: World): Promise<Place> {
  if (!given.has("simulate")) return { folder: await journalFolderOf(given, world) };
  const [scenario = "grand-tour", ...more] = given.positionals;
  if (more.length > 0) throw new UsageError("one scenario at a time");
  // What cannot be played is said before a browser opens.
  await scenarioOf(scenario);
  parseSpeed(given.required("speed"));
  const folder = await world.makeTemporaryFolder();
  const seed = given.text("seed") ?? String(world.drawSeed());
  const words = [scenario, "--out", folder, "--quiet", "--seed", seed, "--dialect", dialectOf(given)];
  const played = [...words, "--speed", given.required("speed"), "--for", given.required("for")];
  const session = (signal: AbortSignal) =>
    simulateCommand.run(parseCommandLine(simulateCommand, played), { ...world, interrupted: signal });
  return { folder, session };
}

function isFromStartOf(given: Given): boolean {
  const from = given.required("from");
  if (from === "session" || from === "start") return from === "start";
  throw new UsageError(`${from} is no place to begin; write session or start`);
}

function dialectOf(given: Given): Dialect {
  const dialect = given.required("dialect");
  if (dialect === "spec" || dialect === "live") return dialect;
  throw new UsageError(`${dialect} is no dialect; write spec or live`);
}

function settingsOf(given: Given, world: World): Pick<CockpitOptions, "nowMs" | "run" | "lan"> {
  const nowMs = () => world.clock.nowMs();
  const lan = given.has("lan") ? { addresses: world.networkAddresses(), token: world.drawKey() } : undefined;
  return { nowMs, run: world.drawKey(), lan };
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

function greet({ urls }: Cockpit, folder: string, given: Given, world: World): void {
  const [own = "", ...others] = urls;
  world.out.write(`${own}\n`);
  if (!given.has("quiet")) world.err.write(`the cockpit of ${folder}, Ctrl-C ends\n`);
  if (given.has("lan")) world.out.write(lanWords(others));
  if (!given.has("no-open")) world.openBrowser(own);
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
