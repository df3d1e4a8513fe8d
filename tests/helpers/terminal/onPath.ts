import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "../../../tools/workspace.ts";

/** Puts a `shipslog` command that runs the sources on the PATH; returns the environment with it. */
export function shipslogOnPath(folder: string): NodeJS.ProcessEnv {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  const source = join(root, "packages/shipslog/src/shipslog.ts");
  const text = `#!/bin/sh\nexec '${process.execPath}' --conditions=@shipslog/source '${source}' "$@"\n`;
  writeFileSync(join(bin, "shipslog"), text, { mode: 0o755 });
  // CI and npm set these variables; a user's terminal does not.
  const { NO_COLOR: _noColour, FORCE_COLOR: _colour, CI: _ci, ...env } = process.env;
  return { ...env, PATH: [bin, process.env["PATH"] ?? ""].join(delimiter) };
}
