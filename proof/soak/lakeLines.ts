import { readLake } from "../../lab/lake/readLake.ts";

/** One line of a lake: its commander, position and text, and whether it is a reject. */
export interface LakeLine {
  readonly commander: string;
  readonly file: string;
  readonly offset: number;
  readonly raw: string;
  readonly isRejected: boolean;
}

/** Reads every line of a lake. */
export async function lakeLines(lake: string): Promise<readonly LakeLine[]> {
  const rows = await readLake(lake, `commander, position.file, position."offset"::DOUBLE, raw`);
  return rows.map(({ values: [commander, file, offset, raw], isRejected }) => {
    return { commander: String(commander), file: String(file), offset: Number(offset), raw: String(raw), isRejected };
  });
}
