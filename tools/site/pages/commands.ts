import { commandHelp } from "../../../packages/shipslog/src/command/commandHelp.ts";
import { commandTable } from "../../../packages/shipslog/src/commandTable.ts";
import type { Page } from "../Page.ts";

/** The widest text a page shows without a scroll bar. */
const paper = { isTerminal: true, hasColour: false, columns: 100 };

/** A page for each command with its help text, and one that lists them. */
export async function commandPages(): Promise<readonly Page[]> {
  const list = [...commandTable].map(([name, { summary }]) => `| [${name}](./${name}.md) | ${summary} |`);
  const index = `# Commands\n\n| command | what it does |\n|---|---|\n${list.join("\n")}\n`;
  const pages = [...commandTable].map(async ([name, command]) => ({
    path: `commands/${name}.md`,
    text: `# shipslog ${name}\n\n\`\`\`text\n${commandHelp(await command.load(), paper)}\`\`\`\n`,
  }));
  return [{ path: "commands/index.md", text: index }, ...(await Promise.all(pages))];
}
