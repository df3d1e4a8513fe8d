import { commandTable } from "./commandTable.ts";

/** The text that `shipslog --help` prints. */
export function generalHelp(): string {
  const rows = [...commandTable].map(([name, { summary }]) => [name, summary] as const);
  return `Shipslog: the journal of a space game, without the game.

usage: shipslog COMMAND [options]

commands:
${columns(rows)}

shipslog COMMAND --help says more, with examples.
shipslog --version prints the version.
`;
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
