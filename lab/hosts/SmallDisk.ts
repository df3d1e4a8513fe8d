/** A disk of its own for a folder, small enough to be filled: a file system in memory. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const fillerPrefix = "filler-";
const fillAgainMs = 200;

/** A mounted disk, until it is disposed. */
export class SmallDisk implements Disposable {
  readonly path: string;
  #fillers = 0;

  constructor(path: string, bytes: number) {
    this.path = path;
    mkdirSync(path, { recursive: true });
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes},mode=0700`, "shipslog", path]);
    process.once("exit", this.#unmount);
  }

  /** Does some work while nothing can be written, also not where something was deleted meanwhile. */
  async whileFull(work: () => Promise<void>): Promise<void> {
    this.#fill();
    const filling = setInterval(() => this.#fill(), fillAgainMs);
    try {
      await work();
    } finally {
      clearInterval(filling);
      for (const name of readdirSync(this.path)) if (name.startsWith(fillerPrefix)) this.#remove(name);
    }
  }

  /** Deletes everything on it. */
  wipe(): void {
    for (const name of readdirSync(this.path)) this.#remove(name);
  }

  [Symbol.dispose](): void {
    process.off("exit", this.#unmount);
    this.#unmount();
  }

  #fill(): void {
    const { bavail, bsize } = statfsSync(this.path);
    if (bavail === 0) return;
    const name = join(this.path, `${fillerPrefix}${this.#fillers++}`);
    try {
      execFileSync("fallocate", ["-l", String(bavail * bsize), name], { stdio: "ignore" });
    } catch {
      // Another process has taken some of it at the same time.
    }
  }

  #remove(name: string): void {
    rmSync(join(this.path, name), { recursive: true, force: true, maxRetries: 5 });
  }

  readonly #unmount = () => {
    // Processes that are just ending may still use it; it is gone with the last of them.
    execFileSync("umount", ["--lazy", this.path], { stdio: "ignore" });
  };
}
