import type { Command, Option } from "./Command.ts";
import { globalOptions } from "./globalOptions.ts";
import { paletteFor } from "./text/palette.ts";
import { printColumns } from "./text/TextPage.ts";
import type { OutputStream } from "./Host.ts";

/** What `shipslog COMMAND --help` prints. */
export function commandHelp(
  command: Command,
  output: Pick<OutputStream, "isTerminal" | "hasColour" | "columns">,
): string {
  const { strong, dim } = paletteFor(output);
  const words = Object.entries(command.arguments ?? {});
  const options = Object.entries({ ...command.options, ...globalOptions });
  const examples = command.examples.map(([line, does]) => `  ${strong(line)}\n      ${dim(does)}\n`);
  return [
    `${command.summary}\n\nusage: shipslog ${command.name} ${command.usage}\n`,
    ...(words.length === 0 ? [] : [`\nwhere:\n${printColumns({ rows: words }, output)}\n`]),
    `\noptions:\n${printColumns({ rows: options.map(([name, option]) => rowOf(name, option)) }, output)}\n`,
    `\nexamples:\n${examples.join("")}`,
  ].join("");
}

function rowOf(name: string, { value, description, default: standard }: Option): readonly string[] {
  return [
    `--${name}${value === undefined ? "" : ` ${value}`}`,
    standard === undefined ? description : `${description} (${standard} unless given)`,
  ];
}
