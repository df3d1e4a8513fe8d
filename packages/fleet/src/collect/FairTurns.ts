import type { JetStreamManager, StoredMsg } from "@nats-io/jetstream";
import { parseLineSubject, streamOf, subjects } from "../message/subjects.ts";

/** Below this the lines in front of a commander are stored in a second or two, and nobody needs a turn. */
const crowdBytes = 32 * 2 ** 20;

/** The most lines of all commanders in a turn. Each is a request to the broker. */
const turnLines = 256;

/** What each commander is given in a turn: no more lines, and none after so many bytes. */
const creditLines = 16;
const creditBytes = 128 * 2 ** 10;

/** How many commanders are asked for at a time. */
const atOnce = 8;

/** What turns need of a broker. */
export type TurnStreams = Pick<JetStreamManager["streams"], "info" | "getMessage">;

/** What the lines of a commander are counted with. */
interface Waiting {
  readonly commander: string;
  /** Lines that no turn has taken. */
  readonly lines: number;
  /** Where the first of them may be. */
  readonly from: number;
}

/**
 * Gives every commander a turn while a large backlog waits in the stream of a partition, so that the lines of one do not wait for those of another.
 * A turn only reads: the lines stay in the stream until the collector comes to them in order and finds them stored.
 */
export class FairTurns {
  readonly #streams: TurnStreams;
  readonly #partition: number;
  /** Where the lines are that were taken and may still be in the stream, by commander. */
  #taken = new Map<string, readonly number[]>();

  constructor(streams: TurnStreams, partition: number) {
    this.#streams = streams;
    this.#partition = partition;
  }

  /** Forgets what was taken, because it is not stored. */
  forget(): void {
    this.#taken.clear();
  }

  /** Forgets what was taken of a commander, because it was removed from the stream. Those of others stay: the next turn goes on after them. */
  forgetLinesOf(commander: string): void {
    this.#taken.delete(commander);
  }

  /** Takes the next lines of the commanders, first of those with the fewest. Lines of one commander are in order. */
  async take(streamBytes: number): Promise<readonly StoredMsg[]> {
    if (streamBytes < crowdBytes) {
      this.forget();
      return [];
    }
    const { state } = await this.#streams.info(streamOf(this.#partition), {
      subjects_filter: subjects.lines(this.#partition),
    });
    const waiting = this.#listWaiting(state.subjects ?? {}, state.first_seq);
    const taken: StoredMsg[] = [];
    for (let at = 0; at < waiting.length && taken.length < turnLines; at += atOnce) {
      const some = waiting.slice(at, at + atOnce);
      for (const lines of await Promise.all(some.map((each) => this.#takeCredit(each)))) taken.push(...lines);
    }
    return taken;
  }

  #listWaiting(counts: Readonly<Record<string, number>>, firstSequence: number): readonly Waiting[] {
    const held = new Map<string, number>();
    for (const [subject, lines] of Object.entries(counts)) {
      const commander = parseLineSubject(subject)?.commander;
      if (commander !== undefined) held.set(commander, (held.get(commander) ?? 0) + lines);
    }
    const stillThere = new Map<string, readonly number[]>();
    for (const [commander, sequences] of this.#taken) {
      const left = sequences.filter((sequence) => sequence >= firstSequence);
      if (left.length > 0 && held.has(commander)) stillThere.set(commander, left);
    }
    this.#taken = stillThere;
    return [...held]
      .map(([commander, lines]): Waiting => {
        const taken = stillThere.get(commander) ?? [];
        return { commander, lines: lines - taken.length, from: (taken.at(-1) ?? firstSequence - 1) + 1 };
      })
      .filter(({ lines }) => lines > 0)
      .toSorted((one, other) => one.lines - other.lines);
  }

  async #takeCredit({ commander, lines, from }: Waiting): Promise<readonly StoredMsg[]> {
    const found: StoredMsg[] = [];
    let bytes = 0;
    let seq = from;
    while (found.length < Math.min(lines, creditLines) && bytes < creditBytes) {
      const query = { seq, next_by_subj: subjects.line(this.#partition, commander, "*") };
      const message = await this.#streams.getMessage(streamOf(this.#partition), query);
      if (message === null) break;
      found.push(message);
      bytes += message.data.length;
      seq = message.seq + 1;
    }
    const sequences = found.map((message) => message.seq);
    this.#taken.set(commander, [...(this.#taken.get(commander) ?? []), ...sequences]);
    return found;
  }
}
