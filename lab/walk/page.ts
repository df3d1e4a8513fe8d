import { situations } from "./Situation.ts";
import type { CommandOutcome } from "./tryInSituation.ts";
import { walks } from "./walks.ts";

/** The page that users read. */
export const pagePath = "docs/exit-codes.md";

/** The outcomes by command and situation. */
export type Outcomes = Readonly<Record<string, Readonly<Record<string, CommandOutcome>>>>;

const meaning = `# How commands end

What every command does when there is nothing to read, when it is stopped, and when the machine refuses. A
[test](../tests/walk-commands.test.ts) tries each command in each of these situations and compares the outcome with this page.

| exit code | meaning |
|---|---|
| 0 | success |
| 1 | findings: \`check\`, \`doctor\`, \`fleet doctor\`, \`archive --verify\` or \`observe\` found something, a case of \`try\` failed, or \`fleet load\` could not store every line |
| 2 | the command line cannot be carried out as typed: a wrong option, a path that does not exist, a folder without journals, invalid SQL |
| 3 | the machine refused: permission, a full disk, a port in use, no server, a Node that is too old |
| 130 | stopped by Ctrl-C (SIGINT) or SIGTERM before the work was done |

- The message names what failed, why, and what to do. \`--debug\` adds the stack trace.
- Ctrl-C leaves no half output. \`query\`, \`report\`, \`check\` and \`anonymise\` write everything or nothing. \`simulate\` and \`replay\` leave
  the lines so far, as a game that was closed; \`archive\` keeps what it has stored, and the next run adds the rest.
- \`check\` takes a file of any name that is named as a journal, and companion files without a journal: it checks these alone, says so on
  standard error, and ends with 0 or 1. Other commands end with 2.
- \`query\` prints rows as they come in the formats csv and json. When it is stopped in between, it says so on standard error.
- \`watch\`, \`cockpit\`, \`fleet up\`, \`fleet uplink\`, \`fleet collect\`, \`fleet guard\` and \`fleet registrar\` run until they are stopped and then exit with 0.
- \`fly\` ends with its input. Without a terminal it exits with 2 if a line could not be carried out.
- A second Ctrl-C stops a command at once, without cleaning up.
- When the reader of the output closes it, as \`head\` does, the rest of the output is dropped and the exit code is that of the work.
  \`watch\` ends.
`;

/** Prints the page of the docs. */
export function printExitCodesPage(outcomes: Outcomes): string {
  return `${meaning}\n${walks.map(({ command, line }) => section(command, line, outcomes[command] ?? {})).join("\n")}`;
}

function section(command: string, line: string, outcomes: Readonly<Record<string, CommandOutcome>>): string {
  const rows = situations.flatMap(({ name }) => {
    const outcome = outcomes[name];
    return outcome === undefined ? [] : [`| ${name} | ${outcome.code} | ${cell(outcome)} |`];
  });
  return `## ${command}\n\n\`shipslog ${line}\`\n\n| when | exit code | message |\n|---|---|---|\n${rows.join("\n")}\n`;
}

function cell({ message, leaves }: CommandOutcome): string {
  const quoted = message === "" ? "" : `\`${message.replaceAll("|", "\\|")}\``;
  return leaves === undefined ? quoted : `${quoted} leaves ${leaves}`;
}
