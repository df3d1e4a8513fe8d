import { nodeHost } from "./command/nodeHost.ts";
import { run } from "./run.ts";
import type { ExitCode } from "./failure/exitCodes.ts";

/** Runs the command line of this process. A command reaches the machine only through `nodeHost`. */
export async function main(words: readonly string[]): Promise<ExitCode> {
  const code = await run(words, nodeHost);
  // Work that cannot be stopped, as an attempt to connect, must not keep an interrupted process alive.
  if (nodeHost.interrupted.aborted) {
    await Promise.all([nodeHost.out.flushed(), nodeHost.err.flushed()]);
    process.exit(code);
  }
  return code;
}
