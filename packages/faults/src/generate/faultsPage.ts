import type { Fault, FaultSort, Provocation } from "../Fault.ts";

const titles: Readonly<Record<FaultSort, string>> = {
  event: "In the event",
  sequence: "In the sequence of events",
  text: "In the text of a line",
  file: "In the files",
};

const introduction = [
  "# Faults",
  "",
  "`shipslog simulate --faults NAME:RATE,…` damages what it writes. RATE is the share of candidates to damage, above 0 and up",
  "to 1; the same seed gives the same damage. `--answers FILE` writes the findings to expect, one JSON object a line for each damage:",
  "",
  "```text",
  '{ "fault": "half-line", "position": { "file": "…", "offset": 2815, "line": 5, "generation": 0 },',
  '  "expected": [{ "rule": "half-line", "severity": "error", "pointer": "", "position": { … }, "witnesses": ["reader", "follower"] }] }',
  "```",
  "",
  "`witnesses` says who can see a finding: a `follower` reads the folder as it grows, a `reader` once it is complete. A reader sees",
  "each companion file in its final state and does not count generations. A finding about a companion file has `companion`, with",
  "the simulated time of the write, instead of `position`. Faults keep apart from each other, so that none hides the finding of",
  "another: you can use several at once.",
  "",
];

/** The page of the faults: the name of each, what it does, and the findings to expect. */
export function faultsPage(faults: readonly Fault[]): string {
  const sections = (Object.keys(titles) as FaultSort[]).flatMap((sort) => [
    `## ${titles[sort]}`,
    "",
    "| fault | what it does | findings to expect |",
    "|---|---|---|",
    ...faults.filter((fault) => fault.sort === sort).map(rowOf),
    "",
  ]);
  return `${[...introduction, ...sections].join("\n").trimEnd()}\n`;
}

function rowOf({ name, description, provokes, remark }: Fault): string {
  const found = provokes.length === 0 ? "none" : provokes.map(findingOf).join("; ");
  return `| \`${name}\` | ${description} | ${found}${remark === undefined ? "" : `. ${remark}`} |`;
}

function findingOf({ rule, severity }: Provocation): string {
  const words = Object.entries(severity).map(([dialect, each]) => `${each} in \`${dialect}\``);
  const first = severity.spec;
  const second = severity.live;
  return `[${rule}](rules.md#${rule}): ${first !== undefined && first === second ? first : words.join(", ")}`;
}
