import { printJson } from "./jsonReport.ts";
import { printJunitSuite } from "./junitReport.ts";
import { printText } from "./textReport.ts";
import type { PrintSuite } from "./TryReport.ts";

/** The formats of the report, by the name of `--format`. */
export const suiteFormats = { text: printText, json: printJson, junit: printJunitSuite } satisfies Record<
  string,
  PrintSuite
>;

/** What `--format` takes. */
export type SuiteFormatName = keyof typeof suiteFormats;
