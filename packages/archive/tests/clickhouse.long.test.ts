import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { corpusFolder } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { root } from "../../../tools/workspace.ts";
import { chdb } from "./helpers/askClickHouse.ts";
import { compareClickHouse } from "./helpers/compareClickHouse.ts";
import { allFiles, realFolder } from "./helpers/realFolder.ts";
import { runShipslog, simulateFolders } from "./helpers/simulatedFolders.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "shipslog-clickhouse-"));
});
afterEach(() => {
  rmSync(place, { recursive: true });
});

longTest(
  {
    claim:
      "The engine of ClickHouse reads every published table: rows, and the values, sums of whole numbers, texts and times of each column, equal what DuckDB answers for the lake, of simulated and real journals.",
    size: { check: 5, full: allFiles, of: "real journals" },
    needs: [chdb],
  },
  async ({ size, seed, isLong, report }) => {
    const measured: string[] = [];
    const judge = async (name: string, folders: readonly string[]) => {
      const lake = join(place, name);
      for (const folder of folders) {
        await runShipslog("archive", folder, "--out", lake);
        await runShipslog("archive", "--out", lake, "--publish");
      }
      const found = [...(await compareClickHouse(lake))];
      const wrong = found.filter(([, { different }]) => different.length > 0);
      expect({ name, wrong }).toEqual({ name, wrong: [] });
      const sum = (of: "rows" | "questions") => found.reduce((total, [, table]) => total + table[of], 0);
      expect(sum("rows")).toBeGreaterThan(0);
      const filled = found.filter(([, { rows }]) => rows > 0).length;
      measured.push(
        `${name}: ${sum("rows")} rows in ${filled} of ${found.length} tables, ${sum("questions")} answers equal`,
      );
      report(measured.at(-1) ?? "");
    };
    await judge("simulated", await simulateFolders(place, seed, isLong));
    if (existsSync(join(root, corpusFolder))) await judge("real", [realFolder(join(place, "journals"), size)]);
    return measured.join("; ");
  },
);
