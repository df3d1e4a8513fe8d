import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";

/** A folder that is served on this machine until it is closed. */
export interface ServedFolder extends AsyncDisposable {
  readonly address: string;
}

/** Serves the files of a folder over HTTP, with ranges of bytes, as an object store does. */
export async function serveRanges(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    readFile(join(folder, path)).then(
      (bytes) => {
        const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
        if (first === undefined) return response.writeHead(200).end(bytes);
        const end = last === "" || last === undefined ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
        const range = `bytes ${first}-${end}/${bytes.length}`;
        return response.writeHead(206, { "content-range": range }).end(bytes.subarray(Number(first), end + 1));
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
