import { severities, type Severity } from "@shipslog/contract";
import { formatCount, groupDigits } from "@shipslog/contract/internal";
import type { Summary } from "../engine/Summary.ts";
import type { Finding } from "../findings/Finding.ts";
import { locationOf, locationText, mismatchText, placeText } from "./findingText.ts";
import { folderLines } from "./folderLines.ts";
import type { Report, ReportContext } from "./Report.ts";
import { checkedText } from "./text/counts.ts";
import { xmlText } from "./xmlText.ts";

/** How many findings of a group the page shows with their lines. */
const maxSamples = 5;

/** Findings of one rule about one field of one kind. */
interface Group {
  readonly first: Finding;
  readonly samples: Finding[];
  readonly files: Set<string>;
  severity: Severity;
  found: number;
}

/** One page for a browser, without anything from elsewhere: groups of equal findings, each with some of its lines. */
export class HtmlReport implements Report {
  readonly #context: ReportContext;
  readonly #groups = new Map<string, Group>();

  constructor(context: ReportContext) {
    this.#context = context;
  }

  *begin(): Iterable<string> {}

  finding(finding: Finding): Iterable<string> {
    const key = `${finding.rule}\n${placeText(finding)}`;
    const group = this.#groups.get(key) ?? {
      first: finding,
      samples: [],
      files: new Set<string>(),
      severity: finding.severity,
      found: 0,
    };
    this.#groups.set(key, group);
    group.found += finding.count ?? 1;
    group.files.add(locationOf(finding).path);
    if (severities.indexOf(finding.severity) < severities.indexOf(group.severity)) group.severity = finding.severity;
    if (group.samples.length < maxSamples) group.samples.push(finding);
    return [];
  }

  *end(summary: Summary): Iterable<string> {
    const groups = [...this.#groups.values()].sort(
      (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity) || other.found - one.found,
    );
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

function printGroup({ first, samples, files, severity, found }: Group): string {
  const place = placeText(first);
  const message = xmlText(place === "" ? first.message : `${place}: ${first.message}`);
  const where = `${xmlText(first.rule)} · ${groupDigits(found)} in ${formatCount(files.size, "file")} · ${xmlText(first.restsOn)}`;
  const shown = samples.map((finding) => {
    const { text, start, length } = finding.excerpt;
    const before = text.slice(0, start);
    const value = text.slice(start, start + length);
    const after = text.slice(start + length);
    const line = `${xmlText(before)}${value === "" ? "" : `<mark>${xmlText(value)}</mark>`}${xmlText(after)}`;
    const note = [locationText(locationOf(finding)), mismatchText(finding)].filter((part) => part !== "");
    return `<small>${note.map(xmlText).join(" · ")}</small>\n<pre>${line}</pre>\n`;
  });
  const left = found - samples.length;
  if (left > 0) shown.push(`<small>and ${groupDigits(left)} more</small>\n`);
  return `<details class="${severity}"><summary><span><b>${severity}</b> <span>${message}<br/><small>${where}</small></span></span></summary>\n${shown.join("")}</details>\n`;
}
