import { defaultDialect } from "@shipslog/contract";
import type { Speed } from "@shipslog/journal";
import { direct, type DirectOptions } from "@shipslog/simulator";
import { separateFileOptions, type FileOptions } from "./fileOptions.ts";
import { GameFolder } from "./folder/GameFolder.ts";
import { nodeProcess } from "./folder/nodeProcess.ts";
import { Game } from "./game/Game.ts";
import { MomentStream } from "./game/MomentStream.ts";
import { findTest } from "./runner/findTest.ts";
import { whenOver, type TestContext } from "./runner/TestContext.ts";

/** How a game begins and what becomes of its folder. The same options and steps write the same bytes. */
export interface LaunchOptions extends DirectOptions, FileOptions {
  /** The folder to write; by default a temporary one, which is removed when the game is closed and when the process exits. */
  readonly folder?: string;
  /** How fast the game writes: a multiple of real time, or `max` for everything at once, the default. */
  readonly speed?: Speed;
  /** Whether to keep a temporary folder; by default only after a failed test. */
  readonly keep?: boolean;
  /** The running test, which tells whether it failed; found by itself in vitest and, since Node 24, in node:test. */
  readonly test?: TestContext;
}

/** The variable that keeps every temporary folder. */
const keepVariable = "SHIPSLOG_KEEP";

/**
 * Starts a game in a temporary folder, up to the moment at which the player has the ship. Use it with `await using`, or call
 * `close` at the end.
 */
export async function launchGame(options: LaunchOptions = {}): Promise<Game> {
  const { files, others } = separateFileOptions(options);
  const { folder: given, speed = "max", keep, test: context, ...directed } = others;
  const { seed = 1, dialect = defaultDialect } = directed;
  // It throws for a wrong option, before there is anything to clean up.
  const director = direct(directed);
  const folder = await GameFolder.open(given, nodeProcess);
  const test = context ?? (await findTest(nodeProcess.env));
  const isKept = keep ?? (nodeProcess.env[keepVariable] ?? "") !== "";
  const isWatched = test !== undefined && whenOver(test, (isFailed) => finish(isFailed));
  const game = new Game({
    director,
    stream: new MomentStream({ ...files, dialect, seed }),
    folder,
    speed,
    joinsSeconds: dialect === "live",
    end: () => (isWatched && !isKept ? Promise.resolve() : end(isKept ? "on request" : undefined)),
  });
  try {
    await game.do("start", { speed: "max" });
  } catch (error) {
    await game.close();
    throw error;
  }
  return game;

  /** Called after the test, whether or not it has closed the game. */
  async function finish(isFailed: boolean): Promise<void> {
    await game.close();
    await end(isFailed ? "the test failed" : undefined);
  }

  async function end(reasonToKeep: string | undefined): Promise<void> {
    if (reasonToKeep === undefined) await folder.remove();
    else folder.keep(reasonToKeep);
  }
}

/**
 * Runs a function with a game and closes the game after it. If the function fails, the folder is kept and its path printed, in
 * every test runner.
 */
export async function withGame<Result>(
  options: LaunchOptions,
  play: (game: Game) => Result | Promise<Result>,
): Promise<Result> {
  const game = await launchGame(options);
  try {
    return await play(game);
  } catch (error) {
    game.keep("the test failed");
    throw error;
  } finally {
    await game.close();
  }
}
