import type { Entry } from "@shipslog/contract";
import { ArraySource } from "./ArraySource.ts";

/** A source in memory that goes on after its first batch when a pause has ended. */
export class PausedSource extends ArraySource {
  readonly #pause: Promise<void>;

  constructor(entries: readonly Entry[], pause: Promise<void>) {
    super(entries);
    this.#pause = pause;
  }

  override async *read(): AsyncGenerator<readonly Entry[], void, undefined> {
    for await (const entries of super.read()) {
      yield entries;
      await this.#pause;
    }
  }
}
