import { escapeControls } from "@shipslog/contract/internal";
import type { Finding } from "../findings/Finding.ts";
import { headlineText, locationOf, locationText, mismatchText } from "./findingText.ts";
import type { Report } from "./Report.ts";

/** One line for each finding, `file:line:column: severity: message [rule]`, as editors and grep understand it. */
export class UnixReport implements Report {
  *begin(): Iterable<string> {}

  *finding(finding: Finding): Iterable<string> {
    const { path, line = 1, column = 1 } = locationOf(finding);
    const mismatch = mismatchText(finding);
    const message = `${headlineText(finding)}${mismatch === "" ? "" : ` (${mismatch})`}`;
    const place = locationText({ path, line, column, endColumn: undefined });
    yield `${escapeControls(`${place}: ${finding.severity}: ${message} [${finding.rule}]`)}\n`;
  }

  *end(): Iterable<string> {}
}
