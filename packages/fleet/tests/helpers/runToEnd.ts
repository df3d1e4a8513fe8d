import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { patienceMs } from "../../../../tests/helpers/limits/patience.ts";
import { shipslog } from "./ManagedProcess.ts";

/** Runs a command in a process of its own until the process is gone; one that stays is stopped, which changes the code. */
export async function runToEnd(words: readonly string[]): Promise<{ readonly code: number; readonly err: string }> {
  const all = ["--conditions=@shipslog/source", "--no-warnings", shipslog, ...words];
  try {
    const { stderr } = await promisify(execFile)(process.execPath, all, { timeout: patienceMs });
    return { code: 0, err: stderr };
  } catch (error) {
    const { code, stderr } = error as { readonly code: number; readonly stderr: string };
    return { code, err: stderr };
  }
}
