import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "../workspace.ts";

/** Makes `shipslog` a command that runs the sources, as an installed one would be found, and gives the environment for it. */
export function shipslogOnPath(folder: string): NodeJS.ProcessEnv {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  const source = join(root, "packages/cli/src/shipslog.ts");
  const text = `#!/bin/sh\nexec '${process.execPath}' --conditions=@shipslog/source '${source}' "$@"\n`;
  writeFileSync(join(bin, "shipslog"), text, { mode: 0o755 });
  // What CI and npm tell their children, no terminal tells a person's command.
  const { NO_COLOR: _noColour, FORCE_COLOR: _colour, CI: _ci, ...env } = process.env;
  return { ...env, PATH: [bin, process.env["PATH"] ?? ""].join(delimiter) };
}
