import type { Fault, FaultSort, Provocation } from "@shipslog/contract";
import { stepFaults } from "@shipslog/journal";
import { momentFaults } from "@shipslog/simulator";

const titles: Readonly<Record<FaultSort, string>> = {
  event: "In the event",
  sequence: "In the sequence of events",
  text: "In the text of a line",
  file: "In the files",
};

const introduction = [
  "# Faults",
  "",
  "`shipslog simulate --faults NAME:RATE,…` damages what it writes, by the seed: RATE is the share, above 0 and up to 1, of the",
  "places that offer themselves. `--answers FILE` writes what must be found, one JSON object a line for each damage:",
  "",
  "```text",
  '{ "fault": "half-line", "position": { "file": "…", "offset": 2815, "line": 5, "generation": 0 },',
  '  "expected": [{ "rule": "half-line", "severity": "error", "pointer": "", "position": { … }, "witnesses": ["reader", "follower"] }] }',
  "```",
  "",
  "A `follower` reads the folder as it grows, a `reader` once it is complete: it meets each companion file as it was left, and",
  "counts no generations. A finding about a companion file has `companion`, with the simulated time of the write, in place of",
  "`position`. Damage keeps away from other damage that would hide it, so that several faults may be asked for at once.",
  "",
];

/** The page of the faults: what each is called, what it does, and what must find it. */
export function faultsPage(): string {
  const faults: readonly Fault[] = [...momentFaults, ...stepFaults];
  const sections = (Object.keys(titles) as FaultSort[]).flatMap((sort) => [
    `## ${titles[sort]}`,
    "",
    "| fault | what it does | what must find it |",
    "|---|---|---|",
    ...faults.filter((fault) => fault.sort === sort).map(rowOf),
    "",
  ]);
  return `${[...introduction, ...sections].join("\n").trimEnd()}\n`;
}

function rowOf({ name, description, provokes, remark }: Fault): string {
  const found = provokes.length === 0 ? "nothing" : provokes.map(findingOf).join("; ");
  return `| \`${name}\` | ${description} | ${found}${remark === undefined ? "" : `. ${remark}`} |`;
}

function findingOf({ rule, severity }: Provocation): string {
  const words = Object.entries(severity).map(([dialect, each]) => `${each} in \`${dialect}\``);
  const [first, second] = [severity.spec, severity.live];
  return `[${rule}](rules/${rule}.md): ${first !== undefined && first === second ? first : words.join(", ")}`;
}
