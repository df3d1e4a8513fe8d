import { printCompanion, printLine } from "@shipslog/contract/text";
import type { Sample } from "../declare/Rule.ts";

/** Longer lines show nothing but their length, so they are cut. */
const maxLength = 1500;

/** The samples of an example as they are in the files. */
export function samplesText(samples: readonly Sample[]): string {
  return samples.map(sampleText).join("\n");
}

function sampleText(sample: Sample): string {
  if ("file" in sample) return `# ${sample.file}`;
  if ("absent" in sample) return `# no ${sample.companion}`;
  if ("companion" in sample) {
    const text = "text" in sample ? sample.text : printCompanion(sample.event);
    return `# ${sample.companion}\n${visible(text.trimEnd())}`;
  }
  if ("line" in sample) return visible(sample.line);
  if ("event" in sample) return visible(printLine(sample.event));
  if ("unreadable" in sample) return `# a file that cannot be read: ${sample.unreadable}`;
  if ("empty" in sample) return "# a file of 0 bytes";
  return "oversizeBytes" in sample ? `# a line of ${sample.oversizeBytes} bytes` : "# the file becomes shorter";
}

/** Text with invisible characters as words. */
function visible(text: string): string {
  const shown = text.replaceAll("\0", "<NUL>").replaceAll("\uFEFF", "<BOM>").replaceAll("\uFFFD", "<not UTF-8>");
  const lines = shown.replaceAll("\r\n", "\n").replaceAll("\r", "<CR>");
  return lines.length > maxLength ? `${lines.slice(0, maxLength)}…` : lines;
}
