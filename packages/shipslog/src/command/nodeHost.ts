import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { homedir, networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { nodeInstallation } from "../parts/nodeInstallation.ts";
import type { InputStream, OutputStream, Host } from "./Host.ts";

/** Wraps a stream of this process. */
function outputOf(stream: NodeJS.WriteStream): OutputStream {
  const ending = new AbortController();
  const { signal: ended } = ending;
  // A reader such as `head` may close the pipe early. The command goes on, because its exit code still counts.
  stream.on("error", (error) => ending.abort(error));
  // Such a terminal, as the shell of Emacs, prints escape sequences instead of following them.
  const isTerminal = stream.isTTY && process.env["TERM"] !== "dumb";
  // For those who keep coloured output, as logs of CI do.
  const { NO_COLOR: refused = "", FORCE_COLOR: forced = "" } = process.env;
  return {
    write: (text) => void (ended.aborted || stream.write(text)),
    ended,
    isTerminal,
    hasColour: forced === "" ? isTerminal && refused === "" : forced !== "0",
    get columns() {
      return stream.columns ?? 80;
    },
    onResize(redraw) {
      stream.on("resize", redraw);
      return () => void stream.off("resize", redraw);
    },
    async drained() {
      if (!stream.writableNeedDrain || ended.aborted) return;
      // It throws when the stream ends first.
      await once(stream, "drain", { signal: ended }).catch(() => undefined);
    },
    async flushed() {
      const written = Promise.withResolvers<void>();
      if (ended.aborted) return;
      stream.write("", () => written.resolve());
      await written.promise;
      // A stream emits its error after it has called back.
      await setImmediate();
    },
  };
}

/** Standard input, read with the editing of readline on a terminal. */
const nodeInput: InputStream = {
  // Asked for on first use: Node opens its input with the first look at it.
  get isTerminal() {
    return process.stdin.isTTY && process.stdout.isTTY;
  },
  bytes: () => process.stdin,
  async *lines({ prompt = () => "", complete = () => [], signal }) {
    // Loaded on first use, so that help and version start fast.
    const { createInterface } = await import("node:readline");
    const completer = (line: string) => [complete(line), line.split(/\s+/).at(-1) ?? ""];
    const terminal = { output: process.stdout, terminal: true, completer, removeHistoryDuplicates: true };
    const reader = createInterface({ input: process.stdin, ...(nodeInput.isTerminal && terminal) });
    const close = () => reader.close();
    reader.on("SIGINT", close);
    signal.addEventListener("abort", close, { once: true });
    const ask = () => {
      if (!nodeInput.isTerminal) return;
      const lines = prompt().split("\n");
      process.stdout.write(
        lines
          .slice(0, -1)
          .map((line) => `${line}\n`)
          .join(""),
      );
      reader.setPrompt(lines.at(-1) ?? "");
      reader.prompt();
    };
    try {
      ask();
      for await (const line of reader) {
        yield line;
        ask();
      }
    } finally {
      signal.removeEventListener("abort", close);
      reader.close();
    }
  },
};

/** The first SIGINT (Ctrl-C) or SIGTERM asks for a clean end; without its listener, the second one ends the process at once. */
function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    controller.abort();
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  return controller.signal;
}

/** The machine that Node runs on. */
export const nodeHost: Host = {
  input: nodeInput,
  out: outputOf(process.stdout),
  err: outputOf(process.stderr),
  env: process.env,
  platform: process.platform,
  home: homedir(),
  // Loaded on first use, so that help and version start fast.
  readRegistry: async (key, name) => (await import("@shipslog/journal")).readRegistry(key, name),
  clock: {
    nowMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    // Loaded on first use, so that help and version start fast.
    sleep: async (delayMs, signal) => (await import("@shipslog/journal")).nodeClock.sleep(delayMs, signal),
  },
  installation: nodeInstallation(import.meta.filename),
  interrupted: interruptSignal(),
  drawSeed: () => Math.floor(Math.random() * 2 ** 31),
  // Loaded on first use, so that help and version start fast.
  drawKey: () => process.getBuiltinModule("node:crypto").randomBytes(16).toString("hex"),
  makeTemporaryFolder: () => mkdtemp(join(tmpdir(), "shipslog-")),
  openBrowser: (url) => void openInBrowser(url, process.platform),
  networkAddresses: () =>
    Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === "IPv4" && !internal)
      .map(({ address }) => address),
};

/** The program that opens an address with the default browser, by platform. */
const openers: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens an address in the default browser; does nothing on a machine without one. */
async function openInBrowser(url: string, platform: string): Promise<void> {
  // Loaded on first use, so that help and version start fast.
  const { spawn } = await import("node:child_process");
  const [program, ...words] = openers[platform] ?? ["xdg-open"];
  const child = spawn(program, [...words, url], { detached: true, stdio: "ignore" });
  child.on("error", () => undefined);
  child.unref();
}
