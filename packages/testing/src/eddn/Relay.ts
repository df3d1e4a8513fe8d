import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { listenOn } from "./listenOn.ts";

/**
 * A publisher of ZeroMQ, as far as a relay needs one: it speaks ZMTP 3.0 with the mechanism NULL, and its socket type is PUB. It
 * sends one-part messages to every subscriber whose prefix fits, and drops those for a subscriber that does not read.
 * The protocol: https://rfc.zeromq.org/spec/23/
 */
export class Relay implements AsyncDisposable {
  readonly #server: Server;
  readonly #subscribers = new Set<Subscriber>();
  /** Messages that a subscriber was too slow for. */
  dropped = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Listens on an address; port 0 means any free one. */
  static async listen(port: number, host: string): Promise<Relay> {
    const server = createServer();
    server.maxConnections = mostSubscribers;
    const relay = new Relay(server);
    server.on("connection", (socket) => relay.#admit(socket));
    await listenOn(server, { port, host }, "the relay");
    return relay;
  }

  /** The port it listens on. */
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** How many listeners have subscribed to something. */
  get subscribers(): number {
    return [...this.#subscribers].filter(({ isSubscribed }) => isSubscribed).length;
  }

  /** Sends a message to everyone who subscribed to how it begins. */
  publish(message: Uint8Array): void {
    const frame = frameOf(message);
    for (const subscriber of this.#subscribers) {
      if (!subscriber.wants(message)) continue;
      if (subscriber.isSlow) this.dropped += 1;
      else subscriber.send(frame);
    }
  }

  /** Ends every connection and stops listening. */
  async close(): Promise<void> {
    for (const subscriber of this.#subscribers) subscriber.end();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  /** The same as `close`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #admit(socket: Socket): void {
    const subscriber = new Subscriber(socket);
    this.#subscribers.add(subscriber);
    socket.on("close", () => this.#subscribers.delete(subscriber));
  }
}

const mostSubscribers = 256;
/** What waits for a subscriber at most. */
const mostWaitingBytes = 16 * 1024 * 1024;
/** A subscriber sends prefixes only; anything longer is no subscriber. */
const mostFrameBytes = 4096;
const mostPrefixes = 1024;
/** How long a greeting may take. */
const greetingMs = 10_000;

const greetingBytes = 64;
const flag = { long: 2, command: 4 } as const;

/** Signature, version 3.0, mechanism NULL, not a server of security, filler. */
function greeting(): Buffer {
  const bytes = Buffer.alloc(greetingBytes);
  bytes[0] = 0xff;
  bytes[9] = 0x7f;
  bytes[10] = 3;
  bytes.write("NULL", 12, "latin1");
  return bytes;
}

/** The command READY with the socket type. */
function ready(): Buffer {
  const name = "Socket-Type";
  const value = "PUB";
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value.length);
  const body = Buffer.concat([
    Buffer.from([5]),
    Buffer.from("READY"),
    Buffer.from([name.length]),
    Buffer.from(name),
    length,
    Buffer.from(value),
  ]);
  return Buffer.concat([Buffer.from([flag.command, body.length]), body]);
}

/** A message in one frame. */
function frameOf(message: Uint8Array): Buffer {
  if (message.length < 256) return Buffer.concat([Buffer.from([0, message.length]), message]);
  const head = Buffer.alloc(9);
  head[0] = flag.long;
  head.writeBigUInt64BE(BigInt(message.length), 1);
  return Buffer.concat([head, message]);
}

/** One connection: its handshake and what it subscribed to. */
class Subscriber {
  readonly #socket: Socket;
  readonly #prefixes = new Map<string, number>();
  #waiting: Buffer = Buffer.alloc(0);
  #state: "greeting" | "ready" | "open" = "greeting";

  constructor(socket: Socket) {
    this.#socket = socket;
    const patience = setTimeout(() => {
      if (this.#state !== "open") socket.destroy();
    }, greetingMs);
    socket.on("close", () => clearTimeout(patience));
    // A connection that is torn down is over; there is nothing to report to a publisher.
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => this.#take(chunk));
    socket.write(greeting());
  }

  get isSubscribed(): boolean {
    return this.#prefixes.size > 0;
  }

  get isSlow(): boolean {
    return this.#socket.writableLength > mostWaitingBytes;
  }

  wants(message: Uint8Array): boolean {
    const begin = Buffer.from(message.subarray(0, mostFrameBytes)).toString("latin1");
    return [...this.#prefixes.keys()].some((prefix) => begin.startsWith(prefix));
  }

  send(frame: Buffer): void {
    this.#socket.write(frame);
  }

  end(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#waiting = Buffer.concat([this.#waiting, chunk]);
    while (!this.#socket.destroyed && this.#takeNext());
  }

  /** Takes the greeting or a frame from what came; false when it is not there yet. */
  #takeNext(): boolean {
    const bytes = this.#waiting;
    if (this.#state === "greeting") {
      if (bytes.length > 0 && bytes[0] !== 0xff) return this.#refuse();
      if (bytes.length < greetingBytes) return false;
      const isKnown = (bytes[10] ?? 0) >= 3 && bytes.toString("latin1", 12, 16) === "NULL";
      if (!isKnown) return this.#refuse();
      this.#waiting = bytes.subarray(greetingBytes);
      this.#state = "ready";
      this.#socket.write(ready());
      return true;
    }
    const flags = bytes[0] ?? 0;
    const isLong = (flags & flag.long) !== 0;
    const headBytes = isLong ? 9 : 2;
    if (bytes.length < headBytes) return false;
    const length = isLong ? Number(bytes.readBigUInt64BE(1)) : (bytes[1] ?? 0);
    if (length > mostFrameBytes) return this.#refuse();
    if (bytes.length < headBytes + length) return false;
    this.#waiting = bytes.subarray(headBytes + length);
    this.#takeFrame(bytes.subarray(headBytes, headBytes + length), (flags & flag.command) !== 0);
    return true;
  }

  #takeFrame(body: Buffer, isCommand: boolean): void {
    if (this.#state === "ready") {
      if (isCommand && body.toString("latin1", 1, 6) === "READY") this.#state = "open";
      else this.#refuse();
      return;
    }
    // A subscription is a message of one byte and a prefix: 1 begins it, 0 ends it. Commands, as PING of later versions, say nothing here.
    if (isCommand || body.length === 0) return;
    const prefix = body.toString("latin1", 1);
    const count = (this.#prefixes.get(prefix) ?? 0) + (body[0] === 1 ? 1 : -1);
    if (count > 0) this.#prefixes.set(prefix, count);
    else this.#prefixes.delete(prefix);
    if (this.#prefixes.size > mostPrefixes) this.#refuse();
  }

  #refuse(): false {
    this.#socket.destroy();
    return false;
  }
}
