import type { Command, Option } from "./Command.ts";
import { commands } from "./commands.ts";
import { everywhereOptions } from "./everywhereOptions.ts";

/** What `shipslog --help` prints. */
export function generalHelp(): string {
  const rows = [...commands].map(([name, { summary }]) => [name, summary] as const);
  return `Shipslog: the journal of a space game, without the game.

usage: shipslog COMMAND [options]

commands:
${columns(rows)}

shipslog COMMAND --help says more, with examples. shipslog --version prints the version.
`;
}

/** What `shipslog COMMAND --help` prints. */
export function commandHelp(command: Command): string {
  const options = Object.entries({ ...command.options, ...everywhereOptions }).map(
    ([name, option]) => [optionName(name, option), optionText(option)] as const,
  );
  return `${command.summary}

usage: shipslog ${command.name} ${command.usage}

options:
${columns(options)}

examples:
${command.examples.map(([line, does]) => `  ${line}\n      ${does}`).join("\n")}
`;
}

const optionName = (name: string, { value }: Option) => `--${name}${value === undefined ? "" : ` ${value}`}`;

const optionText = ({ description, default: standard }: Option) =>
  standard === undefined ? description : `${description} (${standard} unless given)`;

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
