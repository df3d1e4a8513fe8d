import type { Clock } from "@shipslog/journal";
import type { OutputStream } from "./Host.ts";

const redrawMs = 100;
const barWidth = 24;

/** A progress bar on one line of a terminal, redrawn a few times a second. Elsewhere it prints nothing. */
export class ProgressBar {
  readonly #output: OutputStream;
  readonly #clock: Pick<Clock, "nowMs">;
  #drawnAtMs = 0;

  constructor(output: OutputStream, clock: Pick<Clock, "nowMs">) {
    this.#output = output;
    this.#clock = clock;
  }

  /** Shows a fraction from 0 to 1, and a few words. */
  show(fraction: number, words: string): void {
    if (!this.#output.isTerminal) return;
    const nowMs = this.#clock.nowMs();
    if (nowMs - this.#drawnAtMs < redrawMs) return;
    this.#drawnAtMs = nowMs;
    const filled = Math.round(Math.min(1, Math.max(0, fraction)) * barWidth);
    const bar = "█".repeat(filled) + "░".repeat(barWidth - filled);
    const line = `${bar} ${String(Math.floor(fraction * 100)).padStart(3)} %  ${words}`;
    this.#output.write(`\r${line.slice(0, this.#output.columns - 1)}\u001B[K`);
  }

  /** Removes the bar. */
  clear(): void {
    if (this.#output.isTerminal && this.#drawnAtMs > 0) this.#output.write("\r\u001B[K");
  }
}
