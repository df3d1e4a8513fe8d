import { describe, expect, it } from "vitest";
import type { LakeFile } from "../files/LakeFile.ts";
import { mixOldMonths } from "./mixOldMonths.ts";

const fileOf = (table: string, month: string, rows: number): LakeFile => {
  return { path: `${table} ${month} ${rows}`, table, month, shape: "", rows, bytes: rows };
};

/** How files are divided, as texts. */
function divide(...files: readonly LakeFile[]): readonly string[] {
  return mixOldMonths(files).map((part) => `${part.month}: ${part.files.map(({ path }) => path).join(", ")}`);
}

describe("files to be merged", () => {
  it("of months with few rows are mixed, but for the newest month of their table", () => {
    const divided = divide(
      fileOf("Docked", "2025-11", 5),
      fileOf("Docked", "mixed", 7),
      fileOf("Docked", "2025-12", 2000),
      fileOf("Docked", "2026-01", 3),
      fileOf("rejects", "2025-11", 5),
    );
    expect(divided).toEqual([
      "mixed: Docked 2025-11 5, Docked mixed 7, Docked 2025-12 2000",
      "2026-01: Docked 2026-01 3",
      "2025-11: rejects 2025-11 5",
    ]);
  });

  it("of a month with many rows, of events and of no time stay divided", () => {
    const divided = divide(
      fileOf("Docked", "2025-10", 1500),
      fileOf("Docked", "2025-10", 1600),
      fileOf("Docked", "undated", 5),
      fileOf("Docked", "2026-01", 5),
      fileOf("events", "2025-10", 5),
      fileOf("events", "2026-01", 5),
    );
    expect(divided).toEqual([
      "2025-10: Docked 2025-10 1500, Docked 2025-10 1600",
      "undated: Docked undated 5",
      "2026-01: Docked 2026-01 5",
      "2025-10: events 2025-10 5",
      "2026-01: events 2026-01 5",
    ]);
  });
});
