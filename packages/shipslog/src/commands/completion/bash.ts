import { quote, type Completable, type Shell } from "./Shell.ts";

/** The script for bash. Where it has nothing to offer, bash completes file names. */
export const bash: Shell = (commands) => `# completion of shipslog for bash: source <(shipslog completion bash)
_shipslog() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command=\${COMP_WORDS[1]}
  local options= words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${quote(commands.map(({ name }) => name).join(" "))} -- "$current"))
    return
  fi
  case "$command $previous" in
${commands.flatMap(choiceCases).join("\n")}
  esac
  case $command in
${commands.map(commandCase).join("\n")}
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif ((COMP_CWORD == 2)); then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  fi
}
complete -o default -F _shipslog shipslog
`;

function choiceCases({ name, options }: Completable): readonly string[] {
  return Object.entries(options).flatMap(([option, { choices }]) => {
    if (choices === undefined) return [];
    const offer = `COMPREPLY=($(compgen -W ${quote(choices.join(" "))} -- "$current"))`;
    return [`    ${quote(`${name} --${option}`)}) ${offer}; return ;;`];
  });
}

function commandCase({ name, options, words = [] }: Completable): string {
  const flags = Object.keys(options).map((option) => `--${option}`);
  return `    ${name}) options=${quote(flags.join(" "))} words=${quote(words.join(" "))} ;;`;
}
