import { rm } from "node:fs/promises";
import { readJournalBatches } from "@shipslog/journal";
import type { Growth } from "../harness/Growth.ts";
import { writeSimulated } from "../journal/simulated.ts";

/** Reading only the jumps of a folder; other lines are skipped without being parsed. */
export const growth: Growth<string> = {
  name: "filter",
  unit: "1,000 lines",
  prepare: (units) => writeSimulated(units * 1000),
  async run(folder) {
    for await (const entries of readJournalBatches(folder, { kinds: ["FSDJump"] })) void entries;
  },
  discard: (folder) => rm(folder, { recursive: true }),
};
