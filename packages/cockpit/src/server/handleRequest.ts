import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { unknownState } from "../state/CockpitState.ts";
import { apiPaths, maxRecordsPerPage } from "../wire/apiPaths.ts";
import { decodeCursor } from "./StreamCursor.ts";
import { cookieHeader, isToken, knowsToken, refuse, type AccessPolicy } from "./AccessPolicy.ts";
import { dataOf } from "./frames.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { acceptedEncoding, type ContentEncoding, type PageFile } from "./PageFiles.ts";
import { publicState } from "./publicState.ts";
import type { Recorder } from "./Recorder.ts";
import { searchRecords, type SearchQuery } from "./searchRecords.ts";
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
  const wrong = wrongParameter(url);
  if (wrong !== undefined) {
    sendText(response, 400, wrong);
    return;
  }
  const answer = (text: string) => sendJson(request, response, text);
  switch (url.pathname) {
    case apiPaths.events:
      if (request.method === "HEAD") send(response, "text/event-stream", "");
      else streams.open(response, cursorOf(request, query), { kinds: namesOf(query, "kinds"), lag: lagOf(query) });
      return;
    case apiPaths.state:
      return answer(publicState(recorder, namesOf(query, "topics")));
    case apiPaths.moment:
      return answer(JSON.stringify(recorder.momentAt(countOf(query.get("time")) ?? 0)));
    case apiPaths.snapshot: {
      const at = countOf(query.get("at"));
      return answer(at === undefined ? recorder.snapshot() : recorder.snapshotAt(at));
    }
    case apiPaths.records:
      return answer(pageOf(recorder, countOf(query.get("after")) ?? 0, countOf(query.get("limit"))));
    case apiPaths.search:
      return answer(searchRecords(recorder, searchQueryOf(query)));
    case apiPaths.timeline:
      return answer(JSON.stringify(recorder.timeline()));
    case apiPaths.travels:
      return answer(
        JSON.stringify(recorder.travels(query.get("commander") ?? undefined, countOf(query.get("after")) ?? 0)),
      );
    default:
      await sendFile(request, response, files.get(url.pathname));
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

/** The parameters that are whole numbers, by path. */
const countParameters: Readonly<Record<string, readonly string[]>> = {
  [apiPaths.events]: ["lag"],
  [apiPaths.moment]: ["time"],
  [apiPaths.records]: ["after", "limit"],
  [apiPaths.search]: ["before"],
  [apiPaths.snapshot]: ["at"],
  [apiPaths.travels]: ["after"],
};

/** Says what is wrong with the parameters of a request; undefined when nothing is. */
function wrongParameter({ pathname, searchParams: query }: URL): string | undefined {
  const wrong = countParameters[pathname]?.find((name) => query.has(name) && countOf(query.get(name)) === undefined);
  if (wrong !== undefined) return `The parameter ${wrong} is not a whole number.`;
  const topics = pathname === apiPaths.state ? [...(namesOf(query, "topics") ?? [])] : [];
  if (topics.every((topic) => Object.hasOwn(unknownState, topic))) return undefined;
  return `The parameter topics names one that does not exist. There are: ${Object.keys(unknownState).join(", ")}.`;
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { "Content-Type": type, "Content-Length": Buffer.byteLength(body) }).end(body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}

/** Parses a query parameter as a whole number; undefined when it is missing or not a number. */
function countOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A comma-separated query parameter; undefined when it is missing. */
function namesOf(query: URLSearchParams, name: string): ReadonlySet<string> | undefined {
  const text = query.get(name);
  return text === null ? undefined : new Set(text.split(",").map((each) => each.trim()));
}

function searchQueryOf(query: URLSearchParams): SearchQuery {
  return { text: query.get("text") ?? "", kinds: namesOf(query, "kinds"), before: countOf(query.get("before")) };
}

/** Where a stream continues: a browser sends the header, a program may send `?after=ID`. */
function cursorOf(request: IncomingMessage, query: URLSearchParams) {
  return decodeCursor(request.headers["last-event-id"] ?? query.get("after"));
}

/** A client may ask for a snapshot earlier than the server would send one. */
function lagOf(query: URLSearchParams): number | undefined {
  const lag = countOf(query.get("lag"));
  return lag === undefined ? undefined : Math.max(minLag, lag);
}

/** A snapshot costs as much as some hundred records. */
const minLag = 200;

function pageOf(recorder: Recorder, after: number, limit: number = maxRecordsPerPage): string {
  const first = Math.min(after, recorder.lastSeq) + 1;
  const records = recorder.frames(first, first + Math.min(limit, maxRecordsPerPage) - 1).map(dataOf);
  return `{"run":${JSON.stringify(recorder.run)},"lastSeq":${recorder.lastSeq},"records":[${records.join(",")}]}`;
}

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
