import { execFile } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { natsServer } from "../../packages/fleet/tests/helpers/natsServer.ts";
import { ctrlC, Terminal } from "../../tests/helpers/terminal/Terminal.ts";
import { root } from "../workspace.ts";

const size = { columns: 100, rows: 30 };

/** Runs a fleet in a folder, in which a player has sent half an hour of play; returns what ends it. */
export async function runFleet(folder: string, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  env["PATH"] = [env["PATH"] ?? "", dirname(join(root, natsServer))].join(delimiter);
  const open = (line: string) => new Terminal(line, { ...size, cwd: folder, env });
  const run = (line: string) => promisify(execFile)("sh", ["-c", line], { cwd: folder, env });
  const servers = open("shipslog fleet up");
  await servers.until((text) => text.includes("press Ctrl-C") || text.includes("Press Ctrl-C"));
  const collector = open("shipslog fleet collect --out lake");
  await collector.until((text) => text.includes("collects into lake"));
  await run("shipslog fleet invite jameson");
  await run("shipslog simulate grand-tour --out flown --for 2h --seed 42 --start 2026-05-01T12:00:00Z");
  await run("shipslog fleet uplink flown --credentials fleet/credentials/jameson.json --once");
  return async () => {
    for (const terminal of [collector, servers]) {
      terminal.press(ctrlC);
      await terminal.ended;
      await terminal[Symbol.asyncDispose]();
    }
  };
}
