import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeClock } from "@shipslog/journal";
import { type Installation, nodeInstallation } from "../../src/parts/nodeInstallation.ts";
import type { OutputStream, Host } from "../../src/command/Host.ts";

/** An output that records what is written. */
export interface RecordedOutput extends OutputStream {
  text(): string;
  /** Changes the width of the terminal and notifies listeners. */
  resize(columns: number): void;
}

/** Makes an output that records what is written, optionally as a terminal. */
export function recordOutput(isTerminal = false): RecordedOutput {
  let kept = "";
  let columns = 80;
  const listeners = new Set<() => void>();
  const decoder = new TextDecoder();
  return {
    write(text) {
      kept += typeof text === "string" ? text : decoder.decode(text);
    },
    ended: new AbortController().signal,
    text: () => kept,
    isTerminal,
    hasColour: isTerminal,
    get columns() {
      return columns;
    },
    resize(wanted) {
      columns = wanted;
      for (const redraw of listeners) redraw();
    },
    onResize(redraw) {
      listeners.add(redraw);
      return () => void listeners.delete(redraw);
    },
    drained: () => Promise.resolve(),
    flushed: () => Promise.resolve(),
  };
}

/** A host for tests: it records output, uses the real clock, draws seed 7 and has no journal folder. */
export function testHost(
  given: {
    isTerminal?: boolean;
    interrupted?: AbortSignal;
    env?: Record<string, string>;
    lines?: readonly string[];
    installation?: Installation;
  } = {},
) {
  const { isTerminal = false, interrupted = new AbortController().signal, env = {} } = given;
  const out = recordOutput(isTerminal);
  const err = recordOutput(isTerminal);
  const opened: string[] = [];
  const input = {
    isTerminal: false,
    // oxlint-disable-next-line typescript/require-await -- an input is asynchronous
    async *lines() {
      yield* given.lines ?? [];
    },
    // oxlint-disable-next-line typescript/require-await -- an input is asynchronous
    async *bytes() {
      for (const line of given.lines ?? []) yield Buffer.from(`${line}\n`);
    },
  };
  const machine = { env, platform: "linux", home: "/nowhere" };
  return {
    input,
    out,
    err,
    ...machine,
    clock: nodeClock,
    installation: given.installation ?? nodeInstallation(import.meta.filename),
    interrupted,
    drawSeed: () => 7,
    drawKey: () => "key of the tests",
    makeTemporaryFolder: () => mkdtemp(join(tmpdir(), "shipslog-test-")),
    opened,
    openBrowser: (url: string) => void opened.push(url),
    networkAddresses: () => ["192.0.2.7"],
  } satisfies Host & { readonly opened: readonly string[] };
}

/** Far longer than anything takes on a busy machine. */
const patienceMs = 5 * 60_000;

/** Waits until a condition holds; fails with the name of what was awaited when it never does. */
export async function eventually(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const endMs = performance.now() + patienceMs; !(await holds());) {
    if (performance.now() > endMs) throw new Error(`${what} did not come`);
    await nodeClock.sleep(25);
  }
}
