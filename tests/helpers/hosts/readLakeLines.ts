import { setTimeout as sleep } from "node:timers/promises";
import { isLake } from "@shipslog/archive";
import { readLake } from "../../../packages/archive/tests/helpers/readLake.ts";

/** A line in a lake, with a hash of its text. */
export interface DigestedLine {
  readonly commander: string;
  readonly file: string;
  readonly offset: number;
  readonly digest: string;
  readonly isRejected: boolean;
}

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
    commander: String(commander),
    file: String(file),
    offset: Number(offset),
    digest: String(digest),
    isRejected,
  }));
}
