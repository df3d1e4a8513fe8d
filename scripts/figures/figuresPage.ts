import type { Figures, RecordedRun, Spread } from "../../lab/bench/Figures.ts";
import { mostGrowth } from "../../lab/bench/Growth.ts";
import { benchmarksOver, growthsOver } from "../../lab/bench/overRuns.ts";
import { figureText } from "../../lab/bench/table.ts";
import { missedGoals } from "./explanations.ts";
import { simulateTimes } from "./simulateTimes.ts";

/** Writes the page of figures; a missed goal without an explanation is an error. */
export function figuresPage({ benchmarks, growths }: Figures): string {
  const results = benchmarksOver(benchmarks.map((run) => run.results));
  const grown = growthsOver(growths.map((run) => run.results));
  const missed = results.filter(({ met }) => !met).map(({ name }) => name);
  const unexplained = missed.filter((name) => missedGoals[name] === undefined);
  if (unexplained.length > 0) throw new Error(`These missed goals have no explanation: ${unexplained.join(", ")}`);
  return `# Figures

Medians of ${runsText(benchmarks)} of \`npm run bench -- --record\` on two shared cores. Absolute figures depend on the machine and its load; ratios
compare ours with a peer and with the least code that does the same work, in one run. The spread is the least and the most of the figure that the goal is
about: the ratio to the limit, or ours where the goal has a unit. [Proofs](proof/README.md) show correctness; this page shows cost.

![Each benchmark beside its goal; a bar beyond the dashed line meets it](pictures/figures.svg)

| benchmark | unit | ours | peer | limit | ours / limit | spread | goal | met |
|---|---|---|---|---|---|---|---|---|
${results.map((each) => `| ${each.name} | ${each.unit} | ${figureText(each.ours)} | ${figureText(each.peer)} | ${figureText(each.limit)} | ${figureText(each.ratio)} | ${spreadText(each.spread)} | ${each.goal} | ${each.met ? "yes" : "no"} |`).join("\n")}

${missed.length === 0 ? "Every goal is met." : `## Goals that are missed\n\n${missed.map((name) => `- \`${name}\`: ${missedGoals[name]}`).join("\n")}`}

## How cost grows

What one unit costs among 1, 10 and 100 of them, in milliseconds: medians of ${runsText(growths)} of \`npm run bench -- --growth --record\`. Growth is the cost among 100 divided by the cost among 10: 1 means that twice the work takes
twice the time; up to ${mostGrowth} is taken for noise. The first unit pays for warming up.

| work | unit | of 1 | of 10 | of 100 | growth | spread |
|---|---|---|---|---|---|---|
${grown.map(({ name, unit, msEach, growth, met, spread }) => `| ${name} | ${unit} | ${msEach.map(({ ms }) => figureText(ms)).join(" | ")} | ${figureText(growth)}${met ? "" : " (too much)"} | ${spreadText(spread)} |`).join("\n")}

## Simulate at once

Seconds of processor time of \`shipslog simulate\` at speed \`max\`, before and after companion files are written once. Start-up is the same command with
one second of play. Goals: less than 0.3 s for the hour and less than 60 s for 1,000 hours; the [proof](../proof/cli-simulate.ts) measures both. In
nine runs with five seeds the hour took 0.13 to 0.23 s eight times and missed the goal once, in the first run after a build. Most of it is code that V8 has not
compiled yet: later hours take 0.03 s each. Beside other work it took up to 0.41 s.

| work | before | after |
|---|---|---|
${simulateTimes.map(({ work, before, after }) => `| ${work} | ${before ?? "-"} | ${after} |`).join("\n")}
`;
}

const spreadText = ({ least, most }: Spread): string => `${figureText(least)} to ${figureText(most)}`;

/** The runs with their date, commit and Node, and how busy the machine was before the first; the others add their own load. */
function runsText(runs: readonly RecordedRun<unknown>[]): string {
  const [first] = runs;
  if (first === undefined) return "no runs";
  const { node, date, commit, loadBefore } = first;
  const load = loadBefore === undefined ? [] : [`load average ${loadBefore.toFixed(1)} before the first`];
  const about = [`commit ${commit.slice(0, 7)}`, `Node ${node}`, ...load].join(", ");
  return `${runs.length} run${runs.length === 1 ? "" : "s"} on ${date.slice(0, 10)} (${about})`;
}
