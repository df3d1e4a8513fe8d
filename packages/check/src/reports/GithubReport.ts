import type { Severity } from "@shipslog/contract";
import { escapeControls } from "@shipslog/contract/internal";
import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "../engine/Summary.ts";
import { headlineText, mismatchText, locationOf, sourceText } from "./findingText.ts";
import { folderLines } from "./folderLines.ts";
import type { Report, ReportContext } from "./Report.ts";
import { totalsText } from "./text/counts.ts";

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", note: "notice" };
/** An annotation is shown beside the code; the other formats contain the full text. */
const maxMessageLength = 2000;

/** Workflow commands that GitHub shows as annotations beside the lines of a change. */
export class GithubReport implements Report {
  readonly #context: ReportContext;

  constructor(context: ReportContext) {
    this.#context = context;
  }

  *begin(): Iterable<string> {}

  *finding(finding: Finding): Iterable<string> {
    const { path, line, column } = locationOf(finding);
    const properties = Object.entries({ file: path, line, col: column, title: finding.rule })
      .filter(([, value]) => value !== undefined && value !== "")
      .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    yield `::${commands[finding.severity]} ${properties.join(",")}::${escapeData(messageOf(finding))}\n`;
  }

  *end(summary: Summary): Iterable<string> {
    yield `${[totalsText(summary), ...folderLines(this.#context)].join("\n")}\n`;
  }
}

function messageOf(finding: Finding): string {
  const lines = [headlineText(finding), mismatchText(finding), finding.pointer, sourceText(finding)].filter(
    (line) => line !== "",
  );
  const text = lines.map(escapeControls).join("\n");
  return text.length <= maxMessageLength ? text : `${text.slice(0, maxMessageLength).toWellFormed()}…`;
}

/** Escapes what the runner unescapes in the text of a command. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Escapes also what would end a property. */
function escapeProperty(text: string): string {
  return escapeData(escapeControls(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
