/** A disk of its own for a folder, which can be full: a file system in memory. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { sweptName } from "./Hosts.ts";

const fillAgainMs = 200;

/** A mounted disk, until it is disposed or swept away with the hosts of the process. */
export class SmallDisk implements Disposable {
  readonly path: string;
  readonly #bytes: number;

  constructor(path: string, bytes: number) {
    this.path = path;
    this.#bytes = bytes;
    mkdirSync(path, { recursive: true });
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes},mode=0700`, sweptName(process.pid), path]);
  }

  /** Does some work while nothing can be written, also not where something was deleted meanwhile. */
  async whileFull(work: () => Promise<void>): Promise<void> {
    this.#fill();
    const filling = setInterval(() => this.#fill(), fillAgainMs);
    try {
      await work();
    } finally {
      clearInterval(filling);
      this.#resize(this.#bytes);
    }
  }

  /** Deletes everything on it. */
  wipe(): void {
    for (const name of readdirSync(this.path)) {
      rmSync(join(this.path, name), { recursive: true, force: true, maxRetries: 5 });
    }
  }

  [Symbol.dispose](): void {
    // Processes that are just ending may still use it; it is gone with the last of them.
    execFileSync("umount", ["--lazy", this.path], { stdio: "ignore" });
  }

  /** Makes the disk as small as what is on it, which takes no memory, as a file that fills it would. */
  #fill(): void {
    const { blocks, bfree, bsize } = statfsSync(this.path);
    if (bfree === 0) return;
    try {
      this.#resize(Math.max(1, (blocks - bfree) * bsize));
    } catch {
      // Another process has written at the same time; it is tried again.
    }
  }

  #resize(bytes: number): void {
    execFileSync("mount", ["-o", `remount,size=${bytes}`, this.path], { stdio: "ignore" });
  }
}
