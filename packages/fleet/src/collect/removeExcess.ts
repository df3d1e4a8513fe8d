import type { JetStreamManager, StreamInfo } from "@nats-io/jetstream";
import { parseLineSubject, subjects } from "../message/subjects.ts";

/** Beyond this part of what a stream takes, those who hold too much of it lose their lines there. */
const crowdedPart = 0.5;

/**
 * A commander may hold as many bytes as the lines of one kind that it may have in the stream, at so many bytes each. An uplink has no more lines on their way
 * than these, of all kinds, and of 26,169 real lines no 4,096 in a row have more than 3,192 bytes on average.
 */
const creditLineBytes = 8192;

/** An uplink that was started again may have the lines of both times in the stream. Nobody needs more, however short they are. */
const creditTimes = 2;

/** How many lines of a commander are looked at for the bytes of all. */
const samples = 16;

/** How many commanders are looked at each time: those with the most lines, and as many of the others in turn, because few lines can be long. */
const mostExamined = 32;

/** How many of them at a time. */
const atOnce = 8;

/** What is needed of a broker to remove lines from a stream. */
export type ExcessStreams = Pick<JetStreamManager["streams"], "info" | "getMessage" | "purge">;

/** How much a commander has in a stream. */
export interface Holding {
  readonly commander: string;
  /** How many lines of all kinds. */
  readonly lines: number;
}

/**
 * Makes room in the stream of a partition that is more than half full: removes the lines of the commanders who hold more than their credit in bytes, which the
 * broker itself does not limit. Nothing is lost, because the journals have the lines: who is told sends them again. `turn` is another number each time.
 */
export async function removeExcess(
  streams: ExcessStreams,
  partition: number,
  { state: { bytes }, config: { name, max_bytes, max_msgs_per_subject } }: StreamInfo,
  turn: number,
): Promise<readonly Holding[]> {
  if (max_bytes <= 0 || bytes <= crowdedPart * max_bytes) return [];
  const { state } = await streams.info(name, { subjects_filter: subjects.lines(partition) });
  const held = countLines(state.subjects ?? {});
  const removed: Holding[] = [];
  const candidates = chooseExamined(held, turn);
  for (let at = 0; at < candidates.length; at += atOnce) {
    const some = candidates.slice(at, at + atOnce);
    const sizes = await Promise.all(
      some.map(({ commander }) => meanBytes(streams, name, subjects.line(partition, commander, "*"), state)),
    ).catch(() => undefined);
    // Without an answer there is another look in a second. Those whose lines are removed already must be told.
    if (sizes === undefined) return removed;
    for (const [index, { commander, lines }] of some.entries()) {
      const isMany = lines > creditTimes * max_msgs_per_subject;
      const isMuch = lines * (sizes[index] ?? 0) > max_msgs_per_subject * creditLineBytes;
      if (!isMany && !isMuch) continue;
      // Lines that arrive from now on stay: they may be those that are sent again.
      const lost = { filter: subjects.line(partition, commander, "*"), seq: state.last_seq + 1 };
      // A server that answers too late removes them all the same.
      await streams.purge(name, lost).catch(() => undefined);
      removed.push({ commander, lines });
    }
  }
  return removed;
}

/** The commanders by the number of their lines, those with the most first. */
function countLines(counts: Readonly<Record<string, number>>): readonly Holding[] {
  const held = new Map<string, number>();
  for (const [subject, lines] of Object.entries(counts)) {
    const commander = parseLineSubject(subject)?.commander;
    if (commander !== undefined) held.set(commander, (held.get(commander) ?? 0) + lines);
  }
  return [...held]
    .map(([commander, lines]) => ({ commander, lines }))
    .toSorted((one, other) => other.lines - one.lines);
}

function chooseExamined(held: readonly Holding[], turn: number): readonly Holding[] {
  const half = mostExamined / 2;
  const others = held.slice(half);
  const from = half * (turn % Math.max(1, Math.ceil(others.length / half)));
  return [...held.slice(0, half), ...others.slice(from, from + half)];
}

/** The mean length of some lines of a commander, from the first one to the end of the stream. */
async function meanBytes(
  streams: ExcessStreams,
  name: string,
  subject: string,
  { first_seq, last_seq }: StreamInfo["state"],
): Promise<number> {
  let bytes = 0;
  let found = 0;
  let seq = first_seq;
  while (found < samples) {
    const query = { seq, next_by_subj: subject };
    const message = await streams.getMessage(name, query);
    if (message === null) break;
    bytes += message.data.length;
    found++;
    seq = message.seq + 1 + Math.floor((last_seq - message.seq) / (samples - found + 1));
  }
  return found === 0 ? 0 : bytes / found;
}
