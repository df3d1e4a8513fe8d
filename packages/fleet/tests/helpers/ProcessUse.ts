/** The processor time and the memory of running processes, from the kernel. */
import { readFileSync } from "node:fs";
import { parseStat } from "../../../../tests/helpers/limits/processorTime.ts";

/** What a process has used between the start of a measurement and now. */
export interface UsedResources {
  readonly processorSeconds: number;
  /** The share of one core. */
  readonly cores: number;
  /** The most memory that it has had since it was started. */
  readonly mostMemoryMB: number;
}

/** Measures one process under a name, also after it was replaced by another. */
export class ProcessUse {
  readonly name: string;
  readonly #pid: () => number | undefined;
  #startedMs = Date.now();
  /** Processor time at the start, and of processes that have ended. */
  #fromMs = 0;
  #current: { pid: number; usedMs: number; fromMs: number } | undefined;
  #mostMemoryMB = 0;

  constructor(name: string, pid: () => number | undefined) {
    this.name = name;
    this.#pid = pid;
  }

  /** Looks at the process; a process that has ended is not found, and counts as it was last seen. */
  look(): void {
    const pid = this.#pid();
    if (pid === undefined) return;
    try {
      const { usedMs } = parseStat(pid, readFileSync(`/proc/${pid}/stat`, "latin1"));
      if (this.#current?.pid !== pid) {
        this.#fromMs += this.#current === undefined ? 0 : this.#current.usedMs - this.#current.fromMs;
        this.#current = { pid, usedMs, fromMs: this.#current === undefined ? usedMs : 0 };
      }
      this.#current.usedMs = usedMs;
      const [, kilobytes = "0"] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [];
      this.#mostMemoryMB = Math.max(this.#mostMemoryMB, Math.round(Number(kilobytes) / 1024));
    } catch {
      // It has just ended.
    }
  }

  /** What was used since the last call, or since the start. */
  take(): UsedResources {
    this.look();
    const usedMs = this.#fromMs + (this.#current === undefined ? 0 : this.#current.usedMs - this.#current.fromMs);
    const tookMs = Math.max(1, Date.now() - this.#startedMs);
    this.#startedMs = Date.now();
    this.#fromMs = 0;
    if (this.#current !== undefined) this.#current.fromMs = this.#current.usedMs;
    const round = (value: number) => Math.round(100 * value) / 100;
    return {
      processorSeconds: round(usedMs / 1000),
      cores: round(usedMs / tookMs),
      mostMemoryMB: this.#mostMemoryMB,
    };
  }
}
