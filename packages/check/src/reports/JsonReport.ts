import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "../engine/Summary.ts";
import { jsonText } from "./jsonText.ts";
import type { Report, ReportContext } from "./Report.ts";

/** Findings, summary and folders as one JSON object, one finding per line; the summary is known after the last finding. */
export class JsonReport implements Report {
  readonly #folders: ReportContext["folders"];
  #isFirst = true;

  constructor({ folders }: Pick<ReportContext, "folders"> = {}) {
    this.#folders = folders;
  }

  *begin(): Iterable<string> {
    yield `{"findings":[`;
  }

  *finding(finding: Finding): Iterable<string> {
    yield `${this.#isFirst ? "\n" : ",\n"}${jsonText(finding)}`;
    this.#isFirst = false;
  }

  *end(summary: Summary): Iterable<string> {
    const folders = this.#folders === undefined ? "" : `,"folders":${jsonText(this.#folders)}`;
    yield `\n],"summary":${jsonText(summary)}${folders}}\n`;
  }
}
