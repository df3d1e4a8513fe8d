import { errors, type Msg, type NatsConnection } from "@nats-io/transport-node";
import type { Clock } from "@shipslog/contract";
import { spreadDelayMs } from "../broker/spreadReconnects.ts";
import { parseMarksAnswer, type MarksAnswer } from "../message/marksAnswer.ts";
import { subjects } from "../message/subjects.ts";
import { generationsHeader, parseMarks, type FileMarks } from "../message/watermark.ts";

/** How long an answer may take: twice as long with each attempt, because a collector that has just taken over a partition has many to give. */
const firstAnswerMs = 1000;
const longestAnswerMs = 8000;

/** After this many attempts the pauses between them become no longer. */
const longestPauses = 3;
const shortestPauseMs = 250;
const notFound = 404;

/** Asks the collector of a commander how far its files are stored, until it answers. */
export class MarksLookup {
  readonly #connection: Pick<NatsConnection, "request">;
  readonly #commander: string;
  readonly #clock: Pick<Clock, "sleep">;
  /** Whether the credential was made by version 0.1.0, which asks for one file at a time. */
  #isOld = false;

  constructor(connection: Pick<NatsConnection, "request">, commander: string, clock: Pick<Clock, "sleep">) {
    this.#connection = connection;
    this.#commander = commander;
    this.#clock = clock;
  }

  /** Looks up files; undefined if the signal is aborted before. Of a file that is not among the found ones, nothing is stored. */
  async find(files: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, FileMarks> | undefined> {
    const found = new Map<string, FileMarks>();
    const wanted = new Set(files);
    const sorted = files.toSorted();
    const last = sorted.at(-1) ?? "";
    for (let from = sorted[0]; from !== undefined && from <= last && !this.#isOld;) {
      const answer = await this.#askFrom(from, signal);
      if (signal.aborted) return undefined;
      for (const marks of answer?.files ?? []) if (wanted.has(marks.file)) found.set(marks.file, marks);
      from = answer?.next;
    }
    if (this.#isOld) await Promise.all(files.map(async (file) => found.set(file, await this.#askOne(file, signal))));
    const answered = [...files].map(
      (file) => [file, found.get(file) ?? { file, marks: [], isComplete: true }] as const,
    );
    return signal.aborted ? undefined : new Map(answered);
  }

  /** Asks for all files from a name on; undefined if the credential does not allow it or the signal is aborted. */
  async #askFrom(from: string, signal: AbortSignal): Promise<MarksAnswer | undefined> {
    return await this.#insist(
      subjects.marks(this.#commander),
      from,
      (message) => parseMarksAnswer(message.string()),
      signal,
    );
  }

  async #askOne(file: string, signal: AbortSignal): Promise<FileMarks> {
    const nothing = { file, marks: [], isComplete: true };
    const read = (message: Msg) => marksIn(message, file) ?? (message.headers?.code === notFound ? nothing : undefined);
    return (await this.#insist(subjects.lookUp(this.#commander, file), "", read, signal)) ?? nothing;
  }

  /** Asks until an answer can be read. */
  async #insist<Answer>(
    subject: string,
    text: string,
    read: (message: Msg) => Answer | undefined,
    signal: AbortSignal,
  ): Promise<Answer | undefined> {
    const stopped = Promise.withResolvers<undefined>();
    signal.addEventListener("abort", () => stopped.resolve(undefined), { once: true });
    for (let attempt = 1; !signal.aborted; attempt++) {
      try {
        const timeout = Math.min(longestAnswerMs, firstAnswerMs * 2 ** (attempt - 1));
        const asking = this.#connection.request(subject, text, { timeout });
        asking.catch(() => undefined);
        const message = await Promise.race([asking, stopped.promise]);
        const answer = message === undefined ? undefined : read(message);
        if (message === undefined || answer !== undefined) return answer;
      } catch (error) {
        if (isRefused(error)) {
          this.#isOld = true;
          return undefined;
        }
        // No collector may have the partition yet, or the connection is lost: ask again.
      }
      const spreadMs = spreadDelayMs(this.#commander, Math.min(attempt, longestPauses));
      await this.#clock.sleep(shortestPauseMs + spreadMs, signal);
    }
    return undefined;
  }
}

/** Whether the credential does not allow a request; the client tells it as the cause of another error. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof errors.PermissionViolationError;
}

/** Reads the watermarks of a file in a message; undefined if it has none. */
export function marksIn(message: Msg, file: string): FileMarks | undefined {
  return parseMarks(file, message.string(), message.headers?.get(generationsHeader) ?? "");
}
