import { spawn } from "node:child_process";
import { patienceMs } from "../../tests/helpers/limits/patience.ts";
import type { Installed } from "./install.ts";
import type { Trial } from "./trials.ts";

/** Runs the installed command and returns what is wrong with its result; undefined when nothing is. */
export async function tryCommand(
  { line, prints, code = 0, isEndless }: Trial,
  installed: Installed,
): Promise<string | undefined> {
  const { folder, env } = installed;
  const child = spawn("shipslog", line.split(" "), { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const patience = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  let out = "";
  let err = "";
  let isAsked = false;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    if (isEndless !== true || isAsked || !prints.test(out)) return;
    isAsked = true;
    child.kill("SIGINT");
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  try {
    const ended = await new Promise((resolve, reject) => {
      child.once("error", reject).once("close", (status, signal) => resolve(status ?? signal));
    });
    if (ended === code && prints.test(out + err) && !err.includes("    at ")) return undefined;
    return `ended with ${String(ended)} and printed\n${out}${err}\nbut not ${String(prints)}`;
  } finally {
    clearTimeout(patience);
  }
}

/** The commands that the help of the installed command lists. */
export function commandsIn(help: string): readonly string[] {
  const [, list = ""] = /^commands:\n((?: {2}.*\n)+)/m.exec(help) ?? [];
  return [...list.matchAll(/^ {2}(\S+)/gm)].map(([, name = ""]) => name);
}
