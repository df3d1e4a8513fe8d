import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import {
  functionOption,
  numberOption,
  objectOption,
  required,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import type { Address } from "../credential/Address.ts";
import { parseJoinRequest, parseRenewRequest } from "./JoinRequest.ts";
import { callerOf, RateLimit, type Rate } from "./RateLimit.ts";
import { readBody } from "./readBody.ts";
import { refusals, type RefusalCode } from "./refusals.ts";
import { readIdentity, Registrar, type Redemption } from "./Registrar.ts";

/** What a registrar takes from strangers. */
export interface RegistrarLimits {
  /** Connections of one address; a join makes two. */
  readonly caller: Rate;
  /** Connections of all addresses together. */
  readonly total: Rate;
  /** How long a connection may take until its request is there, in milliseconds. */
  readonly requestMs: number;
}

/** The default limits: ten joins a minute from one address, and a handshake costs about a millisecond of a processor. */
const registrarLimits: RegistrarLimits = {
  caller: { most: 20, perMs: 60_000 },
  total: { most: 100, perMs: 2000 },
  requestMs: 5000,
};

/** How a registrar is run. */
export interface RegistrarOptions {
  /** The folder of the fleet. */
  readonly folder: string;
  /** The address to listen on; by default the one in the codes. */
  readonly host?: string | undefined;
  /** Default: the port in the codes. Port 0 picks a free port. */
  readonly port?: number | undefined;
  /** The time, in milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly limits?: Partial<RegistrarLimits> | undefined;
  /** Called when a commander has joined, also again with the same key. */
  readonly onJoined?: ((name: string, isRepeated: boolean) => void) | undefined;
  /** Called when the credential of a commander was renewed. */
  readonly onRenewed?: ((name: string) => void) | undefined;
  /** Called for each refusal, with the address of the caller. */
  readonly onRefused?: ((why: RefusalCode, caller: string) => void) | undefined;
  /** Called when a credential could not be given although nothing is wrong with the request, as on a full disk. */
  readonly onTrouble?: ((error: unknown) => void) | undefined;
}

const shapes: OptionShapes<RegistrarOptions> = {
  folder: required(textOption),
  host: textOption,
  port: numberOption({ isWhole: true, min: 0, max: 65_535 }),
  nowMs: required(functionOption),
  limits: objectOption,
  onJoined: functionOption,
  onRenewed: functionOption,
  onRefused: functionOption,
  onTrouble: functionOption,
};

/** A running registrar, until it is disposed. */
export interface RunningRegistrar extends AsyncDisposable {
  readonly port: number;
  /** The address in the codes. */
  readonly announced: string;
}

const bodyBytes = 2048;
const headerBytes = 4096;
const connections = 256;

/** Serves `POST /join` and `POST /renew` over TLS 1.3 and nothing else: one small request for each connection, in a short time, at a limited rate. */
export async function serveRegistrar(options: RegistrarOptions): Promise<RunningRegistrar> {
  requireOptions(options, shapes);
  const { folder, nowMs } = options;
  const limits = { ...registrarLimits, ...options.limits };
  const registrar = await Registrar.open(folder);
  const server = createServer({
    ...(await readIdentity(folder)),
    handshakeTimeout: limits.requestMs,
    headersTimeout: limits.requestMs,
    requestTimeout: limits.requestMs,
    minVersion: "TLSv1.3",
    maxHeaderSize: headerBytes,
    keepAlive: false,
    connectionsCheckingInterval: 250,
  });
  server.maxConnections = connections;
  server.maxRequestsPerSocket = 1;
  const callers = new RateLimit(limits.caller);
  const total = new RateLimit(limits.total);
  // Before the handshake, which costs more than all the rest.
  server.prependListener("connection", (socket: Socket) => {
    const caller = callerOf(socket.remoteAddress ?? "");
    if (callers.allows(caller, nowMs()) && total.allows("", nowMs())) return;
    options.onRefused?.("too-many", caller);
    socket.destroy();
  });
  server.on("request", (request, response) => {
    answer(request, response, registrar, options).catch((error: unknown) => {
      options.onTrouble?.(error);
      send(response, refusals.busy.status, { error: "busy" });
    });
  });
  const { host, port } = { ...registrar.address, ...given(options) };
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    announced: registrar.settings.address,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** An option that is undefined must not replace the default. */
function given({ host, port }: RegistrarOptions): Partial<Address> {
  return { ...(host === undefined ? {} : { host }), ...(port === undefined ? {} : { port }) };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  registrar: Registrar,
  { nowMs, onJoined, onRenewed, onRefused }: RegistrarOptions,
): Promise<void> {
  const done = await handle(request, registrar, nowMs());
  if (done === undefined) return;
  if ("refusal" in done) {
    onRefused?.(done.refusal, callerOf(request.socket.remoteAddress ?? ""));
    send(response, refusals[done.refusal].status, { error: done.refusal });
    return;
  }
  if (request.url === "/renew") onRenewed?.(done.name);
  else onJoined?.(done.name, done.isRepeated);
  send(response, 200, done.answer);
}

/** Undefined if the client has gone before its request was complete. */
async function handle(request: IncomingMessage, registrar: Registrar, nowMs: number): Promise<Redemption | undefined> {
  // Compared as a whole: no path of a request is ever used as a path.
  const isRenewal = request.url === "/renew";
  if (request.method !== "POST" || (request.url !== "/join" && !isRenewal)) return { refusal: "not-found" };
  const body = await readBody(request, bodyBytes);
  if (body === "too-large") return { refusal: "too-large" };
  if (body === "ended") return undefined;
  if (isRenewal) {
    const renewal = parseRenewRequest(body.text);
    return renewal === undefined ? { refusal: "malformed" } : await registrar.renew(renewal, nowMs);
  }
  const parsed = parseJoinRequest(body.text);
  return parsed === undefined ? { refusal: "malformed" } : await registrar.redeem(parsed, nowMs);
}

function send(response: ServerResponse, status: number, value: object): void {
  // The connection ends with the answer, so that a body that is still being sent is not read.
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-store", Connection: "close" };
  response.writeHead(status, headers).end(`${JSON.stringify(value)}\n`);
}
