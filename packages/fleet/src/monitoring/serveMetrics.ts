import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { functionOption, numberOption, required, requireOption } from "@shipslog/contract/internal";
import type { Registry } from "prom-client";

/** An HTTP server for metrics, until it is disposed. */
export interface MetricsServer extends AsyncDisposable {
  readonly port: number;
}

/** Serves `/metrics` and `/healthz` on loopback: `problem` says what is wrong, if anything. Port 0 picks a free port. */
export async function serveMetrics(
  registry: Registry,
  port: number,
  problem: () => string | undefined,
): Promise<MetricsServer> {
  requireOption("port", port, required(numberOption({ isWhole: true, min: 0, max: 65_535 })));
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
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
