import { get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** How many streams and half requests the crowd opens. */
export const crowdSize = { streams: 500, halfRequests: 900 } as const;

/** What a server answered while a crowd used it. */
export interface CrowdResult {
  /** Streams that were served. */
  readonly served: number;
  /** The answer to one stream more. */
  readonly refused: string;
  /** How long the page took while all streams were open, or while half requests waited, whichever was longer. */
  readonly slowestPageMs: number;
}

/** Opens as many streams as a server allows, one more, and then hundreds of requests that never end. */
export async function crowd(port: number): Promise<CrowdResult> {
  const open = await Promise.all(Array.from({ length: crowdSize.streams }, () => request(port, "/api/events")));
  const served = open.filter(({ statusCode }) => statusCode === 200).length;
  const more = await request(port, "/api/events");
  const refused = `${more.statusCode} ${await textOf(more)}`;
  const pageMs = await timePage(port);
  for (const response of open) response.destroy();
  const half = Array.from({ length: crowdSize.halfRequests }, () => sendHalf(port));
  // Long enough that slow characters arrive before the page is asked for.
  await sleep(3 * dripMs);
  const pageBesideHalfRequestsMs = await timePage(port);
  for (const socket of half) socket.destroy();
  return { served, refused, slowestPageMs: Math.max(pageMs, pageBesideHalfRequestsMs) };
}

async function timePage(port: number): Promise<number> {
  const startMs = performance.now();
  const page = await request(port, "/");
  await textOf(page);
  if (page.statusCode !== 200) throw new Error(`The page was answered with ${page.statusCode}`);
  return Math.round(performance.now() - startMs);
}

function request(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent: false }, (response) => {
      response.on("error", () => undefined);
      resolve(response);
    }).on("error", reject);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk as string;
  return text.trim();
}

/** Sends half a request and then goes on slowly, so that the connection never looks idle. */
function sendHalf(port: number): Socket {
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: 127."));
  const dripping = setInterval(() => socket.write("0"), dripMs);
  return socket.on("error", () => undefined).on("close", () => clearInterval(dripping));
}

/** The pause between two characters of a slow request. */
const dripMs = 200;
