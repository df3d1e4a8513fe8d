/**
 * The cockpit's server during one long session, played fast and checked as the command does. Memory is measured along the session, with
 * one client that reads everything and one that reads nothing.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createChecker } from "@shipslog/check";
import { startCockpit, type CockpitObservation } from "@shipslog/cockpit";
import { simulateObservations } from "../lab/cockpit/simulateObservations.ts";
import type { Proof } from "../lab/proof/Proof.ts";

const readingsCount = 10;
/** The second half may use this much more than the first: the index takes 24 bytes per record. */
const slackMb = 12;
const mostMb = 100;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Heap and array buffers after garbage collection. */
function heldMb(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 1e5) / 10;
}

interface Session {
  readonly hours: number;
  readonly seed: number;
  readonly onTenth: () => void;
}

/** A session as the command delivers it: each line and file, followed by its findings. */
async function* session({ hours, seed, onTenth }: Session): AsyncGenerator<CockpitObservation, void, undefined> {
  const checker = createChecker({ dialect: "live" });
  const durationMs = hours * 3_600_000;
  let [startMs, tenths, count] = [0, 0, 0];
  for (const { observation, atMs } of simulateObservations({
    seed,
    scenario: "grand-tour",
    dialect: "live",
    durationMs,
  })) {
    startMs ||= atMs;
    yield observation;
    for (const finding of checker.push(observation)) yield { type: "finding", finding };
    count += 1;
    // Sockets are only drained when the event loop turns.
    if (count % 50 === 0) await turn();
    if (((atMs - startMs) / durationMs) * readingsCount < tenths + 1) continue;
    tenths += 1;
    onTenth();
  }
}

function connect(port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: "/api/events", agent: false }, resolve).on("error", reject);
  });
}

/** A long session takes disk, not memory. */
export const proof: Proof = {
  name: "cockpit-server-memory",
  claim:
    "Along a session of 64 hours server, simulator and check together hold under 100 MB, and the later half at most 12 MB more than the earlier.",
  fullSize: 64,
  reducedSize: 8,
  isAlone: true,
  async run({ size, seed, report }) {
    const folder = mkdtempSync(join(tmpdir(), "shipslog-cockpit-memory-"));
    const heapMb: number[] = [];
    let bytes = 0;
    const streams = [session({ hours: size, seed, onTenth: () => heapMb.push(heldMb()) })];
    const cockpit = await startCockpit({ streams, folder, port: 0, run: "proof", nowMs: () => Date.now() });
    try {
      const [quick, stuck] = [await connect(cockpit.port), await connect(cockpit.port)];
      quick.on("data", (chunk: Buffer) => (bytes += chunk.length));
      stuck.pause();
      await cockpit.observed;
      const recordedMb = Math.round(statSync(join(folder, "records")).size / 1e6);
      const [earlier, later] = [heapMb.slice(1, readingsCount / 2), heapMb.slice(readingsCount / 2)];
      const growthMb = Math.max(...later) - Math.max(...earlier);
      report(`memory in MB along ${size} hours: ${heapMb.join(", ")}; ${recordedMb} MB on disk`);
      const passed =
        growthMb <= slackMb &&
        Math.max(...heapMb) < mostMb &&
        heapMb.length >= readingsCount - 1 &&
        bytes > recordedMb * 1e5;
      return { passed, result: { hours: size, heapMb, recordedMb, sentMb: Math.round(bytes / 1e6) } };
    } finally {
      await cockpit.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
