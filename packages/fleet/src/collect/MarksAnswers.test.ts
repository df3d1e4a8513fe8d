import type { Msg, NatsConnection } from "@nats-io/transport-node";
import { errors } from "@nats-io/transport-node";
import type { Sink, Watermark } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { parseMarksAnswer } from "../message/marksAnswer.ts";
import { lookUpPrefix, subjects } from "../message/subjects.ts";
import { MarksAnswers } from "./MarksAnswers.ts";

const markOf = (commander: string, file: string, generation: number, offset: number): Watermark => {
  return { commander, file, generation, offset, lastOffset: 0, fingerprint: "0123456789abcdef" };
};
const stored = [markOf("c", "f", 0, 90), markOf("c", "f", 2, 30), markOf("c", "g", 0, 5), markOf("d", "f", 0, 7)];

/** A connection to which questions can be sent, and a sink that counts how often it is read. */
async function makeAnswers() {
  const listeners = new Map<string, (message: Msg) => void>();
  const connection = {
    subscribe(subject: string, { callback }: { callback: (error: null, message: Msg) => void }) {
      listeners.set(subject, (message) => callback(null, message));
      return { unsubscribe: () => undefined };
    },
    flush: () => Promise.resolve(),
  } as unknown as NatsConnection;
  const answers = await MarksAnswers.start(connection, 1);
  const found = { reads: 0, isHeld: true };
  const sink: Pick<Sink, "watermarks"> = {
    async *watermarks(wanted) {
      found.reads++;
      await Promise.resolve();
      yield* stored.filter(({ commander }) => wanted?.commanders.has(commander) === true);
    },
  };
  answers.open(0, { sink, isHeld: () => found.isHeld });
  const said: { readonly reply: string; readonly text: string }[] = [];
  const send = (listener: string, subject: string, reply: string, text: string) => {
    const respond = (answer: string) => said.push({ reply, text: answer });
    listeners.get(listener)?.({ subject, reply, string: () => text, respond } as unknown as Msg);
  };
  const ask = (commander: string, reply = `_INBOX_${commander}.1`, from = "") =>
    send(subjects.marks("*"), subjects.marks(commander), reply, from);
  return { answers, ask, said, found, send };
}

/** Lets everything happen that waits for nothing. */
async function settle(): Promise<void> {
  for (let round = 0; round < 100; round++) await Promise.resolve();
}

describe("the answers of a collector", () => {
  it("have all files of who asks and of nobody else, the newest generation first", async () => {
    const { ask, said } = await makeAnswers();
    ask("c");
    ask("e");
    await settle();
    const files = said.map(({ reply, text }) => [
      reply,
      parseMarksAnswer(text)?.files.map(({ file, marks }) => [file, marks.map(({ offset }) => offset)]),
    ]);
    expect(files).toEqual([
      [
        "_INBOX_c.1",
        [
          ["f", [30, 90]],
          ["g", [5]],
        ],
      ],
      ["_INBOX_e.1", []],
    ]);
  });

  it("are read once for questions that arrive together, of which four wait for each commander", async () => {
    const { ask, said, found } = await makeAnswers();
    ask("d");
    for (let at = 0; at < 100; at++) ask("c");
    for (let at = 0; at < 7; at++) ask(`e${at}`);
    await settle();
    expect([found.reads, said.length]).toEqual([2, 12]);
  });

  it.each(["$KV.watermarks.d.Zg", "ask.d", "restored.0", "_INBOX_d.1", "$KV.leases.partition.0"])(
    "do not go to %s",
    async (reply) => {
      const { ask, said } = await makeAnswers();
      ask("c", reply);
      await settle();
      expect(said).toEqual([]);
    },
  );

  it("are not given while another collector may have the partition", async () => {
    const { answers, ask, said, found } = await makeAnswers();
    found.isHeld = false;
    ask("c");
    await settle();
    found.isHeld = true;
    answers.close(0);
    ask("c");
    await settle();
    expect(said).toEqual([]);
  });

  it("are for one file if an uplink of version 0.1.0 asks", async () => {
    const { send, said } = await makeAnswers();
    const listener = `${lookUpPrefix}*.*`;
    for (const file of ["f", "h"]) send(listener, subjects.lookUp("c", file), "_INBOX_c.1", "");
    await settle();
    expect(said.map(({ text }) => text)).toEqual(["2 30", "0 0"]);
  });

  it("need a credential that allows them", async () => {
    const refusal = errors.PermissionViolationError.parse('Permissions Violation for Subscription to "marks.*"');
    const connection = {
      subscribe(_subject: string, { callback }: { callback: (error: Error | null) => void }) {
        callback(refusal);
        return { unsubscribe: () => undefined };
      },
      flush: () => Promise.resolve(),
    } as unknown as NatsConnection;
    await expect(MarksAnswers.start(connection, 1)).rejects.toThrow("shipslog fleet rotate collector");
  });
});
