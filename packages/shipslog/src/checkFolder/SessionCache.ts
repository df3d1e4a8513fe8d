import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { SessionResult } from "@shipslog/check";

/** Raised when the form of the files changes. */
const form = 2;
const digestBytes = 32;
const ending = ".sessions";
/** A file that no run has used for this long is removed. */
const longestUnusedMs = 60 * 86_400_000;

/**
 * The results of the sessions of one folder from an earlier run, in one file. A file that is missing, damaged or of another
 * version counts as empty, and one that cannot be written is given up: the cache saves time and decides nothing.
 */
export class SessionCache {
  readonly #path: string;
  readonly #sessions: Map<string, StampedResult>;
  #isChanged = false;

  private constructor(path: string, sessions: Map<string, StampedResult>) {
    this.#path = path;
    this.#sessions = sessions;
  }

  /** Reads the results that belong to an identity: all that decides a result besides the journals themselves. */
  static async open(folder: string, identity: readonly unknown[]): Promise<SessionCache> {
    const name = createHash("sha256")
      .update(JSON.stringify([form, ...identity]))
      .digest("hex")
      .slice(0, 32);
    const path = join(folder, `${name}${ending}`);
    return new SessionCache(path, await readResults(path));
  }

  /** The result of a session, named by its first file; undefined when no earlier run has checked it with this stamp. */
  find(session: string, stamp: string): SessionResult | undefined {
    const known = this.#sessions.get(session);
    return known?.stamp === stamp ? known.result : undefined;
  }

  /** Remembers the result of a session instead of an earlier one. */
  add(session: string, stamp: string, result: SessionResult): void {
    this.#sessions.set(session, { stamp, result });
    this.#isChanged = true;
  }

  /**
   * Writes the results of the sessions that still exist. The file is renamed into its place, so that of two runs at once one
   * wins and none reads half a file.
   */
  async save(exists: (session: string) => boolean, nowMs: number): Promise<void> {
    try {
      if (!this.#isChanged) {
        await utimes(this.#path, nowMs / 1000, nowMs / 1000);
        return;
      }
      const payload = serialize([...this.#sessions].filter(([session]) => exists(session)));
      const folder = join(this.#path, "..");
      await mkdir(folder, { recursive: true });
      const temporary = `${this.#path}.${randomUUID()}.tmp`;
      await writeFile(temporary, Buffer.concat([digestOf(payload), payload]));
      await rename(temporary, this.#path).catch(() => rm(temporary, { force: true }));
      await removeUnused(folder, nowMs);
    } catch {
      // A folder that cannot be written, or a full disk: the next run checks again.
    }
  }
}

const digestOf = (payload: Uint8Array): Buffer => createHash("sha256").update(payload).digest();

/** The result of a session, and what its files were like. */
interface StampedResult {
  readonly stamp: string;
  readonly result: SessionResult;
}

async function readResults(path: string): Promise<Map<string, StampedResult>> {
  try {
    const bytes = await readFile(path);
    const payload = bytes.subarray(digestBytes);
    if (!digestOf(payload).equals(bytes.subarray(0, digestBytes))) return new Map();
    return new Map(deserialize(payload) as [string, StampedResult][]);
  } catch {
    return new Map();
  }
}

/** Removes files that no run has used for long, and what killed runs left. */
async function removeUnused(folder: string, nowMs: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending) || name.endsWith(".tmp"));
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    const oldestMs = nowMs - (name.endsWith(".tmp") ? longestUnusedMs / 60 : longestUnusedMs);
    if (mtimeMs < oldestMs) await rm(path, { force: true });
  }
}
