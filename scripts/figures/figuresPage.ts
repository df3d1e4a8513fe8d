import type { Figures } from "../../lab/bench/Figures.ts";
import { mostGrowth } from "../../lab/bench/Growth.ts";
import { figureText } from "../../lab/bench/table.ts";
import { missedGoals } from "./explanations.ts";
import { simulateTimes } from "./simulateTimes.ts";

/** Writes the page of figures; a missed goal without an explanation is an error. */
export function figuresPage({ benchmarks: { node, date, results }, growths }: Figures): string {
  const missed = results.filter(({ met }) => !met).map(({ name }) => name);
  const unexplained = missed.filter((name) => missedGoals[name] === undefined);
  if (unexplained.length > 0) throw new Error(`These missed goals have no explanation: ${unexplained.join(", ")}`);
  return `# Figures

One run of \`npm run bench -- --record\` on two shared cores, Node ${node}, ${date}. Absolute figures depend on the machine and its load; ratios
compare ours with a peer and with the least code that does the same work, in one run. [Proofs](proof) show correctness; this page shows cost.

![Each benchmark beside its goal; a bar beyond the dashed line meets it](pictures/figures.svg)

| benchmark | unit | ours | peer | limit | ours / limit | goal | met |
|---|---|---|---|---|---|---|---|
${results.map((each) => `| ${each.name} | ${each.unit} | ${figureText(each.ours)} | ${figureText(each.peer)} | ${figureText(each.limit)} | ${figureText(each.ratio)} | ${each.goal} | ${each.met ? "yes" : "no"} |`).join("\n")}

${missed.length === 0 ? "Every goal is met." : `## Goals that are missed\n\n${missed.map((name) => `- \`${name}\`: ${missedGoals[name]}`).join("\n")}`}

## How cost grows

What one unit costs among 1, 10 and 100 of them, in milliseconds, by \`npm run bench -- --growth --record\` of ${growths.date}. Growth is the cost among 100 divided by the cost among 10: 1 means that twice the work takes
twice the time; up to ${mostGrowth} is taken for noise. The first unit pays for warming up.

| work | unit | of 1 | of 10 | of 100 | growth |
|---|---|---|---|---|---|
${growths.results.map(({ name, unit, msEach, growth, met }) => `| ${name} | ${unit} | ${msEach.map(({ ms }) => figureText(ms)).join(" | ")} | ${figureText(growth)}${met ? "" : " (too much)"} |`).join("\n")}

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
