import { tmpdir } from "node:os";
import { join } from "node:path";
import { tryReader, type TryOptions, type TryReport } from "@shipslog/try";
import { root } from "../../../../tools/workspace.ts";

/** Tries a reader and keeps its compiled modules: each case starts it once or more, and most of a start is compiling. */
export function tryCompiled(options: TryOptions): Promise<TryReport> {
  const env = { NODE_COMPILE_CACHE: join(tmpdir(), "shipslog-compiled"), ...process.env };
  return tryReader({ ...options, machine: { env } });
}

/** The command line of a reader of this repository in TypeScript or JavaScript. */
export const readerCommand = (file: string, ...words: readonly string[]): readonly string[] => [
  process.execPath,
  "--conditions=@shipslog/source",
  "--no-warnings",
  `${root}/${file}`,
  ...words,
];
