import { setImmediate } from "node:timers/promises";
import type { WriteStep } from "@shipslog/contract";
import type { OutputStream } from "../../command/Host.ts";

/** Executes write steps on an output: it gets the lines of the journals, and companion files are left out. */
export class LineOutput {
  readonly #out: OutputStream;

  constructor(out: OutputStream) {
    this.#out = out;
  }

  /** Writes the bytes of an append as they are; waits while the reader is slower. */
  async write(step: WriteStep): Promise<void> {
    if (step.type !== "append") return;
    this.#out.write(step.bytes);
    await this.#out.drained();
    // Without this, neither Ctrl-C nor the end of the output would be noticed before all lines are written.
    await setImmediate();
  }
}
