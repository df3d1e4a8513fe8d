import type { Situation, ExpectedLine } from "../../packages/simulator/tests/helpers/situations/Situation.ts";
import { situations } from "../../packages/simulator/tests/helpers/situations/situations.ts";

const intro = `# Situations

Things that happen to a player and that companion tools have to handle. A test asks for one by its [steps](steps.md) and gets every line that the
game writes then, with Status.json and the other files that go with it:

\`\`\`ts
const game = await launchGame({ seed: 1 });
await game.do("requestDocking", { answer: "NoSpace" });
\`\`\`

Every situation below is played in the check and judged line by line
([situations.long.test.ts](../packages/simulator/tests/situations.long.test.ts)). "Real" is how often the real journals at hand have its lines in this order.
\`npm run generate\` makes this page from the table that the test plays.`;

/** Formats the page of situations: how each is asked for, and by which lines it is known. */
export function situationsPage(): string {
  const rows = Object.entries(situations).map(([number, situation]) => sectionOf(Number(number), situation));
  return `${[intro, ...rows].join("\n\n")}\n`;
}

function sectionOf(number: number, { title, setup, steps, writes, real, unseen, broke = [] }: Situation): string {
  const script = steps.map((step) => `  ${JSON.stringify(step)}`).join(",\n");
  const given = setup === undefined ? "" : `\n\nSetup: \`${JSON.stringify(setup)}\``;
  const facts = [
    `Lines: ${writes.map(lineText).join(", ")}.`,
    `Real: ${real}${unseen === undefined ? "" : ` (${unseen})`}.`,
    ...(broke.length === 0 ? [] : [`Broke: ${broke.join(", ")}.`]),
  ];
  return `## ${number}. ${title}\n\n\`\`\`json\n[\n${script}\n]\n\`\`\`${given}\n\n${facts.join("\n")}`;
}

function lineText(line: ExpectedLine): string {
  if (typeof line === "string") return `\`${line}\``;
  const { event, ...fields } = line;
  const wishes = Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `\`${[event, ...wishes].join(", ")}\``;
}
