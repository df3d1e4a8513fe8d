import { rm } from "node:fs/promises";
import { readJournalBatches } from "@shipslog/journal";
import type { Growth } from "../harness/Growth.ts";
import { writeSimulated } from "../journal/simulated.ts";

/** Reading a folder from disk, every entry. */
export const growth: Growth<string> = {
  name: "read",
  unit: "1,000 lines",
  prepare: (units) => writeSimulated(units * 1000),
  async run(folder) {
    for await (const entries of readJournalBatches(folder)) void entries;
  },
  discard: (folder) => rm(folder, { recursive: true }),
};
