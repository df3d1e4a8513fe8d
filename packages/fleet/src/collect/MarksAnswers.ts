import { errors, headers, type Msg, type NatsConnection } from "@nats-io/transport-node";
import type { Sink } from "@shipslog/contract";
import { FleetError } from "../FleetError.ts";
import { printMarks } from "../message/marksAnswer.ts";
import { partitionOf } from "../message/partition.ts";
import { lookUpPrefix, subjects, watermarkStream } from "../message/subjects.ts";
import {
  generationsHeader,
  parseWatermarkKey,
  printGenerations,
  printWatermark,
  withMark,
  type FileOffset,
} from "../message/watermark.ts";

/** The stored generations of each file of a commander, newest first. */
type MarksByFile = ReadonlyMap<string, readonly FileOffset[]>;

/**
 * How many commanders are looked up at a time. A look reads the commanders of all journals of the partition, however few are asked for, and each may have
 * twenty thousand.
 */
const commandersAtOnce = 32;

/** The most questions of one commander that wait. It asks again for the others. */
const mostQuestions = 4;

/** Room for the subject and the headers of an answer. */
const overheadBytes = 1024;

/** Used if the server has not announced its limit. */
const usualPayloadBytes = 64 * 1024;

/** A partition that this collector answers for. */
export interface AnsweredPartition {
  readonly sink: Pick<Sink, "watermarks">;
  /** Whether this collector certainly is the owner still: another one may have a newer lake. */
  readonly isHeld: () => boolean;
}

/** How a question is answered. */
type Answer = (marks: MarksByFile) => void;

interface Desk extends AnsweredPartition {
  /** How to answer the questions that wait, by commander. */
  readonly waiting: Map<string, readonly Answer[]>;
  isBusy: boolean;
}

/**
 * Answers uplinks how far the files of their commander are stored, from the manifest, for the partitions that this collector owns. Nothing is
 * announced and nothing is kept: a collector that takes over a partition reads what is asked for.
 */
export class MarksAnswers {
  readonly #connection: NatsConnection;
  readonly #partitions: number;
  readonly #desks = new Map<number, Desk>();

  private constructor(connection: NatsConnection, partitions: number) {
    this.#connection = connection;
    this.#partitions = partitions;
  }

  /** Subscribes to the questions. Throws if the credential does not allow it. */
  static async start(connection: NatsConnection, partitions: number): Promise<MarksAnswers> {
    const answers = new MarksAnswers(connection, partitions);
    const refused: Error[] = [];
    const listen = (subject: string, take: (message: Msg) => void) =>
      connection.subscribe(subject, {
        callback: (error, message) => {
          if (error === null) take(message);
          else refused.push(error);
        },
      });
    const ofCommanders = listen(subjects.marks("*"), (message) => answers.#receiveQuestion(message));
    const ofFiles = listen(`${lookUpPrefix}*.*`, (message) => answers.#receiveLookUp(message));
    // The server refuses a subscription before it answers this.
    await connection.flush();
    const [refusal] = refused;
    if (refusal instanceof errors.PermissionViolationError) {
      ofCommanders.unsubscribe();
      ofFiles.unsubscribe();
      throw new FleetError("old-credential", refusal.subject, refusal);
    }
    return answers;
  }

  /** Begins to answer for a partition. */
  open(partition: number, answered: AnsweredPartition): void {
    this.#desks.set(partition, { ...answered, waiting: new Map(), isBusy: false });
  }

  /** Ends answering for a partition. */
  close(partition: number): void {
    this.#desks.delete(partition);
  }

  /** An uplink asks for all files from a name on. */
  #receiveQuestion(message: Msg): void {
    const commander = message.subject.slice(subjects.marks("").length);
    const from = message.string();
    this.#take(commander, message, (marks) => {
      const mostBytes = (this.#connection.info?.max_payload ?? usualPayloadBytes) - overheadBytes;
      message.respond(printMarks(marks, from, mostBytes));
    });
  }

  /** An uplink of version 0.1.0 asks for one file, in the form in which it asked the stream of watermarks. */
  #receiveLookUp(message: Msg): void {
    const key = parseWatermarkKey(message.subject.slice(lookUpPrefix.length));
    if (key === undefined) return;
    this.#take(key.commander, message, (found) => {
      const marks = found.get(key.file) ?? [];
      const all = headers();
      // An uplink ignores answers that arrive where it expects a watermark, and knows them by this header.
      all.set("Nats-Stream", watermarkStream);
      if (marks.length > 0) all.set(generationsHeader, printGenerations(marks));
      message.respond(printWatermark(marks[0] ?? { generation: 0, offset: 0 }), { headers: all });
    });
  }

  #take(commander: string, message: Msg, answer: Answer): void {
    const desk = this.#desks.get(partitionOf(commander, this.#partitions));
    if (desk === undefined || !isInbox(message.reply, commander)) return;
    const questions = desk.waiting.get(commander) ?? [];
    if (questions.length >= mostQuestions) return;
    desk.waiting.set(commander, [...questions, answer]);
    if (!desk.isBusy) this.#work(desk).catch(() => undefined);
  }

  async #work(desk: Desk): Promise<void> {
    desk.isBusy = true;
    while (desk.waiting.size > 0) {
      const turn = new Map([...desk.waiting].slice(0, commandersAtOnce));
      for (const commander of turn.keys()) desk.waiting.delete(commander);
      // Without an answer they ask again: the lake may be closed, or be taken over.
      const found = await readMarks(desk.sink, new Set(turn.keys())).catch(() => undefined);
      if (found === undefined || !desk.isHeld()) continue;
      for (const [commander, questions] of turn) {
        for (const answer of questions) answer(found.get(commander) ?? new Map());
      }
    }
    desk.isBusy = false;
  }
}

/** Reads how far all files of some commanders are stored. */
async function readMarks(
  sink: Pick<Sink, "watermarks">,
  commanders: ReadonlySet<string>,
): Promise<ReadonlyMap<string, MarksByFile>> {
  const found = new Map<string, Map<string, readonly FileOffset[]>>();
  for await (const { commander, ...mark } of sink.watermarks({ commanders })) {
    const files = found.get(commander) ?? new Map<string, readonly FileOffset[]>();
    found.set(commander, files.set(mark.file, withMark(files.get(mark.file) ?? [], mark)));
  }
  return found;
}

/** Whether an answer goes to whoever has asked, and not to a subject that others trust. Between accounts the server has its own inboxes. */
function isInbox(reply: string | undefined, commander: string): boolean {
  return reply !== undefined && ["_R_.", `_INBOX_${commander}.`, "_INBOX_load."].some((each) => reply.startsWith(each));
}
