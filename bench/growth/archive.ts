import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSink } from "@shipslog/archive";
import type { Delivery, EventEntry } from "@shipslog/contract";
import type { Growth } from "../harness/Growth.ts";
import { simulatedEntries } from "../journal/simulated.ts";

const batchLines = 1000;

/** Storing lines in a lake, a thousand in each batch: stored data must not make the next batch more expensive. */
export const growth: Growth<{ readonly lake: string; readonly batches: readonly (readonly Delivery[])[] }> = {
  name: "archive",
  unit: "a batch of 1,000 lines",
  async prepare(units) {
    const lake = await mkdtemp(join(tmpdir(), "shipslog-growth-"));
    const deliveries = [...simulatedEntries(units * batchLines)].map(deliveryOf);
    const batches = Array.from({ length: units }, (_, at) => deliveries.slice(at * batchLines, (at + 1) * batchLines));
    return { lake, batches };
  },
  async run({ lake, batches }) {
    const sink = await openSink(lake, { owner: "bench" });
    for (const batch of batches) await sink.write(batch);
    await sink.close();
  },
  discard: ({ lake }) => rm(lake, { recursive: true }),
};

function deliveryOf({ position, byteLength, raw, kind, event }: EventEntry): Delivery {
  return {
    commander: "F1",
    position,
    byteLength,
    after: position.offset,
    raw,
    verdict: { type: "stored", kind, event },
  };
}
