import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { functionOption, numberOption, required, requireOption, textOption } from "@shipslog/contract/internal";
import type { Registry } from "prom-client";

/** An HTTP server for metrics, until it is disposed. */
export interface MetricsServer extends AsyncDisposable {
  readonly port: number;
  /** The address of its metrics. */
  readonly url: string;
}

/** Where metrics are served: a port, of which 0 is a free one, and an address of this machine, loopback when left out. */
export interface MetricsAddress {
  readonly port: number;
  readonly host?: string | undefined;
}

/** Serves `/metrics` and `/healthz`: `problem` says what is wrong, if anything. */
export async function serveMetrics(
  registry: Registry,
  { port, host = "127.0.0.1" }: MetricsAddress,
  problem: () => string | undefined,
): Promise<MetricsServer> {
  requireOption("port", port, required(numberOption({ isWhole: true, min: 0, max: 65_535 })));
  requireOption("host", host, required(textOption));
  requireOption("problem", problem, required(functionOption));
  const server = createServer((request, response) => {
    if (request.url === "/healthz") {
      const found = problem();
      response.writeHead(found === undefined ? 200 : 503).end(`${found ?? "ok"}\n`);
      return;
    }
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: bound, address, family } = server.address() as AddressInfo;
  return {
    port: bound,
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${bound}/metrics`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
