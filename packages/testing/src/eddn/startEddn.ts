import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { deflateSync } from "node:zlib";
import type { JsonObject } from "@shipslog/contract";
import { encodeExact } from "@shipslog/contract/internal";
import { nodeClock, type Clock } from "@shipslog/journal";
import { eddnPage, pagePolicy, type PageFacts } from "./eddnPage.ts";
import { EddnSchemas } from "./EddnSchemas.ts";
import { Gateway, relayText, type Judgement } from "./Gateway.ts";
import { listenOn } from "./listenOn.ts";
import { mostBytes } from "./readUpload.ts";
import type { Receipt } from "./Receipt.ts";
import { ReceiptLog } from "./ReceiptLog.ts";
import { Relay } from "./Relay.ts";

/** How a local EDDN is started. */
export interface EddnOptions {
  /** A folder of JSON Schemas of EDDN: the folder `schemas` of its repository. Without it every upload is refused, and the relay serves listeners. */
  readonly schemas?: string;
  /** The port for uploads and the page; any free one by default. */
  readonly port?: number;
  /** The port of the relay; any free one by default. */
  readonly relayPort?: number;
  /** The addresses of this machine under which others may use it; without it only this machine can. */
  readonly addresses?: readonly string[];
  /** The clock by which the age of messages is judged; that of the machine by default. */
  readonly clock?: Pick<Clock, "nowMs">;
  /** The secret that turns the names of uploaders into pseudonyms. */
  readonly key?: string;
  /** Called for every upload, after it was answered. */
  readonly onReceipt?: (receipt: Receipt) => void;
}

/** A local EDDN that runs. */
export interface Eddn extends AsyncDisposable {
  /** The address of the page. */
  readonly url: string;
  /** Where uploaders send to, in place of https://eddn.edcd.io:4430/upload/. */
  readonly uploadUrl: string;
  /** Where listeners subscribe, in place of tcp://eddn.edcd.io:9500. */
  readonly relayUrl: string;
  /** The uploads that came, the oldest first; of very many, the newest. */
  readonly receipts: readonly Receipt[];
  /** Those that were refused, or that EDDN would not want: a test expects none. */
  readonly complaints: readonly Receipt[];
  /** How many uploads came, were accepted, and have remarks. */
  readonly counts: ReceiptLog["counts"];
  /** How many listeners have subscribed, and how many messages they were too slow for. */
  readonly listeners: { readonly subscribed: number; readonly dropped: number };
  /** Sends a message to the listeners, as if the gateway had accepted it. */
  publish(message: JsonObject): void;
  /** Ends every connection and stops. */
  close(): Promise<void>;
}

/** Starts a local EDDN: a gateway that answers and judges uploads, a page, and a relay for listeners. Nothing leaves this machine. */
export async function startEddn(options: EddnOptions = {}): Promise<Eddn> {
  const { port = 0, relayPort = 0, addresses, clock = nodeClock, key = "", onReceipt } = options;
  const schemas = options.schemas === undefined ? EddnSchemas.none : await EddnSchemas.read(options.schemas);
  const host = addresses === undefined ? "127.0.0.1" : "0.0.0.0";
  const gateway = new Gateway(schemas, key);
  const log = new ReceiptLog();
  const relay = await Relay.listen(relayPort, host);
  const publish = (message: JsonObject) => relay.publish(deflateSync(relayText(message)));
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 });
  server.maxConnections = 256;
  try {
    await listenOn(server, { port, host }, "uploads");
  } catch (error) {
    await relay.close();
    throw error;
  }
  const ownPort = (server.address() as AddressInfo).port;
  const url = `http://127.0.0.1:${ownPort}/`;
  const facts: PageFacts = {
    uploadUrl: `${url}upload/`,
    relayUrl: `tcp://127.0.0.1:${relay.port}`,
    schemas: schemas.names,
  };
  const names = ["127.0.0.1", "localhost", "[::1]", ...(addresses ?? [])];
  const hosts = new Set(names.map((name) => `${name}:${ownPort}`));
  const receive = ({ receipt, relayed }: Judgement, bytes: number) => {
    log.add(receipt, bytes);
    if (relayed !== undefined) publish(relayed);
    onReceipt?.(receipt);
  };
  server.on("request", (request, response) => {
    // What fails here is the connection, and then nobody is left to be told.
    respond(request, response, { hosts, gateway, log, facts, clock, receive }).catch(() => response.destroy());
  });
  const close = async () => {
    server.closeAllConnections();
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    await Promise.all([relay.close(), closed]);
  };
  return {
    url,
    ...facts,
    get receipts() {
      return log.receipts;
    },
    get complaints() {
      return log.receipts.filter(({ remarks }) => remarks.length > 0);
    },
    get counts() {
      return log.counts;
    },
    get listeners() {
      return { subscribed: relay.subscribers, dropped: relay.dropped };
    },
    publish,
    close,
    [Symbol.asyncDispose]: close,
  };
}

interface Context {
  readonly hosts: ReadonlySet<string>;
  readonly gateway: Gateway;
  readonly log: ReceiptLog;
  readonly facts: PageFacts;
  readonly clock: Pick<Clock, "nowMs">;
  readonly receive: (judgement: Judgement, bytes: number) => void;
}

async function respond(request: IncomingMessage, response: ServerResponse, context: Context): Promise<void> {
  const { hosts, gateway, log, facts, clock, receive } = context;
  const path = (request.url ?? "").split("?")[0];
  if (isFromElsewhere(request, hosts)) {
    send(response, 403, "text/plain", "Requests of other sites and for other names are refused.\n");
    return;
  }
  if (request.method === "GET" && path === "/") send(response, 200, "text/html", eddnPage(log, facts));
  else if (request.method === "GET" && path === "/log.json") {
    send(response, 200, "application/json", `${encodeExact({ ...log.counts, receipts: log.receipts })}\n`);
  } else if (path !== "/upload/" && path !== "/upload") send(response, 404, "text/plain", "Not Found\n");
  else if (request.method === "POST") {
    const body = await bodyOf(request);
    const judged = gateway.judge({ headers: request.headers, body, atMs: clock.nowMs() });
    if (body === undefined) response.setHeader("Connection", "close");
    send(response, judged.receipt.status, "text/html", judged.receipt.answer);
    receive(judged, body?.length ?? 0);
  } else {
    response.setHeader("Allow", "POST");
    send(response, 405, "text/plain", "Method Not Allowed\n");
  }
}

/** A name in the Host header that is not ours may be DNS rebinding; an Origin is sent by browsers, and uploaders are none. */
function isFromElsewhere({ headers, url }: IncomingMessage, hosts: ReadonlySet<string>): boolean {
  if (!hosts.has(headers.host?.toLowerCase() ?? "")) return true;
  const { origin } = headers;
  if (origin !== undefined && !hosts.has(origin.toLowerCase().replace(/^http:\/\//, ""))) return true;
  const site = headers["sec-fetch-site"];
  return url !== "/" && site !== undefined && site !== "same-origin" && site !== "none";
}

/** Reads the body of an upload; undefined when it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    // A client that is still sending does not see an answer, so a little more is read and dropped.
    if (bytes > 8 * mostBytes) break;
  }
  return bytes > mostBytes ? undefined : Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": pagePolicy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
  });
  response.end(body);
}
