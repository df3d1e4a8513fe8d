import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { trials } from "../packages/trials.ts";
import { tryCommand } from "../packages/tryCommand.ts";
import { unpackedFolder } from "./buildArchives.ts";
import { canCutNetwork, withoutNetwork } from "./tryExecutable.ts";

/** The commands that need an optional part, after the one that makes their journals. */
export const fullCommands = ["simulate", "archive", "query", "report", "fleet"];

/** Unpacks the archive for Linux and runs the commands that need what lies beside the executable, if possible without a network. */
export async function tryFull(path: string, tell: (what: string, wrong: string | undefined) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "shipslog-full-"));
  try {
    unpack(path, folder);
    const isCut = canCutNetwork();
    const start = [...(isCut ? withoutNetwork : []), join(folder, unpackedFolder, "shipslog")];
    const line = start.map((word) => `'${word}'`).join(" ");
    const commands = mkdtempSync(join(folder, "commands-"));
    writeFileSync(join(commands, "shipslog"), `#!/bin/sh\nexec ${line} "$@"\n`, { mode: 0o755 });
    const env = { ...process.env, PATH: `${commands}${delimiter}${process.env["PATH"] ?? ""}`, NO_COLOR: "1" };
    const installed = { folder: commands, env, cost: { bytes: 0, ms: 0 } };
    for (const trial of fullCommands.flatMap((command) => trials[command] ?? [])) {
      tell(`full: shipslog ${trial.line}${isCut ? ", without a network" : ""}`, await tryCommand(trial, installed));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Unpacks an archive with the program that people have. */
export function unpack(path: string, folder: string): void {
  const { status, stderr, error } = spawnSync("unzip", ["-q", path], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`unzip ${path} ended with ${status}: ${error?.message ?? stderr}`);
}
