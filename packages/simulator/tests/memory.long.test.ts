import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { simulate } from "@shipslog/simulator";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";

/** Heap readings during one endless session. */
const readingsCount = 10;
/** The allowed growth between the two halves: the caches of the galaxy are bounded but fill slowly. */
const slackMb = 24;

longTest(
  {
    claim: "Memory stays flat over a million events of one session.",
    size: { check: 20_000, full: 1_000_000, of: "events" },
  },
  ({ size, report }) => {
    const everyNth = Math.ceil(size / readingsCount);
    const heapMb: number[] = [];
    let events = 0;
    for (const { event } of simulate({ seed: 42, scenario: "grand-tour", dialect: "spec", start: 0, status: false })) {
      if (event === undefined) continue;
      events += 1;
      if (events % everyNth === 0) heapMb.push(heldMb());
      if (heapMb.length === readingsCount) break;
    }
    report(`heap in MB along ${events} events: ${heapMb.join(", ")}`);
    const earlier = Math.max(...heapMb.slice(0, readingsCount / 2));
    const later = Math.max(...heapMb.slice(readingsCount / 2));
    expect(later - earlier).toBeLessThanOrEqual(slackMb);
    return `${events} events, heap at most ${earlier} MB in the first half, ${later} MB in the second`;
  },
);

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Returns the heap size after garbage collection. */
function heldMb(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}
