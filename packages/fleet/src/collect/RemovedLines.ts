import { subjects } from "../message/subjects.ts";
import type { ExcessStreams } from "./removeExcess.ts";

/**
 * The commanders whose lines were removed from the stream of a partition. They are asked to send again until lines of them are there: an ask is lost with
 * a connection, and an uplink that takes the lines for stored soon would wait for as long as others keep the collector busy.
 */
export class RemovedLines {
  readonly #partition: number;
  readonly #ask: (commander: string) => void;
  readonly #commanders = new Set<string>();

  constructor(partition: number, ask: (commander: string) => void) {
    this.#partition = partition;
    this.#ask = ask;
  }

  /** Asks a commander whose lines were removed now. */
  add(commander: string): void {
    this.#commanders.add(commander);
    this.#ask(commander);
  }

  /** Asks those again of whom no line is in the stream, from a sequence on. Who has sent and stored everything ignores it. */
  async askAgain(streams: Pick<ExcessStreams, "getMessage">, stream: string, seq: number): Promise<void> {
    for (const commander of this.#commanders) {
      const query = { seq, next_by_subj: subjects.line(this.#partition, commander, "*") };
      const message = await streams.getMessage(stream, query);
      if (message === null) this.#ask(commander);
      else this.#commanders.delete(commander);
    }
  }
}
