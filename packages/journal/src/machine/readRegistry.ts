import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Reads a value of the Windows registry with `reg.exe`, which every Windows has: a library would be native code for one path. `chcp`
 * makes it print UTF-8 in a console of its own.
 */
export async function readRegistry(key: string, name: string): Promise<string | undefined> {
  const line = `chcp 65001>nul & reg query "${key}" /v "${name}"`;
  const words = ["/d", "/s", "/c", `"${line}"`];
  const options = { windowsHide: true, windowsVerbatimArguments: true, timeout: 5000 };
  try {
    return parseRegistryValue((await promisify(execFile)("cmd.exe", words, options)).stdout, name);
  } catch {
    return undefined;
  }
}

/** Takes the value of a name from what `reg query` prints: four spaces, name, type and value. */
export function parseRegistryValue(printed: string, name: string): string | undefined {
  const rows = printed.split(/\r?\n/).map((row) => /^ {4}(.*?) {4}REG_(?:EXPAND_)?SZ {4}(.*)$/.exec(row));
  return rows.find((row) => row?.[1]?.toLowerCase() === name.toLowerCase())?.[2]?.trimEnd();
}
