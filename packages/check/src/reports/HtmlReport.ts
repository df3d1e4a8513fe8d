import { severities } from "@shipslog/contract";
import { formatCount, groupDigits } from "@shipslog/contract/internal";
import type { Summary } from "../engine/Summary.ts";
import type { Finding } from "../findings/Finding.ts";
import { FindingGroups, type FindingGroup } from "./FindingGroups.ts";
import { folderLines } from "./folderLines.ts";
import type { Report, ReportContext } from "./Report.ts";
import { checkedText } from "./text/counts.ts";
import { xmlText } from "./xmlText.ts";

/** One page for a browser, without anything from elsewhere: groups of equal findings, each with some of its lines. */
export class HtmlReport implements Report {
  readonly #context: ReportContext;
  readonly #groups = new FindingGroups();

  constructor(context: ReportContext) {
    this.#context = context;
  }

  *begin(): Iterable<string> {}

  finding(finding: Finding): Iterable<string> {
    this.#groups.add(finding);
    return [];
  }

  *end(summary: Summary): Iterable<string> {
    const groups = this.#groups.list;
    const counts = severities.map((severity) => formatCount(summary.findings[severity], severity)).join(", ");
    yield `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n<meta name="viewport" content="width=device-width"/>\n<title>shipslog check</title>\n${style}</head>\n<body>\n`;
    yield `<h1>${groups.length === 0 ? "Nothing found" : xmlText(counts)}</h1>\n`;
    yield `<p>${[checkedText(summary), ...folderLines(this.#context)].map(xmlText).join("<br/>\n")}</p>\n`;
    for (const group of groups) yield printGroup(group);
    yield "</body>\n</html>\n";
  }
}

/** On a narrow screen the severity stands above its message, on a wide one before it. The colours have a contrast of 4.5 or more. */
const style = `<style>
:root { color-scheme: light dark }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; line-height: 1.25 }
details { border-top: 1px solid #8884; padding: .5rem 0 }
summary { cursor: pointer }
summary > span { display: inline-grid; width: calc(100% - 1.5rem); vertical-align: top }
@media (min-width: 40rem) { summary > span { grid-template-columns: 5rem 1fr } }
pre { overflow-x: auto; overflow-wrap: normal; margin: .3rem 0 .8rem; padding: .5rem; background: #8881 }
.error b { color: light-dark(#b3261e, #ff7a70) }
.warning b { color: light-dark(#8a5200, #f0a83c) }
.note b { color: light-dark(#0b6a80, #5cc3db) }
small { color: light-dark(#555, #b5b5b5) }
details > small { display: block; margin-top: .6rem }
mark { background: light-dark(#ffd54f, #7a5a00); color: inherit }
</style>
`;

function printGroup({ first, title, samples, files, severity, found }: FindingGroup): string {
  const where = `${xmlText(first.rule)} · ${groupDigits(found)} in ${formatCount(files, "file")} · ${xmlText(first.restsOn)}`;
  const shown = samples.map((sample) => {
    const value = sample.value === "" ? "" : `<mark>${xmlText(sample.value)}</mark>`;
    const line = `${xmlText(sample.before)}${value}${xmlText(sample.after)}`;
    return `<small>${xmlText(sample.where)}</small>\n<pre>${line}</pre>\n`;
  });
  const left = found - samples.length;
  if (left > 0) shown.push(`<small>and ${groupDigits(left)} more</small>\n`);
  return `<details class="${severity}"><summary><span><b>${severity}</b> <span>${xmlText(title)}<br/><small>${where}</small></span></span></summary>\n${shown.join("")}</details>\n`;
}
