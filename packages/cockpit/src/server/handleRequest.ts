import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { apiPaths } from "../wire/apiPaths.ts";
import { decodeCursor } from "../recording/StreamCursor.ts";
import { cookieHeader, isToken, knowsToken, refuse, type AccessPolicy } from "./AccessPolicy.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { acceptedEncoding, type ContentEncoding, type PageFile } from "./PageFiles.ts";
import type { Recorder } from "../recording/Recorder.ts";
import { answerQuestion, wholeNumberOf, namesOf } from "../recording/answerQuestion.ts";
import type { ServerSentEvents } from "./ServerSentEvents.ts";

/** What every request handler uses. */
export interface ServerContext {
  readonly access: AccessPolicy;
  readonly recorder: Recorder;
  readonly streams: ServerSentEvents;
  readonly files: ReadonlyMap<string, PageFile>;
}

/** Checks access to one request and responds to it. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  context: ServerContext,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const refusal = refuse(request, context.access);
  if (refusal !== undefined) {
    if (refusal.status === 405) response.setHeader("Allow", "GET, HEAD");
    sendText(response, refusal.status, refusal.reason);
    return;
  }
  const url = URL.parse(request.url ?? "", "http://cockpit");
  if (url === null) {
    sendText(response, 400, "The request address is not valid.");
    return;
  }
  if (url.pathname === "/" && isToken(url.searchParams.get("token"), context.access)) {
    // The redirect removes the token from the address bar and the history.
    response.writeHead(303, { Location: "/", "Set-Cookie": cookieHeader(context.access) }).end();
    return;
  }
  if (!knowsToken(request, context.access)) {
    sendText(response, 401, "Open the address with the token that the terminal shows, or scan its QR code.");
    return;
  }
  await serve(request, response, url, context);
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  context: ServerContext,
): Promise<void> {
  const { recorder, streams, files } = context;
  const query = url.searchParams;
  const answer = answerQuestion(recorder, url.pathname, query);
  if (answer !== undefined) {
    if ("wrong" in answer) sendText(response, 400, answer.wrong);
    else await sendJson(request, response, answer.json);
  } else if (url.pathname !== apiPaths.events) {
    await sendFile(request, response, files.get(url.pathname));
  } else if (request.method === "HEAD") {
    send(response, "text/event-stream", "");
  } else {
    streams.open(response, cursorOf(request, query), { kinds: namesOf(query, "kinds"), lag: lagOf(query) });
  }
}

const json = "application/json; charset=utf-8";

/** How the parts of the API are compressed: quickly, because a client waits. */
const compressions: Readonly<Record<ContentEncoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => compressBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => compressGzip(text),
};
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Shorter texts fit into one packet anyway. */
const minCompressedLength = 1400;

async function sendJson(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
  const encodings = Object.keys(compressions) as readonly ContentEncoding[];
  const isShort = text.length < minCompressedLength;
  const encoding = isShort ? undefined : acceptedEncoding({ encodings }, request.headers["accept-encoding"]);
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  send(response, json, encoding === undefined ? text : await compressions[encoding](text));
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) }).end(body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}

/** Where a stream continues: a browser sends the header, a program may send `?after=ID`. */
function cursorOf(request: IncomingMessage, query: URLSearchParams) {
  return decodeCursor(request.headers["last-event-id"] ?? query.get("after"));
}

/** A client may ask for a snapshot earlier than the server would send one. */
function lagOf(query: URLSearchParams): number | undefined {
  const lag = wholeNumberOf(query.get("lag"));
  return lag === undefined ? undefined : Math.max(minLag, lag);
}

/** A snapshot costs as much as some hundred records. */
const minLag = 200;

async function sendFile(request: IncomingMessage, response: ServerResponse, file: PageFile | undefined): Promise<void> {
  if (file === undefined) {
    if (URL.parse(request.url ?? "", "http://cockpit")?.pathname === "/") sendText(response, 503, notBuilt);
    else sendText(response, 404, "Not found.");
    return;
  }
  const encoding = acceptedEncoding(file, request.headers["accept-encoding"]);
  const body = await file.read(encoding);
  response.setHeader("Cache-Control", file.isHashed ? "max-age=31536000, immutable" : "no-cache");
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  send(response, file.type, body);
}

const notBuilt = "The page is not built. In the repository, run: npm run build";
