import { createServer } from "node:http";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CockpitError } from "./CockpitError.ts";
import { startCockpit, type CockpitOptions } from "./startCockpit.ts";

const sound = { streams: [], folder: "recording", run: "run", nowMs: () => 0, port: 0 };

describe("startCockpit from JavaScript", () => {
  it.each([
    [{ port: "4747" }, 'option "port" must be a whole number from 0 to 65535, received "4747"'],
    [{ port: 70_000 }, 'option "port" must be a whole number from 0 to 65535, received 70000'],
    [{ streams: [[]] }, 'option "streams" must be an array in which each item is an async iterable'],
    [{ nowMs: 5 }, 'option "nowMs" must be a function, received 5'],
    [{ run: undefined }, 'option "run" must be a string, received undefined'],
    [{ lan: true }, 'option "lan" must be an object with addresses and a token, received true'],
    [{ lan: { addresses: [] } }, 'option "token" must be a string, received undefined'],
    [{ stallMs: 0 }, 'option "stallMs" must be a number of milliseconds from 1, received 0'],
  ])("rejects %o and names the option", async (wrong, message) => {
    const started = startCockpit({ ...sound, ...wrong } as unknown as CockpitOptions);
    await expect(started).rejects.toThrow(message);
    await expect(started).rejects.toBeInstanceOf(TypeError);
  });
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

it("does not go on listening when it cannot record", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cockpit-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "states"), "of another recording");
  const port = await freePort();
  await expect(startCockpit({ ...sound, folder, port })).rejects.toBeInstanceOf(CockpitError);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
});
