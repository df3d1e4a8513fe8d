import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "../engine/Summary.ts";
import { jsonText } from "./jsonText.ts";
import type { Report } from "./Report.ts";

/** Findings and summary as one JSON object, one finding per line; the summary is known last, so it comes last. */
export class JsonReport implements Report {
  #isFirst = true;

  *begin(): Iterable<string> {
    yield `{"findings":[`;
  }

  *finding(finding: Finding): Iterable<string> {
    yield `${this.#isFirst ? "\n" : ",\n"}${jsonText(finding)}`;
    this.#isFirst = false;
  }

  *end(summary: Summary): Iterable<string> {
    yield `\n],"summary":${jsonText(summary)}}\n`;
  }
}
