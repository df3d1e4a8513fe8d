import type { Server, ServerInfo } from "@nats-io/transport-node";
import { describe, expect, it } from "vitest";
import { spreadDelayMs, spreadReconnects } from "./spreadReconnects.ts";

const info = {} as ServerInfo;
const servers = [{ hostname: "next" }, { hostname: "other" }] as unknown as readonly Server[];
const handlerOf = (commander: string) => spreadReconnects((attempt) => spreadDelayMs(commander, attempt));
const commanders = Array.from({ length: 1000 }, (_, at) => `commander-${at}`);

function delayOf(answer: ReturnType<ReturnType<typeof spreadReconnects>>): number {
  return answer !== null && "delay" in answer ? answer.delay : 0;
}

/** The delays of all commanders for a number of attempts after the connection was lost. */
function delaysAfterLoss(attempts: number): readonly (readonly number[])[] {
  const handlers = commanders.map(handlerOf);
  for (const each of handlers) each(servers, null);
  return Array.from({ length: attempts }, (_, at) =>
    handlers.map((each) => delayOf(each(servers, at === 0 ? info : null))),
  );
}

describe("reconnecting", () => {
  it("makes the first connection at once", () => {
    expect(handlerOf("jameson")(servers, null)).toBeNull();
  });

  it("spreads commanders evenly, and further with each attempt", () => {
    const longest = [2000, 4000, 8000, 16_000, 32_000, 64_000, 120_000, 120_000];
    for (const [at, delays] of delaysAfterLoss(longest.length).entries()) {
      const most = longest[at] ?? 0;
      const quarters = Map.groupBy(delays, (delay) => Math.floor((4 * delay) / most));
      for (let quarter = 0; quarter < 4; quarter++) expect(quarters.get(quarter)?.length).toBeGreaterThan(180);
      expect(Math.max(...delays)).toBeLessThanOrEqual(most);
    }
  });

  it("connects to the server that the client has chosen", () => {
    expect(handlerOf("jameson")(servers, info)).toMatchObject({ server: servers[0] });
  });

  it("starts over after a connection", () => {
    const handler = handlerOf("jameson");
    const first = [null, info, null, null].map((each) => delayOf(handler(servers, each)));
    const second = [info, null, null].map((each) => delayOf(handler(servers, each)));
    expect(second).toEqual(first.slice(1));
  });
});
