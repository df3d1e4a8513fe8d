import { commandTable } from "./commandTable.ts";
import { printColumns } from "./text/TextPage.ts";

/** The text that `shipslog --help` prints. */
export function generalHelp(): string {
  const rows = [...commandTable].map(([name, { summary }]) => [name, summary]);
  return `Shipslog: simulate, check, watch and query the journals of Elite Dangerous.

usage: shipslog COMMAND [options]

commands:
${printColumns({ rows }, { isTerminal: false, columns: 80 })}

Run shipslog COMMAND --help for options and examples.
Run shipslog --version for the version.
`;
}
