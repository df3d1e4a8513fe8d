import { setTimeout as sleep } from "node:timers/promises";
import { isLake } from "@shipslog/archive";
import { readLake } from "../../lab/lake/readLake.ts";
import type { DigestedLine } from "./DigestedLine.ts";

const tries = 20;
const againMs = 500;

/** Reads every line of a lake, again if a collector has merged files meanwhile. */
export async function readLakeLines(lake: string): Promise<readonly DigestedLine[]> {
  for (let left = tries; ; left--) {
    try {
      return (await isLake(lake)) ? await readOnce(lake) : [];
    } catch (error) {
      if (left === 0) throw error;
      await sleep(againMs);
    }
  }
}

async function readOnce(lake: string): Promise<readonly DigestedLine[]> {
  const rows = await readLake(lake, `commander, position.file, position."offset"::DOUBLE, md5(raw)`);
  return rows.map(({ values: [commander, file, offset, digest], isRejected }) => ({
    ...{ commander: String(commander), file: String(file), offset: Number(offset), digest: String(digest) },
    isRejected,
  }));
}
