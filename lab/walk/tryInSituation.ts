import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../packages/cli/src/run.ts";
import { testHost } from "../../packages/cli/src/host.testing.ts";
import { until } from "../limits/until.ts";
import { root } from "../workspace.ts";
import type { Situation, SituationName } from "./Situation.ts";
import type { CommandWalk } from "./walks.ts";

/** How a command ended: its exit code, the first line of its errors, and after Ctrl-C what it left in OUT. */
export interface CommandOutcome {
  readonly code: number;
  readonly message: string;
  readonly leaves?: "nothing" | "a prefix";
}

/** Tries a command in a situation. OUT is removed before and after. */
export async function tryInSituation(walk: CommandWalk, situation: Situation, place: string): Promise<CommandOutcome> {
  const name = situation.name as SituationName;
  const line = walk.instead?.[name] ?? walk.line;
  const inPlace = (path: string) => join(place, path);
  const words = line.split(" ").flatMap((word) => {
    if (word === "DIR") return situation.folder === undefined ? [] : [inPlace(situation.folder)];
    return word === "OUT" ? [inPlace(situation.out)] : [word];
  });
  const trial = { walk, situation, words, place };
  const { code, out, err } = situation.how === "call" ? await callHere(trial) : await start(trial);
  const message = plain(messageIn(err) || (code === 0 ? "" : messageIn(out)), place);
  const outcome = situation.how === "interrupted" && walk.writes ? { leaves: leftIn(trial) } : {};
  tidy(trial);
  return { code, message, ...outcome };
}

/** The first line of an error, or the first line of anything else. */
function messageIn(text: string): string {
  const lines = text.split("\n");
  return lines.find((line) => line.startsWith("shipslog: ")) ?? lines[0] ?? "";
}

/** Removes what the command has written, so that the next one finds the same place. */
function tidy({ situation: { folder = "", out }, place }: Trial): void {
  for (const name of ["missing", out]) rmSync(join(place, name), { recursive: true, force: true });
  if (!["empty", "folders"].includes(folder)) return;
  for (const entry of readdirSync(join(place, folder), { withFileTypes: true })) {
    if (folder === "empty" || entry.isFile()) rmSync(join(place, folder, entry.name), { recursive: true });
  }
}

/** A temporary file beside OUT counts too. */
function leftIn({ situation: { out }, place }: Trial): "nothing" | "a prefix" {
  return readdirSync(place).some((name) => name === out || name.startsWith(`${out}.`)) ? "a prefix" : "nothing";
}

interface Trial {
  readonly walk: CommandWalk;
  readonly situation: Situation;
  readonly words: readonly string[];
  readonly place: string;
}

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function callHere({ walk, words }: Trial): Promise<Ended> {
  const ending = new AbortController();
  const host = testHost({ interrupted: ending.signal });
  let isOver = false;
  const running = run(words, host).finally(() => (isOver = true));
  if (walk.isEndless) {
    await until(() => isOver || host.err.text().includes(greeting), `output of ${words.join(" ")}`);
    ending.abort();
  }
  return { code: await running, out: host.out.text(), err: host.err.text() };
}

/** What commands without an end print when they have started. */
const greeting = "Ctrl-C to stop";

/** Without these capabilities, root may read and write only what its own permissions allow. */
const unprivileged = ["setpriv", "--inh-caps=-all", "--bounding-set=-all", "--"];

async function start(trial: Trial): Promise<Ended> {
  const { walk, situation, words, place } = trial;
  const command = [process.execPath, "--conditions=@shipslog/source", join(root, "packages/cli/src/shipslog.ts")];
  const isRoot = process.getuid?.() === 0;
  const [program = "", ...rest] = situation.how === "unprivileged" && isRoot ? [...unprivileged, ...command] : command;
  const full = situation.how === "full disk" && !walk.writes ? openSync("/dev/full", "w") : undefined;
  const temporary = walk.temporary && situation.folder !== undefined ? temporaryFor(situation) : undefined;
  const child = spawn(program, [...rest, ...words], {
    cwd: place,
    env: { ...inherited(), HOME: place, ...(temporary && { TMPDIR: join(place, temporary) }) },
    stdio: ["ignore", full ?? "pipe", "pipe"],
  });
  if (full !== undefined) closeSync(full);
  let [out, err] = ["", ""];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (err += text));
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (out += text));
  if (situation.how === "closed pipe") child.stdout?.destroy();
  const closed = once(child, "close") as Promise<[number | null]>;
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  // On a full disk, commands without an end stop too.
  if (situation.how === "interrupted" || (walk.isEndless && situation.how !== "full disk")) {
    const isBusy = () => isOver() || looksBusy(trial, child, out + err);
    await until(isBusy, `${words.join(" ")} to be busy`, { everyMs: 5 });
    child.kill("SIGINT");
  }
  const [code] = await closed;
  return { code: code ?? -1, out, err };
}

/** What a command needs of the environment to start, and to start quickly. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}

function temporaryFor({ how }: Situation): string | undefined {
  return { unprivileged: "locked", "full disk": "disk" }[how as string];
}

function looksBusy({ walk, situation, place }: Trial, { pid = 0 }: ChildProcess, printed: string): boolean {
  if (walk.isEndless) return printed.includes(greeting);
  if (walk.busyWhen === "prints") return printed !== "";
  if (walk.busyWhen === "reads") return hasOpen(pid, join(place, situation.folder ?? ""));
  const out = join(place, situation.out);
  return existsSync(out) && readdirSync(out).length > 0;
}

/** Whether a process has a file of a folder open. */
function hasOpen(pid: number, folder: string): boolean {
  const files = `/proc/${pid}/fd`;
  try {
    return readdirSync(files).some((name) => readlinkSync(join(files, name)).startsWith(`${folder}/`));
  } catch {
    // The process or a file has just been closed.
    return false;
  }
}

/** Removes what differs between runs: the folder of the trial, random names, times. */
function plain(text: string, place: string): string {
  return text
    .replaceAll(`${place}/`, "")
    .replaceAll(/\d+ (new )?lines?/g, "N $1lines")
    .replaceAll(/shipslog-\w{6}\b/g, "shipslog-X");
}
