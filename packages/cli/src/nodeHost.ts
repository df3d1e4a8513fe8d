import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { homedir, networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { openInBrowser } from "./openInBrowser.ts";
import type { OutputStream, Host } from "./Host.ts";

/** Wraps a stream of this process. */
function outputOf(stream: NodeJS.WriteStream): OutputStream {
  // A reader such as `head` may close the pipe early; that is not an error.
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  return {
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY,
    hasColour: stream.isTTY && !process.env["NO_COLOR"],
    get columns() {
      return stream.columns ?? 80;
    },
    onResize(redraw) {
      stream.on("resize", redraw);
      return () => void stream.off("resize", redraw);
    },
    async drained() {
      if (stream.writableNeedDrain) await once(stream, "drain");
    },
  };
}

/** The first Ctrl-C asks for a clean end; the second one ends the process at once. */
function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  process.once("SIGTERM", () => controller.abort());
  return controller.signal;
}

/** The machine that Node runs on. */
export const nodeHost: Host = {
  out: outputOf(process.stdout),
  err: outputOf(process.stderr),
  env: process.env,
  platform: process.platform,
  home: homedir(),
  clock: {
    nowMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    // Loaded on first use, so that help and version start fast.
    sleep: async (delayMs, signal) => (await import("@shipslog/journal")).nodeClock.sleep(delayMs, signal),
  },
  interrupted: interruptSignal(),
  drawSeed: () => Math.floor(Math.random() * 2 ** 31),
  drawKey: () => randomBytes(16).toString("hex"),
  makeTemporaryFolder: () => mkdtemp(join(tmpdir(), "shipslog-")),
  openBrowser: (url) => void openInBrowser(url, process.platform),
  networkAddresses: () =>
    Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === "IPv4" && !internal)
      .map(({ address }) => address),
};
