import { reports, type ReaderReport } from "../../packages/simulator/tests/helpers/situations/reports.ts";
import type { Situation, ExpectedLine } from "../../packages/simulator/tests/helpers/situations/Situation.ts";
import { situations } from "../../packages/simulator/tests/helpers/situations/situations.ts";

const intro = `# Situations

Things that happen to a player and that companion tools have to handle. A test asks for one by its [steps](steps.md) and gets every line that the
game writes then, with Status.json and the other files that go with it:

\`\`\`ts
const game = await launchGame({ seed: 1 });
await game.do("requestDocking", { answer: "NoSpace" });
\`\`\`

What a situation gives as its setup goes beside the seed, \`launchGame({ seed: 1, missions: [] })\`; in a script file beside \`"script"\`, to
\`shipslog fly --setup JSON\`, and in pytest to \`launch_game(setup={…})\`.

Every situation below is played in the check and judged line by line
([situations.long.test.ts](../packages/simulator/tests/situations.long.test.ts)). "Real" is how often the real journals at hand have its lines in this order.
\`npm run generate\` makes this page from the table that the test plays.

[The last part](#reports-of-readers) begins with bug reports about readers, and has for each the script whose lines broke the reader.`;

const reportsIntro = `## Reports of readers

Each is a bug report about a reader of journals, by its number in the reader's repository, with what went wrong and a script that writes the lines. A test
plays every script and finds the lines. Try them on your own reader: \`shipslog simulate --script script.json --out journal\`.`;

/** Formats the page of situations: how each is asked for, and by which lines it is known. */
export function situationsPage(): string {
  const rows = Object.entries(situations).map(([number, situation]) => sectionOf(Number(number), situation));
  const broken = Object.entries(reports).map(([name, report]) => reportOf(name, report));
  return `${[intro, ...rows, reportsIntro, ...broken].join("\n\n")}\n`;
}

function sectionOf(number: number, situation: Situation): string {
  const { title, real, unseen, broke = [] } = situation;
  const facts = [
    linesText(situation),
    `Real: ${real}.${unseen === undefined ? "" : ` ${unseen}`}`,
    ...(broke.length === 0 ? [] : [`Broke: ${broke.join(", ")}.`]),
  ];
  return `## ${number}. ${title}\n\n${scriptText(situation)}\n\n${facts.join("\n")}`;
}

function reportOf(name: string, report: ReaderReport): string {
  const { file, content } = report.shows ?? {};
  const shown = file === undefined || content === undefined ? "" : `\n${file}: ${lineText(content)}.`;
  return `### ${name}\n\n${report.broke}\n\n${scriptText(report)}\n\n${linesText(report)}${shown}`;
}

function scriptText({ setup, steps }: Pick<Situation, "setup" | "steps">): string {
  const script = steps.map((step) => `  ${JSON.stringify(step)}`).join(",\n");
  const given = setup === undefined ? "" : `\n\nSetup: \`${JSON.stringify(setup)}\``;
  return `\`\`\`json\n[\n${script}\n]\n\`\`\`${given}`;
}

const linesText = ({ writes }: Pick<Situation, "writes">): string => `Lines: ${writes.map(lineText).join(", ")}.`;

function lineText(line: ExpectedLine): string {
  if (typeof line === "string") return `\`${line}\``;
  const { event, ...fields } = line;
  const wishes = Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `\`${[event, ...wishes].join(", ")}\``;
}
