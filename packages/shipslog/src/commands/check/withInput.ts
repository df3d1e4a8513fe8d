import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Host } from "../../command/Host.ts";
import { orInterrupted } from "../../failure/errors.ts";

/** What a check reads, and how reports name it. */
interface InputPaths {
  readonly paths: readonly string[];
  readonly shownPath: (path: string) => string;
}

/** The name of the file that holds what was read: one of the game, so that no rule speaks about it. */
const inputName = "Journal.2000-01-01T000000.01.log";
/** The path that stands for standard input, and under which its findings are reported. */
const inputPath = "-";

/** Runs a check in which `-` stands for standard input: it is kept in a temporary file, because threads read files. */
export async function withInput<Result>(
  paths: readonly string[],
  host: Pick<Host, "input" | "interrupted" | "makeTemporaryFolder">,
  run: (input: InputPaths) => Promise<Result>,
): Promise<Result> {
  if (!paths.includes(inputPath)) return await run({ paths, shownPath: (path) => path });
  const folder = await host.makeTemporaryFolder();
  try {
    const path = join(folder, inputName);
    // Standard input may never end.
    await orInterrupted(writeFile(path, host.input.bytes()), host, "there is no report");
    return await run({
      paths: paths.map((each) => (each === inputPath ? path : each)),
      shownPath: (each) => (each === path || each === folder ? inputPath : each.replace(path, inputPath)),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
