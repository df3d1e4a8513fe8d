import { commandTable } from "./commandTable.ts";

/** The text that `shipslog --help` prints. */
export function generalHelp(): string {
  const rows = [...commandTable].map(([name, { summary }]) => [name, summary] as const);
  return `Shipslog: simulate, check, watch and query the journals of Elite Dangerous.

usage: shipslog COMMAND [options]

commands:
${columns(rows)}

Run shipslog COMMAND --help for options and examples.
Run shipslog --version for the version.
`;
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
