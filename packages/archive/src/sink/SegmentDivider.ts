import { join } from "node:path";
import { readFile } from "node:fs/promises";
import { judgeRawLine, type Delivery, type DividedLines } from "@shipslog/contract";
import { openEngine, type Engine, type EngineOptions } from "../engine/openEngine.ts";
import { requireWhole } from "../lake/files/damage.ts";
import { markUntyped, type LakeFile } from "../lake/files/LakeFile.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import type { LakeHome, LakePlace } from "../lake/home/LakeHome.ts";
import { stageInParts } from "../lake/lines/typedLines.ts";
import { parseSegment } from "../lake/lines/segment.ts";
import { mixRareMonths, type OwnMonths } from "../lake/months/mixRareMonths.ts";
import { mixSmallTables } from "../lake/months/mixSmallTables.ts";
import { monthsByTable, withoutKinds, type MonthsByTable } from "../lake/months/monthsByTable.ts";
import { Staging } from "../staging/Staging.ts";
import { writeTables } from "./writeTables.ts";

/** Segments to be divided, and how. */
export interface DividingTask {
  readonly lake: LakePlace;
  readonly segments: readonly LakeFile[];
  /** The name of the data files that are written. */
  readonly fileName: string;
  readonly ownMonths: OwnMonths | undefined;
  /** Whether events get rows in the tables of their kinds; if not, their files are untyped. */
  readonly hasKindTables: boolean;
  /** Whether the lines are wanted too. */
  readonly withLines: boolean;
}

/** Untyped files whose kinds get their tables. */
export interface KindsTask {
  readonly lake: LakePlace;
  readonly files: readonly LakeFile[];
  readonly fileName: string;
  readonly ownMonths: OwnMonths | undefined;
}

/** The files with the rows of segments: durable, and in no manifest yet. */
export interface DividedSegments extends DividedLines {
  readonly files: readonly LakeFile[];
}

/** So many lines are parsed at once: a parsed line takes several times the memory of its text. */
const pieceLines = 4096;

/** Judges the lines of segments and writes them as tables, in a DuckDB of its own. One task after the other. */
export class SegmentDivider {
  readonly #engine: Engine;
  readonly #staging: Staging;

  private constructor(engine: Engine, staging: Staging) {
    this.#engine = engine;
    this.#staging = staging;
  }

  static async open(options: EngineOptions = {}): Promise<SegmentDivider> {
    const engine = await openEngine(options);
    return new SegmentDivider(engine, await Staging.open(engine.connection));
  }

  async divide(task: DividingTask): Promise<DividedSegments> {
    try {
      return await this.#divide(task);
    } finally {
      await this.#staging.clear();
    }
  }

  /** Writes the tables of kinds of the lines in untyped files. */
  async writeKinds({ lake, files, fileName, ownMonths }: KindsTask): Promise<readonly LakeFile[]> {
    const home = homeOf(lake);
    const written: LakeFile[] = [];
    try {
      const target = { connection: this.#engine.connection, staging: this.#staging, home };
      // All fit: there is one part.
      for await (const { months } of stageInParts(target, files, Infinity)) {
        written.push(...(await this.#write(home, fileName, months, ownMonths)));
      }
      return written;
    } finally {
      await this.#staging.clear();
    }
  }

  close(): void {
    this.#engine.close();
  }

  async #divide({
    lake,
    segments,
    fileName,
    ownMonths,
    hasKindTables,
    withLines,
  }: DividingTask): Promise<DividedSegments> {
    const home = homeOf(lake);
    const rejected: Delivery[] = [];
    const lines: Delivery[] = [];
    let count = 0;
    let months: MonthsByTable = new Map();
    await requireWhole(home, segments);
    for (const { path } of segments) {
      const { dialect, pieces } = await parseSegment(await readFile(join(home.folder, path)), path, pieceLines);
      for (const piece of pieces) {
        const judged = piece.map((line) => judgeRawLine(line, dialect));
        months = monthsByTable(await this.#staging.add(judged), months);
        count += judged.length;
        rejected.push(...judged.filter(({ verdict }) => verdict.type === "rejected"));
        if (withLines) lines.push(...judged.map(withoutEvent));
      }
    }
    const written = await this.#write(home, fileName, hasKindTables ? months : withoutKinds(months), ownMonths);
    const files = hasKindTables ? written : written.map(markUntyped);
    return { files, stored: count - rejected.length, rejected, lines: withLines ? lines : undefined };
  }

  async #write(
    home: LakeHome,
    fileName: string,
    tables: MonthsByTable,
    ownMonths: OwnMonths | undefined,
  ): Promise<readonly LakeFile[]> {
    const { connection } = this.#engine;
    const months =
      ownMonths === undefined
        ? await mixSmallTables(connection, tables)
        : await mixRareMonths(connection, tables, ownMonths);
    return await writeTables(this.#engine, home, fileName, months);
  }
}

/** The parsed event of a line takes more memory than the line, and who wants the lines does not need it. */
function withoutEvent(delivery: Delivery): Delivery {
  const { verdict } = delivery;
  return verdict.type === "rejected" ? delivery : { ...delivery, verdict: { type: "stored", kind: verdict.kind } };
}
