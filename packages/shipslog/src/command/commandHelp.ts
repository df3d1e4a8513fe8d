import { type Command, globalOptions, type Option } from "./Command.ts";
import { paletteFor } from "../text/palette.ts";
import { printColumns, printParagraph } from "../text/TextPage.ts";
import type { OutputStream } from "./Host.ts";

/** The text that `shipslog COMMAND --help` prints. */
export function commandHelp(
  command: Command,
  output: Pick<OutputStream, "isTerminal" | "hasColour" | "columns">,
): string {
  const { strong, dim } = paletteFor(output);
  const words = Object.entries(command.arguments ?? {});
  const options = Object.entries({ ...command.options, ...globalOptions });
  const examples = command.examples.map(([line, does]) => `  ${strong(line)}\n      ${dim(does)}\n`);
  return [
    `${printParagraph(command.summary, output)}\n\nusage: shipslog ${command.name} ${command.usage}\n`,
    ...(words.length === 0 ? [] : [`\nwhere:\n${printColumns({ rows: words }, output)}\n`]),
    `\noptions:\n${printColumns({ rows: options.map(([name, option]) => rowOf(name, option)) }, output)}\n`,
    `\nexamples:\n${examples.join("")}`,
  ].join("");
}

function rowOf(name: string, { value, choices, description, default: preset }: Option): readonly string[] {
  const placeholder = value ?? choices?.join("|");
  const listed = value !== undefined && choices !== undefined ? `${description}: ${choices.join(", ")}` : description;
  return [
    `--${name}${placeholder === undefined ? "" : ` ${placeholder}`}`,
    preset === undefined ? listed : `${listed} (default: ${preset})`,
  ];
}
