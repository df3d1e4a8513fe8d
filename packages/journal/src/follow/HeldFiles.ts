import type { FollowedFile } from "./FollowedFile.ts";

/** How long files wait for an earlier one that cannot be read. Most such errors pass within a second. */
const patienceMs = 5000;

/**
 * The files that are not read at a look because an earlier one failed: the later parts of its session and, if nothing of it
 * was ever read, all later files. An error that does not pass within five seconds holds nothing any more.
 */
export class HeldFiles {
  readonly #nowMs: number;
  readonly #sessions = new Set<string>();
  #holdsAll = false;

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  /** Whether a file, which is later than all that were added, must wait. */
  has({ session }: FollowedFile): boolean {
    return this.#holdsAll || this.#sessions.has(session);
  }

  /** Adds a file that must wait. */
  add({ session, hasBeenRead }: FollowedFile): void {
    this.#sessions.add(session);
    this.#holdsAll ||= !hasBeenRead;
  }

  /** Adds a file that could not be read, unless it has failed for too long; returns whether it was added. */
  addFailed(file: FollowedFile): boolean {
    file.failingSinceMs ??= this.#nowMs;
    if (this.#nowMs - file.failingSinceMs >= patienceMs) return false;
    this.add(file);
    return true;
  }
}
