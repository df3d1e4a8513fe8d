/**
 * The cockpit's server during one long session, played fast and checked as the command does: `node --expose-gc serverMemory.ts HOURS SEED`
 * prints the memory along the session as JSON. A process of its own, because the memory of a test includes that of its runner.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { createChecker } from "@shipslog/check";
import { startCockpit, type CockpitObservation } from "@shipslog/cockpit";
import { simulateObservations } from "./simulateObservations.ts";

/** What the server held along a session. */
export interface ServerMemory {
  /** Heap and array buffers after garbage collection, at each tenth of the session. */
  readonly heldMb: readonly number[];
  readonly recordedMb: number;
  /** What the client got that reads everything. */
  readonly sentMb: number;
}

const [hours, seed] = process.argv.slice(2).map(Number) as [number, number];
const heldMb: number[] = [];

/** A session as the command delivers it: each line and file, followed by its findings. */
async function* session(): AsyncGenerator<CockpitObservation, void, undefined> {
  const checker = createChecker({ dialect: "live" });
  const durationMs = hours * 3_600_000;
  let startMs = 0;
  let count = 0;
  const played = simulateObservations({ seed, scenario: "grand-tour", dialect: "live", durationMs });
  for (const { observation, atMs } of played) {
    startMs ||= atMs;
    yield observation;
    for (const finding of checker.push(observation)) yield { type: "finding", finding };
    count += 1;
    // Sockets are only drained when the event loop turns.
    if (count % 50 === 0) await turn();
    if (((atMs - startMs) / durationMs) * 10 >= heldMb.length + 1) heldMb.push(measure());
  }
}

function measure(): number {
  if (globalThis.gc === undefined) throw new Error("Start with --expose-gc");
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 1e5) / 10;
}

function connect(port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: "/api/events", agent: false }, resolve).on("error", reject);
  });
}

const folder = mkdtempSync(join(tmpdir(), "shipslog-cockpit-memory-"));
try {
  let bytes = 0;
  const streams = [session()];
  const cockpit = await startCockpit({ streams, folder, port: 0, run: "memory", nowMs: () => Date.now() });
  const quick = await connect(cockpit.port);
  const stuck = await connect(cockpit.port);
  quick.on("data", (chunk: Buffer) => (bytes += chunk.length));
  stuck.pause();
  await cockpit.observed;
  const recordedMb = statSync(join(folder, "records")).size / 1e6;
  await cockpit.close();
  console.log(JSON.stringify({ heldMb, recordedMb, sentMb: bytes / 1e6 } satisfies ServerMemory));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
