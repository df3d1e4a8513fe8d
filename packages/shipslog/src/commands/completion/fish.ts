import { quote, type Completable, type Shell } from "./Shell.ts";

/** The script for fish: one line for each command, option and word. */
export const fish: Shell = (commands) => `# completion of shipslog for fish: shipslog completion fish | source
${commands.flatMap(linesOf).join("\n")}
`;

function linesOf({ name, summary, options, words = [] }: Completable): readonly string[] {
  const within = `complete -c shipslog -n ${quote(`__fish_seen_subcommand_from ${name}`)}`;
  return [
    `complete -c shipslog -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
    ...Object.entries(options).map(
      ([option, { type, description, choices }]) =>
        `${within} -l ${option}${valueOf(type === "boolean", choices)} -d ${quote(description)}`,
    ),
    ...(words.length > 0 ? [`${within} -f -a ${quote(words.join(" "))}`] : []),
  ];
}

/** `-r` asks for any value, `-x` for one of the listed values. */
function valueOf(isFlag: boolean, choices: readonly string[] | undefined): string {
  if (choices !== undefined) return ` -x -a ${quote(choices.join(" "))}`;
  return isFlag ? "" : " -r";
}
