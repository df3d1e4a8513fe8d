import type { Rule, RuleBasis, Sample } from "@shipslog/check";
import { escapeControls } from "@shipslog/contract/internal";
import { printLine } from "@shipslog/contract/text";
import type { TextPage, Table } from "../../text/TextPage.ts";
import { statementRows } from "./statementPage.ts";

/** Explains a rule of the check by its id. */
export async function explainRule(word: string): Promise<TextPage | undefined> {
  const { rules } = await import("@shipslog/check");
  const rule = rules.find(({ id }) => id === word);
  return rule && rulePage(rule);
}

async function rulePage({
  id,
  group,
  basis,
  severity,
  title,
  why,
  restsOn,
  evidence,
  passes,
  fails,
  files = [],
}: Rule): Promise<TextPage> {
  const severities = Object.entries(severity).map(([dialect, weight]) => `${weight} in ${dialect}`);
  return {
    title: id,
    blocks: [
      title,
      {
        rows: [
          ["why", why],
          ["rests on", restsOn],
          ["decides by", evidence],
          ["looks at", group],
          ["severity", severities.join(", ")],
        ],
      },
      ...(await basisBlocks(id, basis)),
      ...example("Passes:", passes),
      ...example("Fails:", fails),
      ...(files.length === 0
        ? []
        : [
            `It judges ${files.map(({ file }) => file).join(", ")}; shipslog explain ${files[0]?.file} explains a file.`,
          ]),
    ],
  };
}

/** The statements that the rule checks, or the knowledge about the game that it rests on. */
async function basisBlocks(id: string, basis: RuleBasis): Promise<readonly (string | Table)[]> {
  if ("game" in basis) return [`It checks no statement of the specification. ${basis.game}`];
  return statementRows(({ checked }) => checked.includes(id));
}

function example(heading: string, samples: readonly Sample[]): readonly (string | Table)[] {
  return samples.length === 0 ? [] : [heading, { rows: samples.map((sample) => [formatSample(sample)]) }];
}

function formatSample(sample: Sample): string {
  const where = "companion" in sample ? `${sample.companion}: ` : "";
  if ("event" in sample) return where + printLine(sample.event);
  if ("line" in sample) return escapeControls(sample.line);
  if ("text" in sample) return where + escapeControls(sample.text);
  if ("absent" in sample) return `(no ${sample.companion})`;
  if ("file" in sample) return `(the file ${sample.file} begins)`;
  if ("unreadable" in sample) return `(a file that cannot be read: ${sample.unreadable})`;
  if ("empty" in sample) return "a file of 0 bytes";
  return "truncated" in sample ? "(the file is truncated)" : `(a line of ${sample.oversizeBytes} bytes)`;
}
