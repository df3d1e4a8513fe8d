/** What somebody without rights does to a registrar: raw requests, raw connections, servers that pretend. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, request, type RequestOptions } from "node:https";
import { connect as connectPlain, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect as connectTls } from "node:tls";
import { fromSeed } from "@nats-io/nkeys";
import { makeSeed } from "@shipslog/fleet/joining";
import { parseCode, printCode } from "../../src/joining/InvitationCode.ts";
import { makeJoinRequest } from "../../src/joining/JoinRequest.ts";
import { NativeKeyPair } from "../../src/keys/NativeKeyPair.ts";

/** The key pair of a seed. */
export const keyOf = (seed: string) => new NativeKeyPair(fromSeed(new TextEncoder().encode(seed)));

/** The body of a request to join, with a new key unless one is given. */
export function bodyOf(code: string, name?: string, seed = makeSeed()): string {
  return JSON.stringify(makeJoinRequest(parseCode(code).secret, name, keyOf(seed)));
}

/** A code for the same fleet at another port. */
export const withPort = (code: string, port: number) => printCode({ ...parseCode(code), port });

/** The answer to a raw request; the status is 0 if the connection was closed without one. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a request to a registrar as it is. */
export async function sendRaw(
  port: number,
  body: string | Uint8Array,
  options: RequestOptions = {},
): Promise<RawAnswer> {
  const defaults = { host: "127.0.0.1", port, method: "POST", path: "/join", agent: false, rejectUnauthorized: false };
  const sending = request({ ...defaults, ...options });
  const failed = once(sending, "error").then(() => undefined);
  sending.end(body);
  const answered = once(sending, "response").then(([answer]) => answer as IncomingMessage);
  // Whichever does not happen stays pending, or fails after the fact.
  answered.catch(() => undefined);
  const answer = await Promise.race([answered, failed]).catch(() => undefined);
  if (answer === undefined) return { status: 0, text: "" };
  return { status: answer.statusCode ?? 0, text: await text(answer).catch(() => "") };
}

/** Starts a request and never ends it; returns the status of the answer, 0 if there was none. */
export async function sendHalf(port: number, start: string, options: RequestOptions): Promise<number> {
  const defaults = { host: "127.0.0.1", port, method: "POST", path: "/join", agent: false, rejectUnauthorized: false };
  const sending = request({ ...defaults, ...options });
  const ended = Promise.withResolvers<number>();
  sending.on("response", (answer) => ended.resolve(answer.resume().statusCode ?? 0));
  sending.on("error", () => ended.resolve(0));
  sending.on("close", () => ended.resolve(0));
  sending.write(start);
  return await ended.promise;
}

/** Sends bytes over one TLS connection and returns everything that came back. */
export async function sendOverTls(port: number, bytes: string): Promise<string> {
  const socket = connectTls({ host: "127.0.0.1", port, rejectUnauthorized: false });
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return received;
}

/** Opens a plain connection, sends bytes, and returns what came back until the server closed it, and after how long. */
export async function sendPlain(port: number, bytes: string): Promise<{ readonly text: string; readonly ms: number }> {
  const startMs = performance.now();
  const socket = connectPlain({ host: "127.0.0.1", port });
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return { text: received, ms: performance.now() - startMs };
}

/** A server that pretends to be a registrar, and what it was sent. */
export interface Pretender extends AsyncDisposable {
  readonly port: number;
  readonly requests: readonly string[];
}

/** Serves with a certificate and gives these answers, one after the other. */
export async function pretend(
  identity: { cert: string; key: string },
  ...answers: readonly RawAnswer[]
): Promise<Pretender> {
  const requests: string[] = [];
  const answer = async (got: IncomingMessage, response: ServerResponse) => {
    const body = await text(got);
    const { status, text: said } = answers[requests.length % answers.length] ?? { status: 500, text: "" };
    requests.push(body);
    response.writeHead(status).end(said);
  };
  const server = createServer(identity, (got, response) => {
    answer(got, response).catch(() => response.destroy());
  });
  server.on("tlsClientError", () => undefined);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => void sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Makes a certificate with openssl: of an authority of one's own, or of the given one. */
export function makeIdentity(
  folder: string,
  host: string,
  authority?: { readonly pem: string; readonly key: string },
): { cert: string; key: string } {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  const openssl = (...given: readonly string[]) => void execFileSync("openssl", given, { stdio: "ignore" });
  const elliptic = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  if (authority === undefined) {
    openssl("req", "-x509", ...elliptic, "-keyout", at("ca.key"), "-out", at("ca.pem"), "-subj", "/CN=shipslog fleet");
  }
  const { pem, key } = authority ?? { pem: at("ca.pem"), key: at("ca.key") };
  writeFileSync(at("ext"), `subjectAltName=${host}\nbasicConstraints=CA:FALSE\n`);
  openssl("req", ...elliptic, "-keyout", at("key"), "-out", at("csr"), "-subj", "/CN=shipslog registrar");
  const signing = ["-CA", pem, "-CAkey", key, "-CAcreateserial", "-extfile", at("ext"), "-days", "1"];
  openssl("x509", "-req", "-in", at("csr"), "-out", at("pem"), ...signing);
  const read = (path: string) => readFileSync(path, "utf8");
  return { cert: `${read(at("pem"))}${read(pem)}`, key: read(at("key")) };
}
