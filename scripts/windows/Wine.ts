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
  readonly ended: Promise<number | null>;
}

/** The folder of the work, as programs inside see it. */
const inside = "/work";

/** Wine in a Debian of its own (`scripts/get-wine`); Windows programs work in one folder of it. */
export class Wine {
  readonly #root: string;
  #programs = 0;
  /** The folder of the work, seen from outside. */
  readonly folder: string;

  constructor(root: string) {
    this.#root = root;
    this.folder = join(root, inside);
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder);
    if (!existsSync(join(root, "proc/self"))) this.#shell("mount -t proc proc /proc");
    // What it says about its new folder would otherwise be in the output of the first program.
    this.#shell("wineboot -i >/dev/null 2>&1");
  }

  /** Puts a file into the folder of the work. */
  bring(path: string): void {
    copyFileSync(path, join(this.folder, basename(path)));
  }

  /** Compiles a C program for Windows. */
  compile(source: string, program: string): void {
    this.bring(source);
    this.#shell(`cd ${inside} && x86_64-w64-mingw32-gcc-win32 -O1 -Wall -o ${program} ${basename(source)}`);
  }

  /** Starts a program of the folder. Its output is a file: Node for Windows cannot use the pipes of Linux. */
  start(...words: readonly string[]): RunningProgram {
    const output = `printed-${++this.#programs}`;
    const line = `cd ${inside} && exec wine "$@" >${output} 2>&1 </dev/null`;
    const child = spawn("chroot", [this.#root, "env", ...environment, "sh", "-c", line, "sh", ...words], {
      stdio: "ignore",
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject).once("exit", resolve);
    });
    const path = join(this.folder, output);
    return { ended, printed: () => (existsSync(path) ? readFileSync(path, "utf8") : "") };
  }

  async run(...words: readonly string[]): Promise<WineResult> {
    const program = this.start(...words);
    return { code: await program.ended, out: program.printed() };
  }

  /** Ends every Windows program. */
  stop(): void {
    this.#shell("wineserver -k; true");
  }

  close(): void {
    this.stop();
    spawnSync("umount", [join(this.#root, "proc")]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #shell(line: string): void {
    const { status, stderr } = spawnSync("chroot", [this.#root, "env", ...environment, "sh", "-c", line], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${line} ended with ${status}: ${stderr}`);
  }
}

const environment = [
  "-i",
  "PATH=/usr/bin:/bin:/usr/lib/wine",
  "HOME=/root",
  "LANG=C.UTF-8",
  "WINEPREFIX=/root/prefix",
  "WINEDEBUG=-all",
  "XDG_RUNTIME_DIR=/tmp",
  "NO_COLOR=1",
];
