import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { until } from "../../../../tests/helpers/limits/until.ts";
import { Relay } from "./Relay.ts";

const greeting = Buffer.alloc(64);
greeting[0] = 0xff;
greeting[9] = 0x7f;
greeting[10] = 3;
greeting.write("NULL", 12);
const ready = Buffer.from("\u0004\u0019\u0005READY\u000bSocket-Type\u0000\u0000\u0000\u0003SUB", "latin1");

async function start(): Promise<Relay> {
  const relay = await Relay.listen(0, "127.0.0.1");
  onTestFinished(() => relay.close());
  return relay;
}

/** A connection that keeps what comes. */
async function join(relay: Relay, ...sent: readonly Buffer[]): Promise<{ readonly socket: Socket; came(): Buffer }> {
  const socket = connect(relay.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  for (const bytes of sent) socket.write(bytes);
  return { socket, came: () => Buffer.concat(chunks) };
}

const subscription = (prefix: string, byte = 1) => Buffer.from([0, prefix.length + 1, byte, ...Buffer.from(prefix)]);

describe("Relay", () => {
  it("greets, is a publisher, and sends what begins as a subscriber wants", async () => {
    const relay = await start();
    const all = await join(relay, greeting, ready, subscription(""));
    // Byte by byte, as a slow network may bring it.
    const some = await join(
      relay,
      ...[...Buffer.concat([greeting, ready, subscription("ab")])].map((byte) => Buffer.from([byte])),
    );
    await until(() => relay.subscribers === 2);
    relay.publish(Buffer.from("abc"));
    relay.publish(Buffer.alloc(300, "x"));
    await until(() => all.came().length === 64 + 27 + 5 + 309);
    const long = Buffer.concat([Buffer.from([2, 0, 0, 0, 0, 0, 0, 1, 44]), Buffer.alloc(300, "x")]);
    expect(all.came().subarray(64 + 27)).toEqual(Buffer.concat([Buffer.from("\u0000\u0003abc", "latin1"), long]));
    expect(all.came().toString("latin1", 64, 64 + 27)).toContain("READY\u000bSocket-Type\u0000\u0000\u0000\u0003PUB");
    await until(() => some.came().length === 64 + 27 + 5);
    some.socket.write(subscription("ab", 0));
    await until(() => relay.subscribers === 1);
  });

  it.each([
    ["another protocol", Buffer.from("GET / HTTP/1.1\r\n\r\n")],
    ["an older version", Buffer.from(greeting).fill(1, 10, 11)],
    ["another mechanism", Buffer.from(greeting).fill("PLAIN", 12, 17)],
    ["a message before READY", Buffer.concat([greeting, subscription("")])],
    ["a huge frame", Buffer.concat([greeting, ready, Buffer.from([2, 0, 0, 0, 1, 0, 0, 0, 0])])],
  ])("closes a connection with %s", async (_, sent) => {
    const relay = await start();
    const { socket } = await join(relay, sent);
    await once(socket, "close");
    expect(relay.subscribers).toBe(0);
  });

  it("drops messages for a subscriber that does not read, and goes on", async () => {
    const relay = await start();
    const { socket } = await join(relay, greeting, ready, subscription(""));
    await until(() => relay.subscribers === 1);
    socket.pause();
    const message = Buffer.alloc(1024 * 1024, "x");
    for (let sent = 0; sent < 64; sent += 1) relay.publish(message);
    expect(relay.dropped).toBeGreaterThan(0);
    expect(relay.dropped).toBeLessThan(64);
  });
});
