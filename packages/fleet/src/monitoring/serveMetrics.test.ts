import { Gauge, Registry } from "prom-client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveMetrics, type MetricsServer } from "./serveMetrics.ts";

let problem: string | undefined;
let read: () => number;
let server: MetricsServer;
beforeEach(async () => {
  [problem, read] = [undefined, () => 7];
  const registry = new Registry();
  const gauge: Gauge = new Gauge({
    name: "shipslog_lines",
    help: "Lines.",
    registers: [registry],
    collect: () => gauge.set(read()),
  });
  server = await serveMetrics(registry, { port: 0 }, () => problem);
});
afterEach(() => server[Symbol.asyncDispose]());

async function ask(path: string): Promise<readonly [status: number, text: string]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return [answer.status, await answer.text()];
}

it("answers with the metrics as they are now", async () => {
  expect(await ask("/metrics")).toEqual([200, expect.stringMatching(/^shipslog_lines 7$/m)]);
  read = () => 8;
  expect(await ask("/metrics")).toEqual([200, expect.stringMatching(/^shipslog_lines 8$/m)]);
});

it("says what is wrong, and that nothing is", async () => {
  expect(await ask("/healthz")).toEqual([200, "ok\n"]);
  problem = "not connected";
  expect(await ask("/healthz")).toEqual([503, "not connected\n"]);
});

it("goes on after metrics that cannot be read, and has nothing else", async () => {
  read = () => {
    throw new Error("the disk does not answer");
  };
  expect(await ask("/metrics")).toEqual([500, ""]);
  read = () => 9;
  expect(await ask("/metrics")).toEqual([200, expect.stringContaining("shipslog_lines 9")]);
  expect(await ask("/")).toEqual([404, ""]);
});

it("is on loopback alone, or on the address that is asked for", async () => {
  expect(server.url).toBe(`http://127.0.0.1:${server.port}/metrics`);
  const elsewhere = `http://127.0.0.2:${server.port}/metrics`;
  await expect(fetch(elsewhere)).rejects.toThrow("fetch failed");
  await using other = await serveMetrics(new Registry(), { port: 0, host: "127.0.0.2" }, () => undefined);
  expect(other.url).toBe(`http://127.0.0.2:${other.port}/metrics`);
  expect((await fetch(other.url)).status).toBe(200);
});
