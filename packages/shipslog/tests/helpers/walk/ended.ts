import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../../../../../tests/helpers/limits/until.ts";
import { root } from "../../../../../tools/workspace.ts";

/** How a command ended, and what it printed. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The words of a command line, and whether only Ctrl-C ends it. */
export interface Call {
  readonly words: readonly string[];
  readonly isEndless: boolean;
}

/** What commands without an end print when they have started. */
export const greeting = "Ctrl-C to stop";

const node = [process.execPath, "--conditions=@shipslog/source"];

/** Without these capabilities, root may read and write only what its own permissions allow. */
const unprivileged = ["setpriv", "--inh-caps=-all", "--bounding-set=-all", "--"];

/** Runs commands one after the other in one process in the place: starting a process takes longer than most of them. */
export async function callIn(
  place: string,
  calls: readonly Call[],
  { temporary, isPrivileged }: { readonly temporary: string; readonly isPrivileged: boolean },
): Promise<readonly Ended[]> {
  const [program = "", ...rest] = isPrivileged || process.getuid?.() !== 0 ? node : [...unprivileged, ...node];
  const child = spawn(program, [...rest, join(import.meta.dirname, "callLines.ts")], {
    cwd: place,
    env: { ...environmentIn(place), TMPDIR: join(place, temporary) },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stdin.end(JSON.stringify(calls));
  await once(child, "close");
  return JSON.parse(out) as readonly Ended[];
}

/** What happens to a command that runs in a process of its own. */
export interface Fate {
  /** Press Ctrl-C when the command has opened a file of this folder, written to `out`, or printed something. */
  readonly interrupt?: { readonly folder: string; readonly out: string };
  /** Where its output goes: nobody reads it, or its disk is full. */
  readonly output?: "closed" | "full";
}

/** Starts a command in a process of its own. One without an end is stopped when it runs, unless its output cannot be written. */
export async function start(place: string, { words, isEndless }: Call, { interrupt, output }: Fate): Promise<Ended> {
  const full = output === "full" ? openSync("/dev/full", "w") : undefined;
  const [program = "", ...flags] = node;
  const child = spawn(program, [...flags, join(root, "packages/shipslog/src/shipslog.ts"), ...words], {
    cwd: place,
    env: environmentIn(place),
    stdio: ["ignore", full ?? "pipe", "pipe"],
  });
  if (full !== undefined) closeSync(full);
  let out = "";
  let err = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (err += text));
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (out += text));
  if (output === "closed") child.stdout?.destroy();
  const closed = once(child, "close") as Promise<[number | null]>;
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const isBusy = () => {
    if (isEndless) return err.includes(greeting);
    return interrupt !== undefined && (out + err !== "" || hasOpen(child, interrupt.folder) || hasFiles(interrupt.out));
  };
  if (interrupt !== undefined || (isEndless && output !== "full")) {
    await until(() => isOver() || isBusy(), `${words.join(" ")} to be busy`, { everyMs: 5 });
    child.kill("SIGINT");
  }
  const [code] = await closed;
  return { code: code ?? -1, out, err };
}

/** What a command needs of the environment to start, and to start quickly. */
const environmentIn = (place: string) => ({
  PATH: process.env["PATH"],
  HOME: place,
  NODE_COMPILE_CACHE: join(tmpdir(), "compiled"),
});

function hasFiles(folder: string): boolean {
  return existsSync(folder) && statSync(folder).isDirectory() && readdirSync(folder).length > 0;
}

/** Whether a process has a file of a folder open. */
function hasOpen({ pid = 0 }: ChildProcess, folder: string): boolean {
  const files = `/proc/${pid}/fd`;
  try {
    return readdirSync(files).some((name) => readlinkSync(join(files, name)).startsWith(`${folder}/`));
  } catch {
    // The process or a file has just been closed.
    return false;
  }
}
