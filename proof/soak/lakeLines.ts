import { readLake } from "../../lab/lake/readLake.ts";

/** One row of a lake: whose line it is, where it stood, what it says, and whether it is among the rejects. */
export interface LakeLine {
  readonly commander: string;
  readonly file: string;
  readonly offset: number;
  readonly raw: string;
  readonly isRejected: boolean;
}

/** Reads every line that the manifests of a lake count. */
export async function lakeLines(lake: string): Promise<readonly LakeLine[]> {
  const rows = await readLake(lake, `commander, position.file, position."offset"::DOUBLE, raw`);
  return rows.map(({ values: [commander, file, offset, raw], isRejected }) => {
    return { commander: String(commander), file: String(file), offset: Number(offset), raw: String(raw), isRejected };
  });
}
