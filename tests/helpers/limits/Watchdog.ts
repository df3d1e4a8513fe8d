import { processorMsOf } from "./processorTime.ts";

/** What a process may take before it counts as stuck. */
export interface Limits {
  /** How long it and everything it started may neither print nor compute. */
  readonly idleMs: number;
  /** How long it may take at all. */
  readonly mostMs: number;
  /** How much processor time it may use: the limit for a loop without an end, whatever else the machine does. */
  readonly mostProcessorMs?: number;
}

/** How a watchdog looks at a process, and what it does when the process is stuck. */
export interface WatchdogOptions extends Limits {
  /** Called once, with what is wrong. */
  readonly onStuck: (reason: string) => void;
  readonly nowMs?: () => number;
  readonly processorMs?: () => number | undefined;
}

const longestLookMs = 5000;

/** A process that uses less of a processor than this waits for something: polling costs about a tenth of it. */
const idleShare = 0.05;

/**
 * Watches a process by the work it does and not by the clock alone: on a busy machine work takes longer, but it goes on.
 * Where the system does not report processor time, only `mostMs` and output count.
 */
export class Watchdog implements Disposable {
  readonly #options: Required<Omit<WatchdogOptions, "mostProcessorMs">>;
  readonly #mostProcessorMs: number;
  readonly #timer: NodeJS.Timeout;
  readonly #startMs: number;
  #busyMs: number;
  #lookMs: number;
  #usedMs: number | undefined;

  constructor(pid: number, options: WatchdogOptions) {
    this.#options = { nowMs: () => performance.now(), processorMs: () => processorMsOf(pid), ...options };
    this.#mostProcessorMs = options.mostProcessorMs ?? Infinity;
    this.#startMs = this.#busyMs = this.#lookMs = this.#options.nowMs();
    this.#usedMs = this.#options.processorMs();
    this.#timer = setInterval(() => this.#look(), Math.min(longestLookMs, options.idleMs, options.mostMs));
    this.#timer.unref();
  }

  /** Says that the process has printed something. */
  noteOutput(): void {
    this.#busyMs = this.#options.nowMs();
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { nowMs, processorMs } = this.#options;
    const now = nowMs();
    const used = processorMs();
    // The sum falls when a process of the tree has ended, which is progress too.
    const change = Math.abs((used ?? Infinity) - (this.#usedMs ?? 0));
    if (change >= idleShare * (now - this.#lookMs)) this.#busyMs = now;
    [this.#lookMs, this.#usedMs] = [now, used];
    const reason = this.#reason(now, used ?? 0);
    if (reason === undefined) return;
    this[Symbol.dispose]();
    this.#options.onStuck(reason);
  }

  #reason(now: number, usedMs: number): string | undefined {
    const { idleMs, mostMs } = this.#options;
    if (now - this.#busyMs >= idleMs) return `no output and no work for ${minutes(idleMs)}`;
    if (now - this.#startMs >= mostMs) return `no end after ${minutes(mostMs)}`;
    if (usedMs >= this.#mostProcessorMs) return `no end after ${minutes(this.#mostProcessorMs)} of processor time`;
    return undefined;
  }
}

function minutes(ms: number): string {
  return `${Math.round(ms / 6000) / 10} min`;
}
