import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { buffer } from "node:stream/consumers";

/** How a request can go wrong between a client and a store. */
const mishaps = ["delayed", "cut", "busy", "answer lost"] as const;

/** A proxy in front of a store, and how often which mishap has happened. */
export interface FaultyProxy extends AsyncDisposable {
  readonly endpoint: string;
  readonly happened: Readonly<Record<(typeof mishaps)[number], number>>;
}

/** The longest delay of a request. */
const longestMs = 1500;

/** Passes requests on to a store. `chance` of them are delayed, cut before the store has them, refused, or lose their answer. */
export async function startFaultyProxy(store: string, random: () => number, chance: number): Promise<FaultyProxy> {
  const happened = { delayed: 0, cut: 0, busy: 0, "answer lost": 0 };
  const server = createServer((asked, answer) => {
    const mishap = random() < chance ? mishaps[Math.floor(random() * mishaps.length)] : undefined;
    if (mishap !== undefined) happened[mishap] += 1;
    pass(store, asked, answer, mishap, random() * longestMs).catch(() => answer.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    happened,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function pass(
  store: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  mishap: (typeof mishaps)[number] | undefined,
  delayMs: number,
): Promise<void> {
  // A client that is killed now has asked for nothing.
  const body = await buffer(asked);
  if (mishap === "cut") {
    answer.destroy();
    return;
  }
  if (mishap === "busy") {
    answer.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    return;
  }
  // Meanwhile the client may be killed: the store gets the request after its end.
  if (mishap === "delayed") await sleep(delayMs);
  const { method, url, headers } = asked;
  const passed = request(`${store}${url}`, { method, headers });
  passed.end(body);
  const [received] = (await once(passed, "response")) as [IncomingMessage];
  const content = await buffer(received);
  if (mishap === "answer lost") answer.destroy();
  else answer.writeHead(received.statusCode ?? 500, received.headers).end(content);
}
