import { quote, type Shell } from "./Shell.ts";

/** The script for bash: what it cannot complete falls back to names of files. */
export const bash: Shell = (commands) => `# completion of shipslog for bash: source <(shipslog completion bash)
_shipslog() {
  local current=\${COMP_WORDS[COMP_CWORD]} command=\${COMP_WORDS[1]} options= words=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W ${quote(commands.map(({ name }) => name).join(" "))} -- "$current"))
    return
  fi
  case $command in
${commands
  .map(({ name, options, words = [] }) => {
    const flags = Object.keys(options).map((option) => `--${option}`);
    return `    ${name}) options=${quote(flags.join(" "))} words=${quote(words.join(" "))} ;;`;
  })
  .join("\n")}
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif ((COMP_CWORD == 2)); then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  fi
}
complete -o default -F _shipslog shipslog
`;
