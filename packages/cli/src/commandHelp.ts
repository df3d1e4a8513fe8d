import type { Command, Option } from "./Command.ts";
import { everywhereOptions } from "./everywhereOptions.ts";
import { paintFor } from "./text/paint.ts";
import { printTable } from "./text/Page.ts";
import type { Output } from "./World.ts";

/** What `shipslog COMMAND --help` prints. */
export function commandHelp(command: Command, output: Pick<Output, "isTerminal" | "hasColour" | "columns">): string {
  const { strong, dim } = paintFor(output);
  const words = Object.entries(command.arguments ?? {});
  const options = Object.entries({ ...command.options, ...everywhereOptions });
  const examples = command.examples.map(([line, does]) => `  ${strong(line)}\n      ${dim(does)}\n`);
  return [
    `${command.summary}\n\nusage: shipslog ${command.name} ${command.usage}\n`,
    ...(words.length === 0 ? [] : [`\nwhere:\n${printTable({ rows: words }, output)}\n`]),
    `\noptions:\n${printTable({ rows: options.map(([name, option]) => rowOf(name, option)) }, output)}\n`,
    `\nexamples:\n${examples.join("")}`,
  ].join("");
}

function rowOf(name: string, { value, description, default: standard }: Option): readonly string[] {
  return [
    `--${name}${value === undefined ? "" : ` ${value}`}`,
    standard === undefined ? description : `${description} (${standard} unless given)`,
  ];
}
