import { homedir, tmpdir } from "node:os";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** The properties of a machine that decide where the game keeps its journals. */
export interface Machine {
  /** One of the values of `process.platform`. */
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reads a value of the Windows registry; undefined when there is none. Without it, moved folders are not found. */
  readonly readRegistry?: ((key: string, name: string) => Promise<string | undefined>) | undefined;
}

/** Describes the machine that this process runs on: the default wherever a machine can be given. */
export function nodeMachine(): Machine {
  return { platform: process.platform, home: homedir(), env: process.env, readRegistry };
}

/**
 * Reads a text value of the Windows registry with `reg.exe`, which every Windows has: a library would be native code for one path. It
 * exports the key into a temporary file, which is UTF-16; what `reg query` prints loses letters outside the code page of the console.
 */
export async function readRegistry(key: string, name: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "shipslog-registry-")).catch(() => undefined);
  if (folder === undefined) return undefined;
  const file = join(folder, "key.reg");
  try {
    // Loaded on first use: no other system needs it.
    const { execFile } = await import("node:child_process");
    const { promisify } = await import("node:util");
    await promisify(execFile)("reg.exe", ["export", key, file, "/y"], { windowsHide: true, timeout: 5000 });
    return parseRegistryFile(await readFile(file, "utf16le"), name);
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Takes a text value from an exported key: in quotes, or as bytes of UTF-16 if it contains variables. */
export function parseRegistryFile(text: string, name: string): string | undefined {
  const lines = text.replace(/\\\r?\n\s*/g, "").split(/\r?\n/);
  const start = `"${name.toLowerCase()}"=`;
  const value = lines.find((line) => line.toLowerCase().startsWith(start))?.slice(start.length);
  const [, quoted] = /^"(.*)"$/.exec(value ?? "") ?? [];
  if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, "$1");
  const [, bytes] = /^hex\([12]\):([\da-f,]*)$/i.exec(value ?? "") ?? [];
  return bytes === undefined ? undefined : textOf(bytes);
}

function textOf(bytes: string): string {
  return Buffer.from(bytes.replaceAll(",", ""), "hex").toString("utf16le").replace(/\0+$/, "");
}
