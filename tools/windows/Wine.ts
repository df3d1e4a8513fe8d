import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** What a Windows program printed, and how it ended. */
export interface WineResult {
  readonly code: number | null;
  readonly out: string;
}

/** A Windows program that is running. */
export interface RunningProgram {
  /** What it has printed so far, on both outputs. */
  printed(): string;
  isRunning(): boolean;
  readonly ended: Promise<number | null>;
}

/** Where a program starts, below the folder of the work, and what its environment has beside the usual. */
export interface ProgramSettings {
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** Wine in a Debian of its own (`tools/get-wine`); Windows programs work in one folder of it. Several can be open at once, each with its own Windows. */
export class Wine {
  readonly #root: string;
  #programs = 0;
  /** What starts programs without a network; Wine's server opens the sockets, so it must start with them. */
  #cut: readonly string[] = [];
  /** The folder of the work, seen from outside. */
  readonly folder: string;
  /** The folder of the work, as programs inside see it on drive Z. */
  readonly inside: string;
  readonly #environment: readonly string[];

  constructor(root: string, name: string) {
    this.#root = root;
    this.inside = `/${name}`;
    this.folder = join(root, name);
    this.#environment = [...environment, `WINEPREFIX=${prefix}-${name}`];
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder);
    const own = join(root, `${prefix}-${name}`);
    if (!existsSync(own)) spawnSync("cp", ["--archive", join(root, prefix), own]);
    if (!existsSync(join(root, "proc/self"))) spawnSync("mount", ["-t", "proc", "proc", join(root, "proc")]);
    // What it says about its new folder would otherwise be in the output of the first program.
    this.#shell("wine64 wineboot -i >/dev/null 2>&1");
  }

  /** Puts a file into the folder of the work. */
  bring(path: string): void {
    copyFileSync(path, join(this.folder, basename(path)));
  }

  /** Compiles a C program for Windows. */
  compile(source: string, program: string): void {
    this.bring(source);
    this.#shell(`cd ${this.inside} && x86_64-w64-mingw32-gcc-win32 -O1 -Wall -o ${program} ${basename(source)}`);
  }

  /** Starts a program of the folder. */
  start(...words: readonly string[]): RunningProgram {
    return this.startIn({ folder: ".", variables: {} }, ...words);
  }

  /** Starts a program in a folder below. Its output is a file: Node for Windows cannot use the pipes of Linux. */
  startIn({ folder, variables }: ProgramSettings, ...words: readonly string[]): RunningProgram {
    const output = `printed-${++this.#programs}`;
    const line = `cd ${this.inside}/${folder} && exec wine64 "$@" >${this.inside}/${output} 2>&1 </dev/null`;
    const set = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    const inDebian = ["chroot", this.#root, "env", ...this.#environment, ...set, "sh", "-c", line, "sh", ...words];
    const [command = "", ...rest] = [...this.#cut, ...inDebian];
    const child = spawn(command, rest, { stdio: "ignore" });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject).once("exit", resolve);
    });
    const path = join(this.folder, output);
    let isRunning = true;
    const atEnd = () => (isRunning = false);
    void ended.then(atEnd, atEnd);
    return { ended, isRunning: () => isRunning, printed: () => (existsSync(path) ? readFileSync(path, "utf8") : "") };
  }

  async run(...words: readonly string[]): Promise<WineResult> {
    const program = this.start(...words);
    return { code: await program.ended, out: program.printed() };
  }

  /** Starts programs from now on by this command, which cuts the network, or without any. */
  startBy(command: readonly string[]): void {
    this.stop();
    this.#cut = command;
  }

  /** The version of Wine. */
  version(): string {
    return this.#shell("wine64 --version").trim();
  }

  /** Ends every Windows program. */
  stop(): void {
    this.#shell("wineserver64 -k; true");
  }

  close(): void {
    this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Leaves the Debian as it was, after all that is open in it was closed. */
  static leave(root: string): void {
    spawnSync("umount", [join(root, "proc")]);
  }

  #shell(line: string): string {
    const { status, stdout, stderr } = spawnSync(
      "chroot",
      [this.#root, "env", ...this.#environment, "sh", "-c", line],
      {
        encoding: "utf8",
      },
    );
    if (status !== 0) throw new Error(`${line} ended with ${status}: ${stderr}`);
    return stdout;
  }
}

/** The folders and the registry that `tools/get-wine` has made. */
const prefix = "/root/prefix";

const environment = [
  "-i",
  "PATH=/usr/bin:/bin:/usr/lib/wine",
  "HOME=/root",
  "LANG=C.UTF-8",
  "WINEDEBUG=-all",
  "XDG_RUNTIME_DIR=/tmp",
  "NO_COLOR=1",
];
