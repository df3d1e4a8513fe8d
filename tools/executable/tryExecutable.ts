import { spawn, spawnSync } from "node:child_process";
import { cpSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { root } from "../workspace.ts";
import { tryCommand } from "../packages/tryCommand.ts";
import { fileTrials } from "./fileTrials.ts";
import { judgePage } from "./judgePage.ts";

/** Cuts every network but loopback off, which the cockpit needs. */
export const withoutNetwork = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$0" "$@"'];

/** Whether this machine lets a process cut its network; a container may refuse. */
export function canCutNetwork(): boolean {
  const [command = "", ...words] = withoutNetwork;
  return spawnSync(command, [...words, "true"], { stdio: "ignore" }).status === 0;
}

/** Runs every command of an executable for Linux in an empty folder, if possible without a network, and tells what is wrong. */
export async function tryExecutable(
  path: string,
  tell: (what: string, wrong: string | undefined) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-executable-"));
  try {
    cpSync(join(root, "examples/readers"), join(folder, "examples/readers"), { recursive: true });
    // Alone: beside the repository it would find its optional parts.
    const alone = join(folder, "alone", basename(path));
    mkdirSync(join(folder, "alone"));
    linkSync(path, alone);
    const isCut = canCutNetwork();
    const start = [...(isCut ? withoutNetwork : []), alone].map((word) => `'${word}'`).join(" ");
    writeFileSync(join(folder, "shipslog"), `#!/bin/sh\nexec ${start} "$@"\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}`, NO_COLOR: "1" };
    const installed = { folder, env, cost: { bytes: 0, ms: 0 } };
    for (const trial of fileTrials) {
      tell(`shipslog ${trial.line}${isCut ? ", without a network" : ""}`, await tryCommand(trial, installed));
    }
    tell("the page of the cockpit", await tryPage(alone, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the cockpit and fetches the page and the scripts that it names. */
async function tryPage(path: string, cwd: string): Promise<string | undefined> {
  const child = spawn(path, ["cockpit", "journal", "--no-open", "--port", "0"], {
    cwd,
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    let printed = "";
    for await (const text of child.stdout.setEncoding("utf8") as AsyncIterable<string>) {
      printed += text;
      const [url] = /http:\/\/\S+(?=\s)/.exec(printed) ?? [];
      if (url !== undefined) return await judgePage(url);
    }
    return `it printed no address: ${printed}`;
  } finally {
    child.kill();
  }
}

/** The fastest of several starts, in milliseconds; each command line is started in turns, so that load affects all. */
export function fastestStarts(lines: readonly (readonly string[])[], rounds = 7): readonly number[] {
  const times = lines.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [at, [command = "", ...words]] of lines.entries()) {
      const start = performance.now();
      spawnSync(command, words, { stdio: "ignore" });
      times[at] = Math.min(times[at] ?? Infinity, performance.now() - start);
    }
  }
  return times;
}
