import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.ts";
import type { Outcomes } from "./page.ts";

/** The file of the recorded outcomes. */
export const recordPath = "tests/walk-commands.json";

/** Reads how commands ended when they were recorded. */
export function readOutcomes(): Outcomes {
  const path = join(root, recordPath);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Outcomes) : {};
}
