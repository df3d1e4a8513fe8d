import { headers, type Msg, type MsgHdrs, type Subscription } from "@nats-io/transport-node";
import { describe, expect, it } from "vitest";
import { Pull, type PullConnection } from "./Pull.ts";

interface Request {
  readonly batch: number;
  readonly max_bytes: number;
}

/** A server that records requests and sends what a test gives it. */
function makeServer() {
  const requests: Request[] = [];
  let send: (message: Msg) => unknown = () => undefined;
  let inbox = "";
  const connection: PullConnection = {
    publish: (_subject, payload) => void requests.push(JSON.parse(payload as string) as Request),
    subscribe: (subject, { callback = () => undefined } = {}) => {
      inbox = subject;
      send = (message) => callback(null, message);
      return { unsubscribe: () => undefined } as Subscription;
    },
  };
  const sendStatus = (code: number, description: string, pending: number) => {
    const all = headers(code, description);
    all.set("Nats-Pending-Messages", String(pending));
    send({ subject: inbox, data: new Uint8Array(), headers: all } as unknown as Msg);
  };
  const sendLine = (bytes: number, more?: MsgHdrs) =>
    send({ subject: "journal.0.c.FSDJump", data: new Uint8Array(bytes), headers: more } as unknown as Msg);
  return { connection, requests, sendStatus, sendLine };
}

const clock = { nowMs: () => 0, monotonicMs: () => 0, sleep: () => Promise.resolve() };
const options = { inbox: "in", stream: "S", consumer: "C", pullLines: 100, pullBytes: 1000, clock };
const open = (connection: PullConnection) => new Pull(connection, options);

describe("Pull", () => {
  it("limits every request in bytes, and requests again when the bytes are used up", async () => {
    const { connection, requests, sendStatus, sendLine } = makeServer();
    const pull = open(connection);
    await pull.take(1);
    expect(requests).toMatchObject([{ batch: 100, max_bytes: 1000 }]);
    for (let at = 0; at < 3; at++) sendLine(300);
    sendStatus(409, "Message Size Exceeds MaxBytes", 97);
    expect(await pull.take(1)).toHaveLength(3);
    await pull.take(1);
    expect(requests).toMatchObject([{ batch: 100 }, { batch: 97, max_bytes: 1000 }]);
  });

  it("requests again when the server reports that a request is complete", async () => {
    const { connection, requests, sendStatus, sendLine } = makeServer();
    const pull = open(connection);
    await pull.take(1);
    for (let at = 0; at < 100; at++) sendLine(1);
    sendStatus(409, "Batch Completed", 0);
    expect(await pull.take(1)).toHaveLength(100);
    await pull.take(1);
    expect(requests).toMatchObject([{ batch: 100 }, { batch: 100 }]);
  });

  it("wakes up who waits once for the messages that arrive together, and for no more than 2 ms", async () => {
    const { connection, sendLine } = makeServer();
    const sleeps: number[] = [];
    const ends: (() => void)[] = [];
    const sleep = (delayMs: number) => {
      sleeps.push(delayMs);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      return promise;
    };
    const pull = new Pull(connection, { ...options, clock: { ...clock, sleep } });
    const taken = pull.take(100);
    for (let at = 0; at < 3; at++) sendLine(1);
    expect(sleeps).toEqual([100, 2]);
    ends[1]?.();
    expect(await taken).toHaveLength(3);
    const many = pull.take(100);
    for (let at = 0; at < 600; at++) sendLine(1);
    expect(await many).toHaveLength(600);
  });

  it("takes an empty message with a status from a commander as a message", async () => {
    const { connection, sendLine } = makeServer();
    const pull = open(connection);
    sendLine(0, headers(409, "Consumer Deleted"));
    expect(await pull.take(1)).toHaveLength(1);
  });

  it("ends when the server reports that the consumer is gone", async () => {
    const { connection, sendStatus } = makeServer();
    const pull = open(connection);
    sendStatus(409, "Consumer Deleted", 100);
    await expect(pull.take(1)).rejects.toThrow("409 Consumer Deleted");
  });
});
