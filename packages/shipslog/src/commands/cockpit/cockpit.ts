import { rm } from "node:fs/promises";
import { join } from "node:path";
import { defaultDialect, dialects, type Dialect } from "@shipslog/contract";
import { escapeControls } from "@shipslog/contract/internal";
import { listJournals, nodeDisk, type Disk } from "@shipslog/journal";
import { CockpitError, qrCode, startCockpit, type Cockpit, type CockpitOptions } from "@shipslog/cockpit";
import { detectDialect } from "@shipslog/page/sources";
import { earlierArrivals, interrupted, observeFolder, startingPoints, startPosition } from "@shipslog/page/show";
import { scenarioNames } from "@shipslog/simulator";
import { defineCommand, type Arguments, type Command, type Options } from "../../command/Command.ts";
import { EnvironmentError, UsageError } from "../../failure/errors.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import { describeWait, findFollowed, type FollowedSource } from "../../watchFolder/findFollowed.ts";
import { findScenario } from "../../simulateFolder/findScenario.ts";
import { simulateFolder } from "../../simulateFolder/simulateFolder.ts";
import { describeNotice } from "../watch/follow.ts";
import type { Host } from "../../command/Host.ts";

/** The port unless --port is given; if it is in use, any free port. */
const defaultPort = 4747;

const cockpitOptions = {
  from: {
    type: "string",
    choices: startingPoints,
    description: "start with the latest sessions, with the newest one, or with the first line of the folder",
    default: "recent",
  },
  dialect: {
    type: "string",
    choices: dialects,
    description: "the dialect to check against, or to simulate (default: detected in the folder, or live)",
  },
  port: {
    type: "integer",
    max: 65_535,
    value: "N",
    description: `port to listen on; ${defaultPort} by default, or a free one if it is in use`,
  },
  lan: { type: "boolean", description: "allow other devices in the network, with a token" },
  "no-open": { type: "boolean", description: "do not open a browser" },
  simulate: { type: "boolean", description: "show a simulated session instead of a folder" },
  seed: { type: "integer", value: "N", description: "seed of the simulated session" },
  speed: {
    type: "speed",
    value: "N",
    description: "speed of the simulated session, as a multiple of real time",
    default: "20",
  },
  for: { type: "duration", value: "TIME", description: "duration of the simulated session", default: "8h" },
} as const satisfies Options;

/** `shipslog cockpit`: shows a journal live in the browser. */
export const cockpitCommand: Command = defineCommand({
  name: "cockpit",
  summary: "Shows a journal live in the browser: the ship, its route and the health of the data.",
  usage: "[DIR|JOURNAL] [options], or --simulate [SCENARIO] [options]",
  arguments: {
    DIR: "a folder; it may be empty or missing, then the cockpit waits for the game to write a journal",
  },
  words: scenarioNames,
  options: cockpitOptions,
  examples: [
    ["shipslog cockpit", "show the game on this machine"],
    ["shipslog cockpit --simulate", "show a simulated session, twenty times as fast"],
    ["shipslog cockpit journal --from start", "show a recorded folder from its first line"],
    ["shipslog cockpit --lan", "also on a tablet: scan the QR code"],
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
});

/** Shows a folder until Ctrl-C, then stops the server and the simulation. */
async function show(args: Arguments<typeof cockpitOptions>, host: Host): Promise<void> {
  const { followed, session } = await shownFolderOf(args, host);
  const { folder, file, disk } = followed;
  const dialect = args.optionalChoice("dialect") ?? (await dialectOf(folder, disk));
  const from = await startPosition(args.choice("from"), folder, disk);
  const recording = await host.makeTemporaryFolder();
  const ending = new AbortController();
  const signal = AbortSignal.any([host.interrupted, ending.signal]);
  const streams = observeFolder({
    folder,
    hasCompanions: file === undefined,
    disk,
    from,
    dialect,
    clock: host.clock,
    signal,
    onNotice: (notice) => host.err.write(`${escapeControls(describeNotice(notice))}\n`),
  });
  const earlier = from === undefined ? undefined : earlierArrivals(folder, from, { disk, clock: host.clock, signal });
  const options = { streams, earlier, folder: recording, source: join(folder, file ?? ""), ...settingsOf(args, host) };
  const cockpit = await start(args.optionalInteger("port"), options);
  const simulating = session?.(signal);
  try {
    greet(cockpit, followed, args, host);
    await Promise.race([interrupted(signal), cockpit.observed, ...(simulating ? [failureOf(simulating)] : [])]);
  } finally {
    ending.abort();
    await simulating?.catch(() => undefined);
    await cockpit.close();
  }
}

/** The folder to show, and the simulation that writes into it. */
interface ShownFolder {
  readonly followed: FollowedSource;
  readonly session?: (signal: AbortSignal) => Promise<unknown>;
}

async function shownFolderOf(args: Arguments<typeof cockpitOptions>, host: Host): Promise<ShownFolder> {
  if (!args.has("simulate")) return { followed: await findFollowed(args.positionals, host) };
  const [name = "grand-tour", ...more] = args.positionals;
  if (more.length > 0) throw new UsageError("give one scenario only");
  const scenario = await findScenario(name);
  const folder = await host.makeTemporaryFolder();
  const simulation = {
    scenario,
    clock: host.clock,
    seed: args.optionalInteger("seed") ?? host.drawSeed(),
    dialect: args.optionalChoice("dialect") ?? defaultDialect,
    speed: args.speed("speed"),
    durationMs: args.durationMs("for"),
  };
  const session = (signal: AbortSignal) => simulateFolder(folder, { ...simulation, signal });
  return { followed: { folder, file: undefined, disk: nodeDisk, waitsFor: undefined }, session };
}

/** The dialect of the journals that are there now; the default for a folder without any. */
async function dialectOf(folder: string, disk: Disk): Promise<Dialect> {
  const { journals = [] } = (await listJournals(folder, disk)) ?? {};
  return (await detectDialect({ folder, journals }, disk)).dialect;
}

function settingsOf(args: Arguments<typeof cockpitOptions>, host: Host): Pick<CockpitOptions, "nowMs" | "run" | "lan"> {
  const nowMs = () => host.clock.nowMs();
  const lan = args.has("lan") ? { addresses: host.networkAddresses(), token: host.drawKey() } : undefined;
  return { nowMs, run: host.drawKey(), lan };
}

async function start(requested: number | undefined, options: Omit<CockpitOptions, "port">): Promise<Cockpit> {
  try {
    return await startCockpit({ ...options, port: requested ?? defaultPort });
  } catch (error) {
    if (!(error instanceof CockpitError) || error.code !== "cannot-listen") throw error;
    if (requested === undefined) return await startCockpit({ ...options, port: 0 });
    throw new EnvironmentError(`${error.message}; choose another with --port`);
  }
}

function greet({ urls }: Cockpit, followed: FollowedSource, args: Arguments<typeof cockpitOptions>, host: Host): void {
  const [own = "", ...others] = urls;
  host.out.write(`${own}\n`);
  const shown = join(followed.folder, followed.file ?? "");
  const greeting = describeWait(followed) ?? `showing ${shown}; press Ctrl-C to stop`;
  if (!args.has("quiet")) host.err.write(`${greeting}\n`);
  if (args.has("lan")) host.out.write(lanMessage(others));
  if (!args.has("no-open")) host.openBrowser(own);
}

function lanMessage(urls: readonly string[]): string {
  const [first] = urls;
  if (first === undefined) return "This machine has no network address, so other devices cannot connect.\n";
  return `\nOn other devices in your network:\n${urls.join("\n")}\n\n${qrCode(first)}\nAnyone with this address can see the cockpit.\n`;
}

/** Rejects when the work fails and never resolves: the cockpit stays open after the simulation ends. */
function failureOf(work: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    work.catch(reject);
  });
}
