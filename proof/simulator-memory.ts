import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { simulate } from "@shipslog/simulator";
import type { Proof } from "../lab/proof/Proof.ts";

/** Heap readings during one endless session. */
const readingsCount = 10;
/** The allowed growth between the two halves: the caches of the galaxy are bounded but fill slowly. */
const slackMb = 24;

/** Measures the memory of one endless session. */
export const proof: Proof = {
  name: "simulator-memory",
  claim: "Memory stays flat over a million events of one session.",
  fullSize: 1_000_000,
  reducedSize: 20_000,
  run({ size, report }) {
    const everyNth = size / readingsCount;
    const heapMb: number[] = [];
    let events = 0;
    for (const { event } of simulate({ seed: 42, scenario: "grand-tour", dialect: "spec", start: 0, status: false })) {
      if (event === undefined) continue;
      events += 1;
      if (events % everyNth === 0) heapMb.push(heldMb());
      if (events === size) break;
    }
    const [earlier, later] = [heapMb.slice(0, readingsCount / 2), heapMb.slice(readingsCount / 2)].map((half) =>
      Math.max(...half),
    );
    report(`heap in MB along ${events} events: ${heapMb.join(", ")}`);
    return { passed: later! - earlier! <= slackMb, result: { events, heapMb } };
  },
};

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Returns the heap size after garbage collection. */
function heldMb(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}
