import { rm } from "node:fs/promises";
import { defaultDialect, dialects } from "@shipslog/contract";
import { gameNames, scenarioSchema } from "@shipslog/simulator";
import { launchGame, type Game, type LaunchOptions } from "@shipslog/testing";
import { defineCommand, type Arguments, type Command, type Options } from "../../command/Command.ts";
import { UsageError } from "../../failure/errors.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { answerRequests } from "./answerRequests.ts";
import { promptSteps } from "./promptSteps.ts";

const ships = scenarioSchema.properties?.["ship"]?.enum ?? [];
const beginnings = scenarioSchema.properties?.["begins"]?.enum ?? [];
const regions = scenarioSchema.properties?.["region"]?.enum ?? [];

const options = {
  out: {
    type: "string",
    value: "DIR",
    description: "folder to write, for other tools to follow (default: a temporary one, removed at the end)",
  },
  stdio: { type: "boolean", description: "take requests and give answers as JSON lines, for programs" },
  seed: {
    type: "integer",
    value: "N",
    description: "whole number; the same seed and steps give the same bytes within a minor version",
  },
  start: { type: "time", value: "TIME", description: "start of the session, as 2026-05-01T12:00:00Z (default: now)" },
  dialect: {
    type: "string",
    choices: dialects,
    description: "live for what the game writes today; spec for the specification to the letter",
    default: defaultDialect,
  },
  game: {
    type: "string",
    choices: gameNames,
    description:
      "version of the game; steps that it does not have are refused (default: the newest form of every line)",
  },
  rare: { type: "boolean", description: "write rare forms of lines too, such as a Loadout without HullValue" },
  ship: { type: "string", choices: ships, description: "ship of the player", default: "all-rounder" },
  begins: { type: "string", choices: beginnings, description: "where the player begins", default: "docked" },
  region: { type: "string", choices: regions, description: "part of the galaxy", default: "bubble" },
  setup: {
    type: "string",
    value: "JSON",
    description: 'more of the setup, as { "missions": [], "owns": ["carrier"], "language": "french" }',
  },
  speed: { type: "speed", value: "N", description: "multiple of real time, or max to write at once", default: "max" },
} as const satisfies Options;

/** `shipslog fly`: a game that does what is typed, or what a program asks. */
export const flyCommand: Command = defineCommand({
  name: "fly",
  summary: "Directs a game: type jump, dock or wait 10m, and see what the game writes.",
  usage: "[options]",
  options,
  examples: [
    ["shipslog fly --out journal", "direct a game, and follow the folder with your tool"],
    ["echo 'jump nearest inhabited' | shipslog fly --seed 42", "the lines that one jump writes"],
    ["shipslog fly --stdio --seed 42", "for a test in any language: one JSON request per line, one answer per line"],
  ],
  async run(args, host) {
    const [unexpected] = args.positionals;
    if (unexpected !== undefined) throw new UsageError(`unexpected ${unexpected}; name the folder with --out DIR`);
    const given = args.text("out");
    const folder = given ?? (await host.makeTemporaryFolder());
    try {
      return await flyIn(folder, args, host);
    } finally {
      if (given === undefined) await rm(folder, { recursive: true, force: true });
    }
  },
});

async function flyIn(folder: string, args: Arguments<typeof options>, host: Host) {
  // The command has no test to wait for.
  const game = await launchGame({ ...optionsOf(args, host), folder, test: {} }).catch((cause: unknown) => {
    throw cause instanceof TypeError ? new UsageError(cause.message, { cause }) : cause;
  });
  const stopped = AbortSignal.any([host.interrupted, host.out.ended]);
  try {
    if (args.has("stdio")) return await answerRequests(game, host, stopped);
    if (!args.has("quiet")) host.err.write(greeting(game, host));
    return (await promptSteps(game, host, stopped)) ? exitCodes.fine : exitCodes.usage;
  } finally {
    await game.close();
  }
}

function optionsOf(args: Arguments<typeof options>, host: Host): LaunchOptions {
  const game = args.optionalChoice("game");
  return {
    ...(game !== undefined && { game }),
    seed: args.optionalInteger("seed") ?? host.drawSeed(),
    dialect: args.choice("dialect"),
    rare: args.has("rare"),
    start: args.timeMs("start") ?? Math.floor(host.clock.nowMs() / 1000) * 1000,
    ship: args.choice("ship") as LaunchOptions["ship"] & string,
    begins: args.choice("begins") as LaunchOptions["begins"] & string,
    region: args.choice("region") as LaunchOptions["region"] & string,
    speed: args.speed("speed"),
    ...setupOf(args.text("setup")),
  };
}

/** The setup that is given as JSON; launchGame refuses what is no option of it. */
function setupOf(text = "{}"): LaunchOptions {
  try {
    const setup: unknown = JSON.parse(text);
    if (typeof setup === "object" && setup !== null && !Array.isArray(setup)) return setup;
  } catch {
    // The same message serves for what is no JSON, and for JSON that is no object.
  }
  throw new UsageError(`--setup ${text}: expected a JSON object, as {"missions":[]}`);
}

function greeting(game: Game, { input }: Host): string {
  const hint = input.isTerminal ? "; type help, or press Tab; Ctrl-D ends" : "";
  return `flying in ${game.folder}${hint}\n`;
}
