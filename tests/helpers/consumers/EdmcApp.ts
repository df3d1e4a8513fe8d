import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { root } from "../../../tools/workspace.ts";
import { until } from "../limits/until.ts";
import { consumersFolder } from "./runEdmc.ts";

const run = promisify(execFile);

/** A transparent point: the program is without its pictures here, and its window wants one. */
const picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** Sends what is and what is not about stations, as the program does unless a player forbids it. */
const sendsAll = 1 + 2048;

/**
 * EDMarketConnector with its window, beside a process with the name of the game. Of what a player has, only the address of EDDN and the folder
 * are different, and nobody asks the player to log in to the game's servers.
 */
export class EdmcApp implements AsyncDisposable {
  readonly #place: string;
  readonly #children: ChildProcess[] = [];
  readonly #lines: string[] = [];

  private constructor(place: string) {
    this.#place = place;
  }

  /** Starts the program, which follows a folder with at least one journal; resolves when it waits for lines. */
  static async start(folder: string, uploadUrl: string): Promise<EdmcApp> {
    const app = new EdmcApp(await mkdtemp(join(tmpdir(), "shipslog-edmc-app-")));
    await app.#start(folder, uploadUrl);
    return app;
  }

  /** How many messages it has decided to send, and how many it has taken from its queue because they were answered. */
  get messages(): { readonly recorded: number; readonly done: number } {
    const count = (text: string) => this.#lines.filter((line) => line.includes(text)).length;
    return { recorded: count(" recorded, id="), done: count("Deleting message with row_id=") };
  }

  /** What it logged about uploads that were not accepted, and about lines that it could not read. */
  get troubles(): readonly string[] {
    return this.#lines.filter((line) =>
      /Status from POST|Failed sending|HTTPError|Invalid journal entry|Plugin "eddn"/.test(line),
    );
  }

  /** Ends the game, and resolves when the program has noticed it, and so has taken every line that it read before. */
  async endGame(): Promise<void> {
    // It looks for new lines once a second.
    await sleep(3000);
    const before = this.#lines.length;
    this.#children[0]?.kill();
    await this.#said("Monitor: Enable WinSparkle", before);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const closed = once(child, "close");
      // It has a display of its own, which ends with its group.
      process.kill(-(child.pid ?? 0));
      await closed;
    }
    await rm(this.#place, { recursive: true, force: true, maxRetries: 3 });
  }

  async #start(folder: string, uploadUrl: string): Promise<void> {
    const place = this.#place;
    await run("tar", ["-xJf", resolve(root, consumersFolder, "edmc.tar.xz"), "-C", place]);
    const program = join(place, "edmc");
    const data = join(place, "data", "EDMarketConnector");
    await mkdir(data, { recursive: true });
    for (const name of ["ships.json", "modules.json"]) await copyFile(join(program, name), join(data, name));
    await writeFile(join(program, "io.edcd.EDMarketConnector.png"), Buffer.from(picture, "base64"));
    const settings = [`journaldir = ${JSON.stringify(folder)}`, `output = ${sendsAll}`];
    await writeFile(
      join(data, "config.toml"),
      ['generated = ""', 'source = ""', "[settings]", ...settings, ""].join("\n"),
    );
    const kills = { "capi.auth": { reason: "no account" } };
    const switches = { version: 2, last_updated: "", kill_switches: [{ version: "*", kills }] };
    await writeFile(join(place, "switches.json"), JSON.stringify(switches));
    await symlink("/usr/bin/sleep", join(place, "EliteDangerous64"));
    // It ends with the test, however that ends: with another game on the machine the program waits for the lines of that one.
    this.#spawn("/usr/bin/setpriv", ["--pdeathsig", "KILL", join(place, "EliteDangerous64"), "86400"]);
    const words = ["--eddn-url", uploadUrl, "--killswitches-file", join(place, "switches.json")];
    // The evening goes faster than the clock of the machine.
    words.push("--skip-timecheck", "--trace-on", "plugin.eddn.send");
    this.#spawn("/usr/bin/xvfb-run", [
      "-a",
      "/usr/bin/python3",
      join(import.meta.dirname, "edmc_app.py"),
      program,
      ...words,
    ]);
    await this.#said("Entering loop...");
  }

  #spawn(command: string, words: readonly string[]): void {
    const place = this.#place;
    const env = {
      PATH: process.env["PATH"],
      HOME: place,
      XDG_CONFIG_HOME: join(place, "config"),
      XDG_DATA_HOME: join(place, "data"),
      TMPDIR: place,
      PYTHONDONTWRITEBYTECODE: "1",
    };
    const child = spawn(command, words, { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on("line", (line) => this.#lines.push(line));
    }
    this.#children.push(child);
  }

  /** Waits for words in the log; fails when the program has ended before. */
  async #said(words: string, from = 0): Promise<void> {
    await until(() => {
      const program = this.#children[1];
      if (program?.exitCode !== null) throw new Error(`EDMarketConnector has ended:\n${this.#lines.join("\n")}`);
      return this.#lines.slice(from).some((line) => line.includes(words));
    }, `EDMarketConnector to say ${words}`);
  }
}
