import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProcessHooks } from "./nodeProcess.ts";

/** Temporary folders that are removed when the process exits. */
const temporary = new Set<string>();
let isHooked = false;

/** The folder of a game: a temporary one, which is removed unless it is kept, or one of the caller, which always stays. */
export class GameFolder {
  readonly path: string;
  readonly #process: ProcessHooks;

  private constructor(path: string, hooks: ProcessHooks) {
    this.path = path;
    this.#process = hooks;
  }

  /** Makes a temporary folder, unless the caller names one. */
  static async open(given: string | undefined, hooks: ProcessHooks): Promise<GameFolder> {
    if (given !== undefined) return new GameFolder(given, hooks);
    const path = await mkdtemp(join(tmpdir(), "shipslog-game-"));
    temporary.add(path);
    if (!isHooked) hooks.onExit(() => removeAll(hooks));
    isHooked = true;
    return new GameFolder(path, hooks);
  }

  /** Keeps a temporary folder and prints where it is. */
  keep(reason: string): void {
    if (temporary.delete(this.path)) this.#process.print(`${reason}: the game's folder is kept in ${this.path}`);
  }

  /** Prints a line to the user. */
  print(line: string): void {
    this.#process.print(line);
  }

  /** Removes a temporary folder that is not kept. */
  async remove(): Promise<void> {
    if (!temporary.has(this.path)) return;
    // A tool that is still reading may hold a file open for a moment; Windows then refuses to remove it.
    await rm(this.path, { recursive: true, force: true, maxRetries: 5 });
    temporary.delete(this.path);
  }
}

/** Removes what is left at the exit of the process, which must not end with an error because a tool still has a file open. */
function removeAll(hooks: ProcessHooks): void {
  for (const path of temporary) {
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    } catch (error) {
      hooks.print(`${path} cannot be removed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
