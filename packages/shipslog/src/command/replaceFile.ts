import { chmod, realpath, rename, rm, stat } from "node:fs/promises";
import { EnvironmentError, stopIfInterrupted } from "../failure/errors.ts";
import type { Host } from "./Host.ts";

/**
 * Writes a file of the user completely or not at all: `write` gets a temporary path beside it, which is renamed when the work
 * is done and removed when it fails or the user stops it. A device or pipe, as /dev/stdout, is written directly.
 */
export async function replaceFile(
  path: string,
  host: Pick<Host, "interrupted" | "drawKey">,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const existing = await stat(path).catch(() => undefined);
  if (existing !== undefined && !existing.isFile()) {
    await write(path);
    return;
  }
  // Renaming onto a symbolic link would replace the link.
  const target = existing === undefined ? path : await realpath(path);
  const temporary = `${target}.${host.drawKey().slice(0, 8)}.tmp`;
  try {
    await write(temporary);
    stopIfInterrupted(host, `${path} is not written`);
    if (existing !== undefined) await chmod(temporary, existing.mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw isAboutWriting(error, temporary) ? new EnvironmentError(`cannot write ${path}`, { cause: error }) : error;
  }
}

/** Whether the temporary file could not be written. A failed write, as on a full disk, names no path at all. */
function isAboutWriting(error: unknown, temporary: string): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes(temporary) || ("syscall" in error && !("path" in error));
}
